import { otherLast } from '../other-last'
import { gcd } from '../../maths'
import { drawOrder } from '../kinds-of-question/lettered'
import { template } from '../template'
import { solutionText } from '../../solutions/linear-equations/pieces/line'
import { noteOf, ratioOutcomes, salePair, sales, type Sales } from './pieces/sales-stories'
import { salesParts } from './pieces/sales-parts'
import { salesSlips } from './pieces/sales-slips'

/** E.g. "Case study. 40 adult and 60 child tickets brought in ₹7400 on Monday; 50 adult and 30 child tickets ... (i) ... (iii) ..." */
export const salesCase = template({
  id: 'le-case-two-days',
  version: 4,
  topic: 'linear-equations',
  archetypes: ['le-case-study', 'le-word-costs'],
  difficulty: 'hard',
  marks: 4,
  draw: (random): Sales =>
    random.until(
      (source) => {
        const story = source.pick(['tickets', 'canteen', 'hire', 'nursery'] as const)
        const { x, y, step, by } = sales[story]
        const count = () => [source.integer(1, 9), source.integer(1, 9)] as const
        return {
          story,
          price: [step * source.integer(x[0] / step, x[1] / step), step * source.integer(y[0] / step, y[1] / step)],
          first: count(),
          second: count(),
          by: [source.pick(by), source.pick(by)],
          day: source.pick([0, 1] as const),
          outcome: source.pick(['unique', 'none', 'infinite'] as const),
          times: source.pick([2, 3]),
          off: 10 * source.integer(1, 9),
          last: source.pick(['prices', 'bill'] as const),
          bill: [source.integer(3, 9), source.integer(3, 9)],
          order: drawOrder(source, 4),
        }
      },
      (drawn) => {
        const {
          price: [x, y],
          first: [a, b],
          second: [c, d],
          bill: [m, n],
          by,
        } = drawn
        const pair = salePair(drawn)
        return (
          // the money asked for is told nowhere
          ![noteOf(drawn)[2], by[0] * pair[0][2], by[1] * pair[1][2]].includes(m * x + n * y) &&
          gcd(a, b) === 1 &&
          gcd(c, d) === 1 &&
          a * d !== b * c &&
          x !== y &&
          a !== b &&
          c !== d &&
          Math.abs(a * d - b * c) <= 30 &&
          m !== n &&
          m !== a &&
          m !== c
        )
      },
    ),
  things: ({ story, price, first, second, by }) => {
    const { x, y } = sales[story]
    const sold = [...first.map((n) => n * by[0]), ...second.map((n) => n * by[1])]
    return [
      { name: 'the price of the first kind', size: price[0], least: x[0], most: x[1] },
      { name: 'the price of the second kind', size: price[1], least: y[0], most: y[1] },
      ...sold.map((size) => ({ name: 'how many go in a day', size, least: 2, most: 90 })),
    ]
  },
  otherwise: (draw) => otherLast(draw, 'prices', 'bill'),
  pose: (drawn) => ({
    ...salesParts(drawn),
    explanation:
      'Each day is one equation in the two prices. Two days give a pair; the ratios of the coefficients tell beforehand whether it fixes the prices.',
  }),
  crossCheck: (drawn) => {
    const {
      bill: [m, n],
      last,
      day,
      outcome,
      order,
    } = drawn
    const pair = salePair(drawn)
    const [a, b, c] = pair[day]
    // whole prices that fit both days
    for (let x = 1; x <= 1000; x++) {
      const y = (pair[0][2] - pair[0][0] * x) / pair[0][1]
      if (Number.isInteger(y) && y > 0 && pair[1][0] * x + pair[1][1] * y === pair[1][2])
        return [
          `${3 * a}x + ${3 * b}y = ${3 * c}`,
          'ABCD'.charAt(order.indexOf(ratioOutcomes(outcome).indexOf(outcome))),
          last === 'prices' ? solutionText(x, y) : `${m * x + n * y}`,
        ]
    }
    return null
  },
  slips: salesSlips,
})
