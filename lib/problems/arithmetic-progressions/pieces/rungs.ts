import { fraction, toText } from '../../../maths'
import type { Random } from '../../../random'
import { rungs } from '../../../solutions/arithmetic-progressions/rungs'
import type { Posed } from '../../posed'
import type { Slip } from '../../template'
import { sumOf, termOf } from './progression'

/** n rungs, `gap` cm apart, each d cm shorter than the one below it; the length of all is asked. */
export interface Rungs {
  readonly story: 'rungs'
  readonly a: number
  readonly d: number
  readonly n: number
  readonly gap: number
}

export const drawRungs = (random: Random): Rungs => ({
  story: 'rungs',
  ...random.until(
    (source) => ({
      a: source.integer(36, 60),
      d: source.integer(1, 3),
      n: source.integer(7, 13),
      gap: source.pick([20, 25, 30]),
    }),
    ({ a, d, n }) => termOf(a, -d, n) >= 20,
  ),
})

export function posedRungs({ a, d, n, gap }: Rungs): Posed {
  const last = termOf(a, -d, n)
  const height = (n - 1) * gap
  const { lines } = rungs.solve({
    bottom: fraction(a),
    top: fraction(last),
    height: fraction(height),
    gap: fraction(gap),
  })
  return {
    question: `A ladder has rungs ${gap} cm apart. The rungs decrease uniformly in length from ${a} cm at the bottom to ${last} cm at the top. If the top and the bottom rungs are ${height} cm apart, what length of wood, in cm, do the rungs need in all?`,
    rule: { kind: 'number', expected: `${sumOf(a, -d, n)}`, unit: 'cm' },
    hints: [
      'How many rungs are there? Count the gaps first.',
      'Decreasing uniformly means that the lengths form an AP.',
      'The first and the last length are known: $S_n = \\frac{n}{2}(a + l)$.',
    ],
    steps: lines,
    explanation: 'There is one rung more than there are gaps, as there is one fence post more than there are gaps.',
  }
}

export const slipsForRungs = ({ a, d, n }: Rungs): readonly Slip[] => [
  {
    response: toText(fraction((n - 1) * (a + termOf(a, -d, n)), 2)),
    note: 'That counts the gaps. How many rungs are there?',
    step: 'count',
  },
  { response: `${2 * sumOf(a, -d, n)}`, note: 'The factor in the sum is $\\frac{n}{2}$, not $n$.', step: 'sum' },
  { response: `${n}`, note: 'That is the number of rungs. Now add their lengths.', step: 'last' },
]
