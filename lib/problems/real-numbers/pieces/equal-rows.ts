import { gcd, lcm } from '../../../maths'
import { factorLine } from '../../../solutions/real-numbers/pieces/factor-lines'
import { evaluatedSides, powersOf } from '../../../solutions/real-numbers/pieces/powers'
import type { PosedPart } from '../../posed'
import { chain, earns, equals, line, says } from '../../template'
import { timesDividing } from './by-trial'
import { rowStories } from './row-stories'

/** Three quantities g × q in equal rows, and what is asked of them. */
export interface EqualRows {
  readonly g: number
  readonly quotients: readonly number[]
  readonly story: keyof typeof rowStories
  /** The quantity whose exponent is asked for in part (i), and of which prime. */
  readonly asked: 0 | 1 | 2
  readonly prime: 2 | 3
  /** Which of the two last parts. */
  readonly last: 'rows' | 'LCM'
}

export function equalRowsParts(draw: EqualRows, amounts: readonly number[]): readonly PosedPart[] {
  const { story, asked, prime } = draw
  const { things, pair } = rowStories[story]
  const [a = 0, b = 0] = amounts
  const number = amounts[asked] ?? 0
  const exponent = timesDividing(number, prime)
  const both = gcd(a, b)
  return [
    {
      label: '(i)',
      ask: `Write the exponent of $${prime}$ in the prime factorisation of $${number}$, the number of ${things[asked]}.`,
      rule: { kind: 'number', expected: `${exponent}` },
      steps: [
        earns(0.5, factorLine(number), 'factors of one'),
        earns(0.5, says`So ${equals(`the exponent of $${prime}$`, `${exponent}`)}`, 'exponent'),
      ],
    },
    {
      label: '(ii)',
      ask: `Find the HCF of $${a}$ and $${b}$, the numbers of ${pair}.`,
      rule: { kind: 'number', expected: `${both}` },
      steps: [
        line('factors 1', factorLine(a)),
        earns(0.5, factorLine(b), 'factors 2'),
        earns(0.5, says`${chain(`\\text{HCF}(${a}, ${b})`, ...evaluatedSides(powersOf(both)))}`, 'HCF of two'),
      ],
    },
    draw.last === 'rows' ? rowsPart(draw, amounts) : lcmPart(draw, amounts),
  ]
}

function rowsPart({ g, quotients, story }: EqualRows, amounts: readonly number[]): PosedPart {
  const { row, rows, item } = rowStories[story]
  const total = quotients.reduce((x, y) => x + y, 0)
  return {
    label: '(iii)',
    ask: `Find the least possible number of ${rows} in all.`,
    rule: { kind: 'number', expected: `${total}` },
    steps: [
      earns(0.5, `The fewest ${rows} are needed when each ${row} holds as many ${item} as possible: their HCF`, 'rule'),
      line('factors 3', factorLine(amounts[2] ?? g)),
      earns(0.5, says`${chain(`\\text{HCF}(${amounts.join(', ')})`, ...evaluatedSides(powersOf(g)))}`, 'HCF of three'),
      line(
        'divided',
        says`${chain(amounts.map((n) => `\\frac{${n}}{${g}}`).join(' + '), quotients.join(' + '), `${total}`)}`,
      ),
      earns(1, `So the least number of ${rows} is $${total}$`, 'rows'),
    ],
  }
}

function lcmPart({ g, story }: EqualRows, amounts: readonly number[]): PosedPart {
  const least = lcm(...amounts)
  const third = amounts[2] ?? g
  return {
    label: '(iii)',
    ask: rowStories[story].lots(amounts),
    rule: { kind: 'number', expected: `${least}` },
    steps: [
      earns(0.5, factorLine(third), 'factors 3'),
      earns(
        0.5,
        'The least number that all three divide is their LCM: the greatest power of each prime that occurs',
        'rule',
      ),
      earns(1, says`${chain(`\\text{LCM}(${amounts.join(', ')})`, ...evaluatedSides(powersOf(least)))}`, 'LCM'),
    ],
  }
}
