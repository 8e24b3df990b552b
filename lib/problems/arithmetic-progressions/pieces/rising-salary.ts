import { commasTex } from '../../../maths/commas'
import type { Random } from '../../../random'
import { ordinal } from '../../../solutions/arithmetic-progressions/pieces/progression'
import type { Posed } from '../../posed'
import { earns, type Slip } from '../../template'
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
  return {
    question: `Subha started work at a monthly salary of ₹$${commasTex(a)}$, and her monthly salary rises by ₹$${commasTex(d)}$ every year. In which year of her work does it reach ₹$${commasTex(value)}$? (The first year counts as 1.)`,
    rule: { kind: 'number', expected: `${n}` },
    hints: [
      'The salaries of the first, second, third year form an AP. Which term is known?',
      'Put the known values in $a_n = a + (n - 1)d$ and solve for $n$.',
    ],
    steps: [
      `The monthly salaries of the years, in rupees, form an AP with $a = ${commasTex(a)},\\ d = ${d}$. Let $a_n = ${commasTex(value)}$.`,
      earns(0.5, 'Formula: $a_n = a + (n - 1)d$'),
      earns(1, `$${commasTex(value)} = ${commasTex(a)} + (n - 1) \\times ${d}$`),
      earns(0.5, `$(n - 1) \\times ${d} = ${commasTex(value - a)}$, so $n - 1 = ${n - 1}$`),
      earns(0.5, `This gives $n = ${n}$.`, 'year'),
      earns(0.5, `Hence her salary reaches ₹$${commasTex(value)}$ in the ${ordinal(n)} year.`),
    ],
    explanation: 'The first year has no rise yet, so in the $n$th year there have been $n - 1$ rises.',
  }
}

export const slipsForSalary = ({ n }: Salary): readonly Slip[] => [
  { response: `${n - 1}`, note: 'That is the number of rises. The first year has none.', step: 'year' },
  { response: `${n + 1}`, note: 'The quotient is $n - 1$: add 1 to it once only.', step: 'year' },
]
