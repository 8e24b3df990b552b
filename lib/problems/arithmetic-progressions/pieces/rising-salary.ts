import { commasTex } from '../../../maths/commas'
import type { Random } from '../../../random'
import { fraction } from '../../../maths'
import { progression } from '../../../solutions/arithmetic-progressions/pieces/progression'
import { reachedIn } from '../../../solutions/arithmetic-progressions/reached-in'
import type { Posed } from '../../posed'
import type { Slip } from '../../template'
import { termOf } from './progression'

/** A salary a that rises by d every year; the year n is asked. */
export interface Salary {
  readonly story: 'income'
  readonly a: number
  readonly d: number
  readonly n: number
}

export const drawSalary = (random: Random): Salary => ({
  story: 'income',
  a: 500 * random.integer(20, 50),
  d: 100 * random.integer(4, 12),
  n: random.integer(6, 16),
})

export function posedSalary({ a, d, n }: Salary): Posed {
  const value = termOf(a, d, n)
  const { lines } = reachedIn.solve(
    { ...progression(a, d), value: fraction(value) },
    {
      given: `The monthly salaries of the years, in rupees, form an AP with $a = ${commasTex(a)},\\ d = ${d}$. Let $a_n = ${commasTex(value)}$.`,
      answer: (place) => `Hence her salary reaches ₹$${commasTex(value)}$ in the ${place} year.`,
    },
  )
  return {
    question: `Subha started work at a monthly salary of ₹$${commasTex(a)}$, and her monthly salary rises by ₹$${commasTex(d)}$ every year. In which year of her work does it reach ₹$${commasTex(value)}$? (The first year counts as 1.)`,
    rule: { kind: 'number', expected: `${n}` },
    hints: [
      'The salaries of the first, second, third year form an AP. Which term is known?',
      'Put the known values in $a_n = a + (n - 1)d$ and solve for $n$.',
    ],
    steps: lines,
    explanation: 'The first year has no rise yet, so in the $n$th year there have been $n - 1$ rises.',
  }
}

export const slipsForSalary = ({ n }: Salary): readonly Slip[] => [
  { response: `${n - 1}`, note: 'That is the number of rises. The first year has none.', step: 'year' },
  { response: `${n + 1}`, note: 'The quotient is $n - 1$: add 1 to it once only.', step: 'year' },
]
