import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { fraction } from '../../maths'
import { twoInvestments as solution } from '../../solutions/linear-equations/two-investments'
import { searchPairs } from './pieces/solved-story'
import { solutionText } from '../../solutions/linear-equations/pieces/line'

/** E.g. "Susan invested ₹x at 8% and ₹y at 9% and got ₹1860; had she interchanged the sums, she would have got ₹20 more." */
export const twoInvestments = template({
  id: 'le-two-investments',
  topic: 'linear-equations',
  archetypes: ['le-word-money-mixture'],
  difficulty: 'hard',
  marks: 5,
  draw: (random) => ({
    ...random.until(
      (source) => ({
        p: source.integer(4, 12),
        q: source.integer(4, 12),
        x: 500 * source.integer(2, 9),
        y: 500 * source.integer(2, 9),
        who: source.pick(['Susan', 'Rehana', 'Mohan', 'Kavita']),
      }),
      ({ p, q, x, y }) => p !== q && x !== y,
    ),
    stem: random.pick(['schemes', 'bonds', 'deposits'] as const),
  }),
  things: ({ p, q, x, y }) => [
    ...[p, q].map((size) => ({ name: 'a rate of interest', size, least: 4, most: 12, unit: '%' })),
    ...[x, y].map((size) => ({ name: 'an amount invested', size, least: 1000, most: 4500, unit: '₹' })),
  ],
  given: ({ p, q, x, y }) => ({
    rates: [fraction(p), fraction(q)] as const,
    interest: fraction(p * x + q * y, 100),
    change: fraction((q - p) * (x - y), 100),
  }),
  solution,
  ask: ({ who, stem, p, q, x, y }) => {
    const [interest, exchanged] = [(p * x + q * y) / 100, (q * x + p * y) / 100]
    const change = exchanged - interest
    const compared = change > 0 ? 'more' : 'less'
    const they = who === 'Mohan' ? 'He' : 'She'
    return {
      question: {
        schemes: `${who} invested ₹$x$ in scheme A and ₹$y$ in scheme B, which pay simple interest at the rates of $${p}\\%$ and $${q}\\%$ per annum. ${they} received ₹$${interest}$ as interest in one year. If the two amounts had been interchanged, ${they.toLowerCase()} would have received ₹$${Math.abs(change)}$ ${compared}. Find $x$ and $y$.`,
        bonds: `In a school project on savings, ${who} plans to put ₹$x$ into scheme A at $${p}\\%$ and ₹$y$ into scheme B at $${q}\\%$ simple interest per annum, for ₹$${interest}$ of interest in a year. With the two amounts interchanged, the interest would be ₹$${Math.abs(change)}$ ${compared}. Find $x$ and $y$.`,
        deposits: `Scheme A pays $${p}\\%$ and scheme B $${q}\\%$ simple interest per annum. From ₹$x$ in scheme A and ₹$y$ in scheme B, ${who} gets ₹$${interest}$ of interest in a year; ₹$y$ in scheme A and ₹$x$ in scheme B would give ₹$${Math.abs(change)}$ ${compared}. Find $x$ and $y$.`,
      }[stem],
      rule: {
        kind: 'pair',
        unit: '₹',
        aliases: { x: ['scheme A', 'A'], y: ['scheme B', 'B'] },
      },
      hints: [
        'Interest for one year on ₹$x$ at $r\\%$ is ₹$\\frac{rx}{100}$. Write the first statement as an equation.',
        'If the amounts are interchanged, $x$ earns interest at the rate of scheme B.',
        'The coefficients are the same two numbers, exchanged: add the equations, and subtract them.',
      ],
      explanation:
        'Each statement about the interest is one linear equation. Because only the rates change places, adding and subtracting gives the sum and the difference of the two amounts.',
    }
  },
  crossCheck: ({ p, q, x, y }) =>
    searchPairs(2, 9, (m, n) =>
      [p * m + q * n - (p * x + q * y) / 500, q * m + p * n - (q * x + p * y) / 500].every((r) => r === 0),
    )?.replaceAll(/\d+/g, (steps) => `${Number(steps) * 500}`) ?? null,
  slips: ({ x, y }) =>
    distinctSlips(solutionText(x, y), [
      {
        response: solutionText(y, x),
        note: 'The amounts are exchanged: subtract in the same order on both sides.',
        step: 'difference',
      },
      {
        response: solutionText(x / 100, y / 100),
        note: 'Multiply the right sides by 100 as well when you clear the fractions.',
        step: 'sum',
      },
      {
        response: solutionText(x + y, x - y),
        note: 'Those are x + y and x − y. Find x and y from them.',
        step: 'first value',
      },
      {
        response: solutionText(2 * x, 2 * y),
        note: 'The sum of x + y and x − y is twice an amount: halve it.',
        step: 'first value',
      },
    ]),
})
