import { sumOf, termOf } from './pieces/progression'
import { firstAndLast as solution } from '../../solutions/arithmetic-progressions/first-and-last'
import { fraction, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** E.g. "The first term of an AP is 5, the last term is 45 and the sum is 400. Find the number of terms and the common difference." */
export const firstAndLast = template({
  id: 'ap-sum-first-last',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-sum-first-last'],
  marks: 3,
  draw: (random) => ({
    ...random.until(
      (source) => ({ a: source.integer(2, 30), d: source.integer(2, 9), n: source.integer(8, 40) }),
      ({ a, d, n }) => sumOf(a, d, n) < 10_000 && n !== d,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ a, d, n }) => ({ a: fraction(a), l: fraction(termOf(a, d, n)), total: fraction(sumOf(a, d, n)) }),
  solution,
  ask: ({ a, d, n, stem }) => {
    const [l, total] = [termOf(a, d, n), sumOf(a, d, n)]
    const stories = [
      `The first term of an AP is $${a}$, the last term is $${l}$ and the sum is $${total}$. Find the number of terms $n$ and the common difference $d$.`,
      `An AP begins with $${a}$ and ends with $${l}$. The sum of all its terms is $${total}$. Find $n$, the number of terms, and $d$, the common difference.`,
      `In an AP, $a = ${a}$, $a_n = ${l}$ and $S_n = ${total}$. Find $n$ and $d$.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'pair' },
      hints: [
        'When first and last term are known, $S_n = \\frac{n}{2}(a + l)$.',
        'With $n$ known, $l = a + (n - 1)d$ gives $d$.',
      ],
      explanation: 'The mean of the terms is half of $a + l$; the sum divided by this mean is the number of terms.',
    }
  },
  crossCheck: ({ a, d, n }) => {
    const last = a + n * d - d
    const wanted = Array.from({ length: n }, (_, index) => a + index * d).reduce((sum, term) => sum + term, 0)
    for (let step = 1; step <= 20; step++) {
      let [total, count] = [0, 0]
      for (let term = a; term <= last; term += step) {
        total += term
        count++
      }
      if (total === wanted && (last - a) % step === 0) return `d = ${step}, n = ${count}`
    }
    return ''
  },
  slips: ({ a, d, n }) =>
    distinctSlips(`n = ${n}, d = ${d}`, [
      { response: `n = ${d}, d = ${n}`, note: 'The right numbers, on the wrong letters.', step: 'last' },
      {
        response: `n = ${toText(fraction(n, 2))}, d = ${toText(fraction(2 * (n - 1) * d, n - 2))}`,
        note: 'The factor in the sum is $\\frac{n}{2}$, not $n$.',
        step: 'put in',
      },
      {
        response: `n = ${n}, d = ${toText(fraction((n - 1) * d, n))}`,
        note: 'The last term is $n - 1$ steps after the first, not $n$.',
        step: 'last term',
      },
      {
        response: `n = ${n}, d = ${toText(fraction(a + termOf(a, d, n), n - 1))}`,
        note: 'The first term changes its sign when it goes to the other side.',
        step: 'difference',
      },
    ]),
})
