import { chanceSteps } from './pieces/chance'
import { eventObjection, suits, type NumberEvent } from './pieces/number-event'
import { sumText } from './pieces/number-event-words'
import { fraction, toText } from '../../maths'
import { equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** Two dice (or one, thrown twice) with unusual faces. */
export interface SpecialDice {
  readonly first: readonly number[]
  readonly second: readonly number[]
  readonly of: 'sum' | 'product'
  readonly event: NumberEvent
}

const often = (faces: readonly number[], value: number): number => faces.filter((face) => face === value).length

/** The pairs of values that suit, each with the number of faces on either die. */
export function ways({ first, second, of, event }: SpecialDice) {
  const values = (faces: readonly number[]) => [...new Set(faces)]
  return values(first)
    .flatMap((a) => values(second).map((b) => [a, b] as const))
    .filter(([a, b]) => suits(event, of === 'sum' ? a + b : a * b))
    .map(([a, b]) => ({ a, b, ways: [often(first, a), often(second, b)] as const }))
}

/** How many pairs of faces suit. */
export const goodPairs = (dice: SpecialDice): number => ways(dice).reduce((sum, { ways: [m, n] }) => sum + m * n, 0)

/** "sum is even", "product is at least $5$" */
export const specialText = ({ of, event }: SpecialDice): string =>
  `${of} is ${event.kind === 'even' || event.kind === 'odd' ? event.kind : sumText(event)}`

function objection({ first, second, event }: SpecialDice): string | null {
  const all = [...first, ...second]
  if (first.length !== 6 || second.length !== 6) return 'A die has six faces: check the numbers on them.'
  if (!all.every((face) => Number.isSafeInteger(face) && face >= 0 && face < 1000))
    return 'The numbers on the faces must be whole numbers, none of them negative.'
  return eventObjection(event)
}

/** E.g. "The faces of a die show 1, 2, 2, 3, 3, 3. It is thrown twice. Find the probability that the sum is 5." */
export const specialDice = worked<SpecialDice>({
  id: 'special-dice',
  archetype: 'prob-special-dice',
  objection,
  solve: (dice) => {
    const [found, good] = [ways(dice), goodPairs(dice)]
    return {
      key: toText(fraction(good, 36)),
      lines: [
        earns(0.5, says`${equals('Number of all possible outcomes', '6 \\times 6', '36')}.`, 'outcomes'),
        line(
          'pairs',
          found.length === 0
            ? 'No pair of numbers suits: the event is impossible.'
            : `Favourable pairs of numbers: $${found.map(({ a, b }) => `(${a}, ${b})`).join(', ')}$.`,
        ),
        earns(
          1.5,
          found.length === 0
            ? says`So ${equals('number of favourable outcomes', '0')}.`
            : says`Counting the faces that bear each number, ${equals('number of favourable outcomes', found.map(({ ways: [m, n] }) => `${m} \\times ${n}`).join(' + '), `${good}`)}.`,
          'favourable',
        ),
        ...chanceSteps(`the event that the ${specialText(dice)}`, good, 36),
      ],
    }
  },
})
