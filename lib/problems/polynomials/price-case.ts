import { otherLast } from '../other-last'
import { inPart } from '../slips/in-part'
import { template } from '../template'
import { priceParts, priceTex, profitAt, type Price } from './pieces/price-parts'
import { priceStories } from './pieces/price-stories'

/** E.g. a case study: at Rs x a glass the profit is −2x² + 120x − 1000 rupees: the zeroes, a profit, the greatest profit or two prices. */
export const priceCase = template<Price>({
  id: 'poly-price-case',
  version: 3,
  topic: 'polynomials',
  archetypes: ['poly-case-parabola'],
  difficulty: 'hard',
  marks: 4,
  draw: (random) =>
    random.until(
      (source): Price => {
        const story = source.pick(['juice', 'pots', 'lamps'] as const)
        const { low, high, step } = priceStories[story]
        const among = ([least, greatest]: readonly [number, number]) =>
          step * source.integer(least / step, greatest / step)
        return {
          a: among(low),
          b: among(high),
          k: source.integer(1, 3),
          m: step * source.integer(3, 12),
          story,
          last: source.pick(['greatest', 'prices'] as const),
          away: step * source.integer(1, 3),
        }
      },
      (price) => {
        const { a, b, k, m, away, last } = price
        return (
          m > a &&
          m < b &&
          2 * m !== a + b &&
          b - a >= 20 &&
          k * a * b < 10_000 &&
          profitAt(price, (a + b) / 2) <= 4000 &&
          (last === 'greatest' ? Number.isInteger((a + b) / 2) : 2 * away < b - a && m !== a + away && m !== b - away)
        )
      },
    ),
  things: ({ story, a, b }) => {
    const { low, high } = priceStories[story]
    return [
      { name: 'the price at which nothing is earned', size: a, least: low[0], most: low[1] },
      { name: 'the price at which nothing is sold', size: b, least: high[0], most: high[1] },
    ]
  },
  otherwise: (draw) => {
    const { a, b, m, away } = draw
    const fits = (a + b) % 2 === 0 && 2 * away < b - a && m !== a + away && m !== b - away
    return fits ? otherLast(draw, 'greatest', 'prices') : null
  },
  pose: (price) => ({
    question: priceStories[price.story].told(priceTex(price)),
    parts: priceParts(price),
    hints: [
      `Take out the common factor first, then split the middle term.`,
      'A profit is a value of the polynomial: put the price in place of $x$. The brackets of part (i) make it short.',
      price.last === 'greatest'
        ? 'The price half-way between two numbers is half of their sum.'
        : 'Set the polynomial equal to the profit, bring all terms to one side and factorise.',
    ],
    explanation:
      'The zeroes are the prices without profit or loss; between them the polynomial is positive. A value of the polynomial is a profit.',
  }),
  crossCheck: (price) => {
    const { a, b, k, m, last, away } = price
    const profit = (x: number) => -k * x * x + k * (a + b) * x - k * a * b
    const prices = Array.from({ length: 200 }, (_, x) => x)
    return [
      prices.filter((x) => profit(x) === 0).join(', '),
      `${profit(m)}`,
      last === 'greatest'
        ? `${Math.max(...prices.map(profit))}`
        : prices.filter((x) => profit(x) === profit(a + away)).join(', '),
    ]
  },
  slips: (price) => {
    const { a, b, k, m, last, away } = price
    const middle = (a + b) / 2
    return [
      ...inPart('(i)', `${a}, ${b}`, [
        { response: `${-a}, ${-b}`, note: 'Set each factor equal to 0: x − m = 0 gives x = m.', step: 'zeroes' },
        { response: `${a}`, note: 'That is one of the two prices: each factor gives one.', step: 'zeroes' },
      ]),
      ...inPart('(ii)', `${profitAt(price, m)}`, [
        {
          response: `${-profitAt(price, m)}`,
          note: 'Mind the signs: one of the two brackets is negative, and there is a minus in front.',
          step: 'substituted',
        },
        ...(k === 1
          ? []
          : [
              {
                response: `${profitAt(price, m) / k}`,
                note: 'The number in front of the brackets belongs to the profit as well.',
                step: 'substituted',
              },
            ]),
      ]),
      ...(last === 'greatest'
        ? inPart('(iii)', `${profitAt(price, middle)}`, [
            { response: `${middle}`, note: 'That is the price. Put it into p(x) for the profit.', step: 'put in' },
            {
              response: `${profitAt(price, m)}`,
              note: 'That is the profit of part (ii). Take the price half-way between the zeroes.',
              step: 'middle',
            },
          ])
        : inPart('(iii)', `${a + away}, ${b - away}`, [
            { response: `${a + away}`, note: 'That is one of the two prices. Each factor gives one.', step: 'prices' },
            {
              response: `${a}, ${b}`,
              note: 'Those are the prices without profit: the polynomial must equal the profit, not 0.',
              step: 'equation',
            },
          ])),
    ]
  },
})
