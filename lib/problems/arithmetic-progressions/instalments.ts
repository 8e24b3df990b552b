import { debts, shares, type Debt } from './pieces/debts'
import { sumOf, termOf } from './pieces/progression'
import { commasTex } from '../../maths/commas'
import { fraction } from '../../maths'
import { instalments as solution } from '../../solutions/arithmetic-progressions/instalments'
import { wrongValues } from '../slips/wrong-values'
import { template } from '../template'
import { ordinal } from '../../solutions/arithmetic-progressions/pieces/progression'

/** E.g. "A debt of ₹4500 is to be cleared in 20 monthly instalments that form an AP. When 15 instalments are paid, ..." */
export const instalments = template({
  id: 'ap-word-instalments',
  topic: 'arithmetic-progressions',
  difficulty: 'hard',
  archetypes: ['ap-instalments'],
  marks: 5,
  draw: (random): Debt => {
    const story = random.pick([0, 1, 2] as const)
    return {
      story,
      ...random.until(
        (source) => {
          const [n, k, share, d] = [
            source.integer(10, 40),
            source.integer(6, 36),
            source.integer(0, 2),
            5 * source.integer(1, 8),
          ]
          const [unpaid, whole] = shares[share] ?? [1, 3]
          // 2a(whole·k − paid·n) = d(paid·n(n − 1) − whole·k(k − 1)), where paid = whole − unpaid
          const paid = whole - unpaid
          const a = (d * (paid * n * (n - 1) - whole * k * (k - 1))) / (2 * (whole * k - paid * n))
          return { n, k, a, d, unpaid, whole }
        },
        ({ n, k, a, d, unpaid, whole }) =>
          k < n &&
          Number.isInteger(a) &&
          a % 5 === 0 &&
          a >= 20 &&
          a <= 2500 &&
          a !== d &&
          sumOf(a, d, n) % whole === 0 &&
          sumOf(a, d, n) % 10 === 0 &&
          sumOf(a, d, n) <= 60_000 &&
          sumOf(a, d, k) * whole === sumOf(a, d, n) * (whole - unpaid),
      ),
    }
  },
  things: ({ a, n }) => [
    { name: 'the first instalment', size: a, least: 20, most: 2500, unit: '₹' },
    { name: 'the number of monthly instalments', size: n, least: 10, most: 40 },
  ],
  given: ({ n, k, a, d, unpaid, whole }) => ({ total: fraction(sumOf(a, d, n)), n, k, unpaid, whole }),
  solution,
  ask: (draw) => {
    const { story, n, k, a, d } = draw
    const total = sumOf(a, d, n)
    return {
      question: debts[story](draw, commasTex(total)),
      rule: { kind: 'number', unit: '₹' },
      hints: [
        'The instalments form an AP: what is its sum?',
        `If a part of the debt is unpaid after ${k} instalments, what do these ${k} add up to?`,
        'Two sums give two equations in $a$ and $d$: subtract one from the other.',
      ],
      explanation: `The later instalments are larger: the last one, the ${ordinal(n)}, is ₹$${commasTex(termOf(a, d, n))}$.`,
    }
  },
  crossCheck: ({ n, k, unpaid, whole, a, d }) => {
    let total = 0
    for (let month = 0; month < n; month++) total += a + month * d
    // Every first instalment is tried, with the rise that the whole debt then needs.
    for (let first = 5; first < 3000; first += 5) {
      const rise = (total - n * first) / ((n * (n - 1)) / 2)
      let open = total
      for (let month = 0; month < k; month++) open -= first + month * rise
      if (Math.abs(open * whole - total * unpaid) < 1e-6) return `₹${first}`
    }
    return ''
  },
  slips: ({ n, k, a, d }) =>
    wrongValues(
      fraction(a),
      [
        [fraction(2 * a), 'That is $2a$. Divide by 2.', 'first'],
        [fraction(d), 'That is the rise from one instalment to the next.', 'last'],
        [fraction(termOf(a, d, n)), 'That is the last instalment. The first is asked.', 'last'],
        [fraction(termOf(a, d, k)), `That is the ${ordinal(k)} instalment. The first is asked.`, 'last'],
      ],
      { as: 'fraction' },
    ),
})
