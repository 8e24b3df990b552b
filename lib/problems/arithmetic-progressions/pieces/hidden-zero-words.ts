import { ordinal } from '../../../solutions/arithmetic-progressions/pieces/progression'
import type { Posed } from '../../posed'
import { chain, earns, says } from '../../template'
import { inLetters } from './place-of-value'

/** m a_m = n a_n, or S_m = S_n: what is zero at the place m + n is asked. */
export interface Hidden {
  readonly m: number
  readonly n: number
  readonly asked: 'term' | 'sum'
  readonly stem: 0 | 1 | 2
}

export function multipleTerms({ m, n, stem }: Hidden): Posed {
  const apart = n - m
  const more = n * (n - 1) - m * (m - 1)
  return {
    question:
      [
        `The common difference of an AP is not zero, and ${m} times its ${ordinal(m)} term equals ${n} times its ${ordinal(n)} term. Which term of the AP is zero?`,
        `In an AP with common difference $d \\ne 0$, $${m}a_{${m}} = ${n}a_{${n}}$. For which $k$ is $a_k = 0$?`,
        `If ${m} times the ${ordinal(m)} term of an AP (whose terms are not all equal) is the same as ${n} times the ${ordinal(n)} term, which term must be zero?`,
      ][stem] ?? '',
    rule: { kind: 'number', expected: `${m + n}` },
    hints: [
      'Write both terms with $a$ and $d$, and the condition as an equation.',
      'Take everything to one side: the terms with $a$ together, the terms with $d$ together.',
      'Divide by the factor of $a$, and compare with $a_k = a + (k - 1)d$.',
    ],
    steps: [
      'Let $a$ be the first term and $d$ the common difference.',
      earns(0.5, says`Given: ${chain(`${m}(${inLetters(m)})`, `${n}(${inLetters(n)})`)}`, 'given'),
      earns(0.5, says`Opening the brackets: ${chain(`${m}a + ${m * (m - 1)}d`, `${n}a + ${n * (n - 1)}d`)}`, 'opened'),
      ...(apart === 1
        ? [earns(1, says`Taking all to one side: ${chain(inLetters(m + n), '0')}`, 'divided')]
        : [
            earns(0.5, says`Taking all to one side: ${chain(`${apart}a + ${more}d`, '0')}`, 'collected'),
            earns(0.5, says`Dividing by ${apart}: ${chain(inLetters(m + n), '0')}`, 'divided'),
          ]),
      earns(0.5, `By $a_k = a + (k - 1)d$, the left side is $a_{${m + n}}$.`),
      earns(0.5, `Hence the ${ordinal(m + n)} term is zero.`),
    ],
    explanation: `In every such AP the ${ordinal(m + n)} term is zero, whatever its first term and its common difference are.`,
  }
}

export function sums({ m, n, stem }: Hidden): Posed {
  const apart = n - m
  const more = n * (n - 1) - m * (m - 1)
  const half = (k: number): string => `\\frac{${k}}{2}[2a + ${k - 1}d]`
  return {
    question:
      [
        `The sum of the first ${m} terms of an AP with common difference $d \\ne 0$ equals the sum of its first ${n} terms. The sum of how many first terms is zero?`,
        `In an AP, whose terms are not all equal, $S_{${m}} = S_{${n}}$. For which natural number $k$ is $S_k = 0$?`,
        `The first ${m} terms of an AP (its terms are not all equal) add up to the same as the first ${n} terms. How many of its terms, from the first one on, add up to zero?`,
      ][stem] ?? '',
    rule: { kind: 'number', expected: `${m + n}` },
    hints: [
      'Write both sums with $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
      'Take everything to one side: the terms with $a$ together, the terms with $d$ together.',
      'Divide until $2a$ is left, and compare with the bracket of $S_k = \\frac{k}{2}[2a + (k - 1)d]$.',
    ],
    steps: [
      'Let $a$ be the first term and $d$ the common difference.',
      earns(0.5, says`Given: ${chain(half(m), half(n))}`, 'given'),
      earns(
        0.5,
        says`Multiplying by 2 and opening the brackets: ${chain(`${2 * m}a + ${m * (m - 1)}d`, `${2 * n}a + ${n * (n - 1)}d`)}`,
        'opened',
      ),
      ...(apart === 1
        ? [earns(1, says`Taking all to one side: ${chain(`2a + ${m + n - 1}d`, '0')}`, 'divided')]
        : [
            earns(0.5, says`Taking all to one side: ${chain(`${2 * apart}a + ${more}d`, '0')}`, 'collected'),
            earns(0.5, says`Dividing until $2a$ is left: ${chain(`2a + ${m + n - 1}d`, '0')}`, 'divided'),
          ]),
      earns(0.5, `This is the bracket of $S_{${m + n}} = \\frac{${m + n}}{2}[2a + ${m + n - 1}d]$.`),
      earns(0.5, says`So ${chain(`S_{${m + n}}`, '0')}. Hence the sum of the first ${m + n} terms is zero.`),
    ],
    explanation: `The terms from the ${ordinal(m + 1)} to the ${ordinal(n)} add up to zero, and they lie in the middle of the first ${m + n} terms.`,
  }
}
