import { fraction, toText } from '../../../maths'
import { commasTex } from '../../../maths/commas'
import type { Random } from '../../../random'
import { firstFromSum } from '../../../solutions/arithmetic-progressions/first-from-sum'
import type { Posed } from '../../posed'
import type { Slip } from '../../template'
import { sumOf, termOf } from './progression'

/** n prizes, each d less than the one before; the first, a, is asked. */
export interface Prizes {
  readonly story: 'prizes'
  readonly a: number
  readonly d: number
  readonly n: number
}

export const drawPrizes = (random: Random): Prizes => ({
  story: 'prizes',
  ...random.until(
    (source) => ({ a: 10 * source.integer(10, 60), d: 10 * source.integer(1, 5), n: source.integer(5, 9) }),
    ({ a, d, n }) => termOf(a, -d, n) >= 20 && sumOf(a, -d, n) < 10_000,
  ),
})

export function posedPrizes({ a, d, n }: Prizes): Posed {
  const total = sumOf(a, -d, n)
  const { lines } = firstFromSum.solve({ total: fraction(total), n, d: fraction(-d) }, { thing: 'prize' })
  return {
    question: `A school has set aside ₹$${commasTex(total)}$ for ${n} cash prizes for good work. Each prize is ₹$${d}$ less than the one before it. Find the value of the first prize.`,
    rule: { kind: 'number', expected: `${a}`, unit: '₹' },
    hints: [
      'The values of the prizes form an AP. Which of $a$, $d$, $n$ and $S_n$ are known?',
      'Each prize is less than the one before it: what is the sign of $d$?',
      'Put all that is known in $S_n = \\frac{n}{2}[2a + (n - 1)d]$ and solve for $a$.',
    ],
    steps: lines,
    explanation:
      'The sum, the number of terms and the difference are known here, so the formula is solved for the first term.',
  }
}

export const slipsForPrizes = ({ a, d, n }: Prizes): readonly Slip[] => [
  {
    response: `${a - (n - 1) * d}`,
    note: 'That is the last prize: each prize is less than the one before, so check the sign of $d$.',
    step: 'put in',
  },
  { response: `${2 * a}`, note: 'That is $2a$. Divide by 2.', step: 'first prize' },
  { response: toText(fraction(2 * a - (n - 1) * d, 2)), note: 'That is the mean of the prizes.', step: 'bracket' },
]
