import { chanceSteps, range } from './pieces/chance'
import { fraction, toText } from '../../maths'
import { equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** x² + bx + c = 0, where b and c come up by chance. */
export interface DrawnEquation {
  /** b is one of 1 to `most[0]`, c one of 1 to `most[1]`. */
  readonly most: readonly [b: number, c: number]
  readonly ask: 'real' | 'equal' | 'none'
}

const tests = {
  real: (D: number) => D >= 0,
  equal: (D: number) => D === 0,
  none: (D: number) => D < 0,
} as const

/** What is asked, as words and as a condition. */
export const rootsAsked = {
  real: { words: 'real roots', sign: '\\ge' },
  equal: { words: 'two equal roots', sign: '=' },
  none: { words: 'no real roots', sign: '<' },
} as const

/** For each b, the c that suit. */
const goodFor = ({ most, ask }: DrawnEquation): readonly (readonly [b: number, c: readonly number[]])[] =>
  range(1, most[0]).map((b) => [b, range(1, most[1]).filter((c) => tests[ask](b * b - 4 * c))] as const)

export const countGood = (given: DrawnEquation): number => goodFor(given).reduce((sum, [, cs]) => sum + cs.length, 0)

/** How many pairs seem to suit where b² − c is taken for the discriminant. */
export const countWithoutFour = ({ most, ask }: DrawnEquation): number =>
  range(1, most[0]).flatMap((b) => range(1, most[1]).filter((c) => tests[ask](b * b - c))).length

const values = (cs: readonly number[], most: number): string =>
  cs.length === 0
    ? 'no value of $c$ suits'
    : cs.length === most
      ? `all $${most}$ values of $c$ suit`
      : `$${cs.join(', ')}$ ${cs.length === 1 ? 'suits' : 'suit'} for $c$`

/** E.g. "A die is thrown twice, for b and for c. Find the probability that x² + bx + c = 0 has real roots." */
export const drawnEquation = worked<DrawnEquation>({
  id: 'drawn-equation',
  archetype: 'prob-two-dice-other',
  objection: ({ most }) =>
    most.every((n) => Number.isSafeInteger(n) && n > 0 && n <= 20)
      ? null
      : 'So many pairs cannot be tested by hand: check the numbers that you typed.',
  solve: (given) => {
    const { most, ask } = given
    const [good, all] = [countGood(given), most[0] * most[1]]
    const { words, sign } = rootsAsked[ask]
    const counts = goodFor(given).map(([, cs]) => cs.length)
    return {
      key: toText(fraction(good, all)),
      lines: [
        earns(
          0.5,
          says`${equals('Number of all possible outcomes', `${most[0]} \\times ${most[1]}`, `${all}`)}.`,
          'outcomes',
        ),
        earns(0.5, `The equation has ${words} if $D = b^2 - 4c ${sign} 0$, that is, $b^2 ${sign} 4c$.`, 'condition'),
        ...goodFor(given).map(([b, cs]) => `For $b = ${b}$, $b^2 = ${b * b}$: ${values(cs, most[1])}.`),
        earns(
          1,
          `Number of favourable outcomes $= ${counts.length > 1 ? `${counts.join(' + ')} = ` : ''}${good}$.`,
          'favourable',
        ),
        ...chanceSteps(`the equation having ${words}`, good, all),
      ],
    }
  },
})
