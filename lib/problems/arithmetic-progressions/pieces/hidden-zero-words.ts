import { ordinal } from '../../../solutions/arithmetic-progressions/pieces/progression'
import type { Ask } from '../../posed'

/** m a_m = n a_n, or S_m = S_n: what is zero at the place m + n is asked. */
export interface Hidden {
  readonly m: number
  readonly n: number
  readonly asked: 'term' | 'sum'
  readonly stem: 0 | 1 | 2
}

export function askedTerm({ m, n, stem }: Hidden): Ask {
  return {
    question:
      [
        `The common difference of an AP is not zero, and ${m} times its ${ordinal(m)} term equals ${n} times its ${ordinal(n)} term. Which term of the AP is zero?`,
        `In an AP with common difference $d \\ne 0$, $${m}a_{${m}} = ${n}a_{${n}}$. For which $k$ is $a_k = 0$?`,
        `If ${m} times the ${ordinal(m)} term of an AP (whose terms are not all equal) is the same as ${n} times the ${ordinal(n)} term, which term must be zero?`,
      ][stem] ?? '',
    rule: { kind: 'number' },
    hints: [
      'Write both terms with $a$ and $d$, and the condition as an equation.',
      'Take everything to one side: the terms with $a$ together, the terms with $d$ together.',
      'Divide by the factor of $a$, and compare with $a_k = a + (k - 1)d$.',
    ],
    explanation: `In every such AP the ${ordinal(m + n)} term is zero, whatever its first term and its common difference are.`,
  }
}

export function askedSum({ m, n, stem }: Hidden): Ask {
  return {
    question:
      [
        `The sum of the first ${m} terms of an AP with common difference $d \\ne 0$ equals the sum of its first ${n} terms. The sum of how many first terms is zero?`,
        `In an AP, whose terms are not all equal, $S_{${m}} = S_{${n}}$. For which natural number $k$ is $S_k = 0$?`,
        `The first ${m} terms of an AP (its terms are not all equal) add up to the same as the first ${n} terms. How many of its terms, from the first one on, add up to zero?`,
      ][stem] ?? '',
    rule: { kind: 'number' },
    hints: [
      'Write both sums with $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
      'Take everything to one side: the terms with $a$ together, the terms with $d$ together.',
      'Divide until $2a$ is left, and compare with the bracket of $S_k = \\frac{k}{2}[2a + (k - 1)d]$.',
    ],
    explanation: `The terms from the ${ordinal(m + 1)} to the ${ordinal(n)} add up to zero, and they lie in the middle of the first ${m + n} terms.`,
  }
}
