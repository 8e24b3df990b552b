import { fraction } from '../../maths'
import { fixedTotal as solution } from '../../solutions/quadratic-equations/fixed-total'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { priceStories, type FixedTotal } from './pieces/fixed-total-stories'

/** E.g. "A club spends ₹1800 on saplings of one price. If each cost ₹5 more, it would get 12 fewer. Find the price." ₹25 */
export const fixedTotal = template({
  id: 'qe-word-fixed-total',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-word-fixed-total'],
  marks: 3,
  draw: (random): FixedTotal =>
    random.until(
      (source) => {
        const story = source.pick(['saplings', 'books', 'toys', 'prize', 'pens'] as const)
        const { least, greatest } = priceStories[story]
        const [price, change, count] = [source.integer(least, greatest), source.integer(1, 20), source.integer(6, 90)]
        return { story, price, change, total: price * count, stem: source.pick([0, 1, 2] as const) }
      },
      ({ story, price, change, total }) => {
        const fewer = total / price - total / (price + change)
        const { most, greatest } = priceStories[story]
        return (
          Number.isInteger(fewer) &&
          fewer >= 2 &&
          total >= 120 &&
          total <= 9600 &&
          total / price <= most &&
          price + change <= greatest + 10 &&
          2 * change <= price &&
          fewer !== price &&
          change !== fewer
        )
      },
    ),
  things: ({ story, price, total }) => {
    const { least, greatest, most } = priceStories[story]
    return [
      { name: 'the price, or the number of persons', size: price, least, most: greatest },
      { name: 'how many are bought, or what each one gets', size: total / price, least: 5, most },
    ]
  },
  pose: (drawn) => {
    const { price, change, total, story } = drawn
    const fewer = total / price - total / (price + change)
    const { question, unknown, asked, unit, number, many } = priceStories[story].told(drawn, fewer)
    const solved = solution.solve(
      {
        total: fraction(total),
        change: fraction(change),
        fewer: fraction(fewer),
        unknown: story === 'prize' ? 'persons' : 'price',
      },
      { unknown, asked, number, many },
    )
    return {
      question,
      rule: { kind: 'number', expected: solved.key, ...(unit !== '' && { unit }) },
      hints: [
        `Let ${unknown}. Then ${number} is the total divided by it.`,
        'Write the same division for the changed case; the two results differ by the number in the question.',
        `Multiply by $x(x + ${change})$ to clear the fractions.`,
      ],
      steps: solved.lines,
      explanation:
        'The total is fixed, so price and number change against each other. Writing both numbers as quotients of the same total gives the equation.',
    }
  },
  crossCheck: ({ price, change, total }) => {
    const fewer = total / price - total / (price + change)
    const found = Array.from({ length: total }, (_, index) => index + 1).filter(
      (x) => total % x === 0 && total % (x + change) === 0 && total / x - total / (x + change) === fewer,
    )
    return found.length === 1 ? `${found[0]}` : null
  },
  slips: ({ story, price, change, total, stem }) =>
    distinctSlips(`${price}`, [
      {
        response: `${price + change}`,
        note: 'That is the value after the change. The original one is asked.',
        step: 'last',
      },
      { response: `${-(price + change)}`, note: 'A negative root has no meaning here: reject it.', step: 'rejected' },
      {
        response: `${total / price}`,
        note:
          story === 'prize'
            ? `That is the share of each. The number of ${['children', 'members', 'friends'][stem]} is asked.`
            : `That is the number of ${story}. The price of one is asked.`,
        step: 'unknown',
      },
    ]),
})
