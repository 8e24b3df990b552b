import { countObjection, ordinal } from './pieces/progression'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked, type Solution } from '../solution'

/** m a_m = n a_n, or S_m = S_n, where m < n and d is not zero: what is zero at the place m + n is asked. */
export interface Given {
  readonly m: number
  readonly n: number
  readonly asked: 'term' | 'sum'
}

/** "a + 4d", "a" */
const inLetters = (n: number): string => (n === 1 ? 'a' : n === 2 ? 'a + d' : `a + ${n - 1}d`)

function multipleTerms({ m, n }: Given): Solution {
  const apart = n - m
  const more = n * (n - 1) - m * (m - 1)
  const opened = (k: number): string => (k === 1 ? 'a' : `${k}a + ${k * (k - 1)}d`)
  const times = (k: number): string => (k === 1 ? 'a' : `${k}(${inLetters(k)})`)
  return {
    lines: [
      'Let $a$ be the first term and $d$ the common difference.',
      earns(0.5, says`Given: ${chain(times(m), times(n))}`, 'given'),
      earns(0.5, says`Opening the brackets: ${chain(opened(m), opened(n))}`, 'opened'),
      ...(apart === 1
        ? [earns(1, says`Taking all to one side: ${chain(inLetters(m + n), '0')}`, 'divided')]
        : [
            earns(0.5, says`Taking all to one side: ${chain(`${apart}a + ${more}d`, '0')}`, 'collected'),
            earns(0.5, says`Dividing by ${apart}: ${chain(inLetters(m + n), '0')}`, 'divided'),
          ]),
      earns(0.5, `By $a_k = a + (k - 1)d$, the left side is $a_{${m + n}}$.`),
      earns(0.5, `Hence the ${ordinal(m + n)} term is zero.`),
    ],
    key: `${m + n}`,
  }
}

function sums({ m, n }: Given): Solution {
  const apart = n - m
  const more = n * (n - 1) - m * (m - 1)
  const half = (k: number): string => (k === 1 ? 'a' : `\\frac{${k}}{2}[2a + ${k === 2 ? '' : k - 1}d]`)
  const opened = (k: number): string => (k === 1 ? '2a' : `${2 * k}a + ${k * (k - 1)}d`)
  return {
    lines: [
      'Let $a$ be the first term and $d$ the common difference.',
      earns(0.5, says`Given: ${chain(half(m), half(n))}`, 'given'),
      earns(0.5, says`Multiplying by 2 and opening the brackets: ${chain(opened(m), opened(n))}`, 'opened'),
      ...(apart === 1
        ? [earns(1, says`Taking all to one side: ${chain(`2a + ${m + n - 1}d`, '0')}`, 'divided')]
        : [
            earns(0.5, says`Taking all to one side: ${chain(`${2 * apart}a + ${more}d`, '0')}`, 'collected'),
            earns(0.5, says`Dividing until $2a$ is left: ${chain(`2a + ${m + n - 1}d`, '0')}`, 'divided'),
          ]),
      earns(0.5, `This is the bracket of $S_{${m + n}} = \\frac{${m + n}}{2}[2a + ${m + n - 1}d]$.`),
      earns(0.5, says`So ${chain(`S_{${m + n}}`, '0')}. Hence the sum of the first ${m + n} terms is zero.`),
    ],
    key: `${m + n}`,
  }
}

/** E.g. "5 times the 5th term of an AP equals 9 times its 9th term. Which term must be zero?" */
export const hiddenZero = worked<Given>({
  id: 'hidden-zero',
  archetype: 'ap-hidden-zero',
  objection: ({ m, n }) =>
    countObjection(m, n) ?? (m < n ? null : 'Two different places are needed to find where it becomes zero.'),
  solve: (given) => (given.asked === 'term' ? multipleTerms(given) : sums(given)),
})
