import { sumOf } from './pieces/progression'
import { twoSums as solution, type Given } from '../../solutions/arithmetic-progressions/two-sums'
import { fraction, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Draw {
  readonly a: number
  readonly d: number
  readonly m: number
  readonly n: number
  readonly k: number
  readonly ask: 'ap' | 'sum'
  readonly stem: 0 | 1 | 2
}

function stated({ a, d, m, n, k, ask }: Draw): Given {
  const sums = { m, first: fraction(sumOf(a, d, m)), n, second: fraction(sumOf(a, d, n)) }
  return ask === 'ap' ? { ...sums, asked: 'ap' } : { ...sums, asked: 'sum', count: k }
}

/** E.g. "The sum of the first 7 terms of an AP is 49 and that of the first 17 terms is 289. Find a and d." */
export const twoSums = template({
  id: 'ap-two-sums',
  topic: 'arithmetic-progressions',
  difficulty: 'hard',
  archetypes: ['ap-two-sums'],
  marks: 3,
  draw: (random): Draw => {
    const m = random.integer(4, 10)
    const n = m + random.integer(4, 10)
    return {
      ...random.until(
        (source) => ({ a: source.integer(-8, 20), d: source.integer(2, 8) * source.pick([1, 1, -1]) }),
        ({ a }) => a !== 0,
      ),
      m,
      n,
      k: random.pick([m + n, random.integer(22, 30)]),
      ask: random.pick(['ap', 'sum'] as const),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: stated,
  solution,
  ask: ({ a, d, m, n, k, ask, stem }) => {
    const [first, second] = [sumOf(a, d, m), sumOf(a, d, n)]
    const stories = {
      ap: [
        `The sum of the first ${m} terms of an AP is $${first}$ and the sum of its first ${n} terms is $${second}$. Find the first term $a$ and the common difference $d$.`,
        `In an AP, $S_{${m}} = ${first}$ and $S_{${n}} = ${second}$, where $S_n$ is the sum of the first $n$ terms. Find the first term $a$ and the common difference $d$.`,
        `The first ${m} terms of an AP add up to $${first}$, and its first ${n} terms add up to $${second}$. Determine $a$, its first term, and $d$, its common difference.`,
      ],
      sum: [
        `If the sum of the first ${m} terms of an AP is $${first}$ and that of the first ${n} terms is $${second}$, find the sum of its first ${k} terms.`,
        `The first ${m} terms of an AP add up to $${first}$, and its first ${n} terms add up to $${second}$. What do its first ${k} terms add up to?`,
        `In an AP, $S_{${m}} = ${first}$ and $S_{${n}} = ${second}$, where $S_n$ is the sum of the first $n$ terms. Find $S_{${k}}$.`,
      ],
    } as const
    return {
      question: stories[ask][stem],
      rule: ask === 'ap' ? { kind: 'pair' } : { kind: 'number' },
      hints: [
        'Write both sums with $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
        'Multiply each equation by 2 and divide by the number of terms: two linear equations remain.',
        'Subtract them to find $d$.',
      ],
      explanation: 'Two sums give two linear equations in $a$ and $d$, and these two numbers fix the whole AP.',
    }
  },
  crossCheck: ({ a, d, m, n, k, ask }) => {
    const total = (start: number, step: number, count: number) =>
      Array.from({ length: count }, (_, index) => start + index * step).reduce((sum, term) => sum + term, 0)
    for (let start = -40; start <= 40; start++)
      for (let step = -12; step <= 12; step++)
        if (total(start, step, m) === total(a, d, m) && total(start, step, n) === total(a, d, n))
          return ask === 'ap' ? `a = ${start}, d = ${step}` : `${total(start, step, k)}`
    return ''
  },
  slips: ({ a, d, m, n, k, ask }) =>
    ask === 'ap'
      ? distinctSlips(`a = ${a}, d = ${d}`, [
          { response: `a = ${2 * a}, d = ${d}`, note: 'The bracket holds $2a$, not $a$.', step: 'first term' },
          { response: `a = ${d}, d = ${a}`, note: 'The right numbers, on the wrong letters.', step: 'last' },
          {
            response: `a = ${a + (m - 1) * d}, d = ${-d}`,
            note: 'Check the sign of $d$ when you subtract the equations.',
            step: 'difference',
          },
          {
            response: `a = ${toText(fraction(a, 2))}, d = ${toText(fraction(d, 2))}`,
            note: 'The factor in the sum is $\\frac{n}{2}$, not $n$.',
            step: 'first equation',
          },
        ])
      : distinctSlips(`${sumOf(a, d, k)}`, [
          ...(k === m + n
            ? [
                {
                  response: `${sumOf(a, d, m) + sumOf(a, d, n)}`,
                  note: 'The two sums cannot be added: the first terms would be counted twice.',
                  step: 'sum',
                },
              ]
            : []),
          { response: `${2 * sumOf(a, d, k)}`, note: 'The factor is $\\frac{n}{2}$, not $n$.', step: 'sum' },
          { response: `${a + (k - 1) * d}`, note: `That is $a_{${k}}$, one term. The sum is asked.`, step: 'sum' },
          { response: `${sumOf(2 * a, d, k)}`, note: 'In (1) the bracket holds $2a$, not $a$.', step: 'first term' },
        ]),
})
