import { listTex, sumOf, termOf } from './pieces/progression'
import { progression } from '../../solutions/arithmetic-progressions/pieces/progression'
import { sumOfTerms as solution } from '../../solutions/arithmetic-progressions/sum-of-terms'
import { fraction, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** E.g. "Find the sum of the first 20 terms of the AP 6, 11, 16, ..." */
export const sumOfTerms = template({
  id: 'ap-sum-of-n-terms',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-sum-n'],
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source) => ({
        a: source.integer(-10, 25),
        d: source.integer(2, 8) * source.pick([1, 1, -1]),
        n: source.integer(10, 40),
      }),
      ({ a, d, n }) => a !== 0 && Math.abs(sumOf(a, d, n)) < 10_000 && sumOf(a, d, n) !== 0,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ a, d, n }) => ({ ...progression(a, d), n }),
  solution,
  ask: ({ a, d, n, stem }) => {
    const stories = [
      `Find the sum of the first ${n} terms of the AP $${listTex(a, d)}$`,
      `The first term of an AP is $${a}$ and its common difference is $${d}$. Find the sum of its first ${n} terms.`,
      `For the AP $${listTex(a, d)}$ find $S_{${n}}$.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number' },
      hints: [
        '$S_n = \\frac{n}{2}[2a + (n - 1)d]$',
        'Work out the square bracket first, then multiply by half of $n$.',
      ],
      explanation:
        'First and last term, second and last but one, and so on, all have the same sum: $\\frac{n}{2}$ such pairs make up $S_n$.',
    }
  },
  crossCheck: ({ a, d, n }) => {
    let total = 0
    for (let place = 0, term = a; place < n; place++, term += d) total += term
    return `${total}`
  },
  slips: ({ a, d, n }) =>
    distinctSlips(`${sumOf(a, d, n)}`, [
      {
        response: `${2 * sumOf(a, d, n)}`,
        note: 'The factor is $\\frac{n}{2}$: you have not halved $n$.',
        step: 'worked out',
      },
      {
        response: toText(fraction(n * (a + (n - 1) * d), 2)),
        note: 'There are two $a$ in the bracket: $2a + (n - 1)d$.',
        step: 'worked out',
      },
      {
        response: `${termOf(a, d, n)}`,
        note: `That is $a_{${n}}$, one term. The sum of all of them is asked.`,
        step: 'formula',
      },
      { response: toText(fraction(n * (2 * a + n * d), 2)), note: 'Use $(n - 1)d$, not $nd$.', step: 'worked out' },
      {
        response: `${sumOf(a, -d, n)}`,
        note: 'Check the sign of the common difference: do the terms grow or fall?',
        step: 'given',
      },
    ]),
})
