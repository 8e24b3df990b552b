import { fraction, gcd } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { incomeSavings as solution } from '../../solutions/linear-equations/income-savings'
import type { Pair } from '../../solutions/linear-equations/pieces/line'
import { storyOf, type Budget } from './pieces/savings-stories'

/** Incomes p·x and q·x, expenditures r·y and s·y: what is left of each income. */
const pairOf = ({ incomes: [p, q], expenses: [r, s], x, y }: Budget): Pair => [
  [p, -r, p * x - r * y],
  [q, -s, q * x - s * y],
]

/** In lowest terms, no two equal. */
const ratios = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((p) =>
  [2, 3, 4, 5, 6, 7, 8, 9].filter((q) => p !== q && gcd(p, q) === 1).map((q) => [p, q] as const),
)

const keyOf = ([first, second]: readonly [string, string], a: number, b: number): string =>
  `${first} = ${a}, ${second} = ${b}`

/** E.g. "The monthly incomes of two sisters are in the ratio 8 : 5 and their expenditures in the ratio 5 : 3. ..." */
export const incomeSavings = template({
  id: 'le-income-savings',
  version: 2,
  topic: 'linear-equations',
  archetypes: ['le-income-savings'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (source): Budget => {
        const [p, q] = source.pick(ratios)
        const [r, s] = source.pick(ratios)
        const x = 500 * source.integer(5, 22)
        const y = ((p - q) * x) / (r - s)
        return {
          incomes: [p, q],
          expenses: [r, s],
          x,
          y,
          stem: source.pick(['sisters', 'shops', 'friends', 'brothers']),
        }
      },
      (budget) => {
        const { x, y } = budget
        const [[p, r, saved], [q, s]] = pairOf(budget)
        return (
          p * s !== q * r &&
          y > 0 &&
          y % 500 === 0 &&
          x !== y &&
          saved >= 1500 &&
          // nobody spends less than half of what comes in, or puts away hardly anything
          5 * saved <= 2 * Math.min(p, q) * x &&
          20 * saved >= Math.max(p, q) * x &&
          Math.max(p, q) * x <= 90_000 &&
          Math.min(p, q) * x >= 8000
        )
      },
    ),
  things: ({ incomes, x }) =>
    incomes.map((share) => ({ name: 'a monthly income', size: share * x, least: 8000, most: 90_000, unit: '₹' })),
  given: (budget) => {
    const [[, , saved]] = pairOf(budget)
    const both = ([a, b]: readonly [number, number]) => [fraction(a), fraction(b)] as const
    return {
      incomes: both(budget.incomes),
      expenses: both(budget.expenses),
      saved: fraction(saved),
      names: storyOf(budget, saved).names,
    }
  },
  solution,
  ask: (budget) => {
    const [[p, q], [r, s]] = [budget.incomes, budget.expenses]
    return {
      question: storyOf(budget, pairOf(budget)[0][2]).question,
      rule: { kind: 'pair', unit: '₹' },
      hints: [
        `Let the incomes be ₹$${p}x$ and ₹$${q}x$, and the expenditures ₹$${r}y$ and ₹$${s}y$: a second ratio needs a second letter.`,
        'Savings = income − expenditure. Write this once for each person.',
        'The letter $x$ is not yet an income: multiply it by the terms of the ratio at the end.',
      ],
      explanation:
        'A ratio gives each amount up to one common factor. Two different ratios need two letters, and the savings give the two equations.',
    }
  },
  crossCheck: (budget) => {
    const { incomes, expenses } = budget
    const [[, , saved]] = pairOf(budget)
    const { names } = storyOf(budget, saved)
    // the one income, in steps of ₹500 of x, for which both expenditures fit their ratio
    for (let x = 500; x <= 45_000; x += 500) {
      const [a, b] = [incomes[0] * x, incomes[1] * x]
      if (a > saved && b > saved && (a - saved) * expenses[1] === (b - saved) * expenses[0]) return keyOf(names, a, b)
    }
    return null
  },
  slips: (budget) => {
    const { incomes, expenses, x, y } = budget
    const { names } = storyOf(budget, pairOf(budget)[0][2])
    const [[p, q], [r, s]] = [incomes, expenses]
    return distinctSlips(keyOf(names, p * x, q * x), [
      {
        response: keyOf(names, x, y),
        note: 'Those are the letters, not the incomes: multiply by the ratio.',
        step: 'incomes',
      },
      {
        response: keyOf(names, r * y, s * y),
        note: 'Those are the expenditures. The incomes are asked for.',
        step: 'incomes',
      },
      {
        response: keyOf(names, q * x, p * x),
        note: 'The right amounts, but for the wrong persons: the first term of the ratio belongs to the first person.',
        step: 'last',
      },
    ])
  },
})
