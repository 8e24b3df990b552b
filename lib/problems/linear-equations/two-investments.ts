import { distinctSlips } from '../distinct-slips'
import { template } from '../template'
import { searchPairs } from './solved-story'
import { solutionText } from './line'
import type { Swapped } from './sum-and-difference'

/** E.g. "Susan invested ₹x at 8% and ₹y at 9% and got ₹1860; had she interchanged the sums, she would have got ₹20 more." */
export const twoInvestments = template({
  id: 'le-two-investments',
  topic: 'linear-equations',
  archetypes: ['le-word-money-mixture'],
  difficulty: 'hard',
  marks: 5,
  draw: (random) =>
    random.until(
      (source) => ({
        p: source.integer(4, 12),
        q: source.integer(4, 12),
        x: 500 * source.integer(2, 9),
        y: 500 * source.integer(2, 9),
        who: source.pick(['Susan', 'Rehana', 'Mohan', 'Kavita']),
      }),
      ({ p, q, x, y }) => p !== q && x !== y,
    ),
  pose: ({ who, ...swapped }) => {
    const { p, q, x, y } = swapped
    const [interest, exchanged] = [(p * x + q * y) / 100, (q * x + p * y) / 100]
    const change = exchanged - interest
    return {
      question:
        `${who} invested ₹$x$ in scheme A and ₹$y$ in scheme B, which pay simple interest at the rates of $${p}\\%$ and $${q}\\%$ per annum. She received ₹$${interest}$ as interest in one year. If the two amounts had been interchanged, she would have received ₹$${Math.abs(change)}$ ${change > 0 ? 'more' : 'less'}. Find $x$ and $y$.`.replace(
          who === 'Mohan' ? /\bshe\b/gi : /(?!)/,
          (word) => (word === 'She' ? 'He' : 'he'),
        ),
      rule: { kind: 'pair', expected: solutionText(x, y) },
      hints: [
        'Interest for one year on ₹$x$ at $r\\%$ is ₹$\\frac{rx}{100}$. Write the first statement as an equation.',
        'If the amounts are interchanged, $x$ earns interest at the rate of scheme B.',
        'The coefficients are the same two numbers, exchanged: add the equations, and subtract them.',
      ],
      steps: [
        `First statement: $\\frac{${p}x}{100} + \\frac{${q}y}{100} = ${interest}$`,
        `Amounts interchanged: $\\frac{${q}x}{100} + \\frac{${p}y}{100} = ${interest} ${change > 0 ? '+' : '-'} ${Math.abs(change)} = ${exchanged}$`,
        ...amountLines(swapped, interest, exchanged),
        `So ₹$${x}$ was invested in scheme A and ₹$${y}$ in scheme B: $x = ${x}$, $y = ${y}$`,
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
      { response: solutionText(y, x), note: 'The amounts are exchanged: put them back into the first statement.' },
      {
        response: solutionText(x / 100, y / 100),
        note: 'Multiply the right sides by 100 as well when you clear the fractions.',
      },
      { response: solutionText(x + y, x - y), note: 'Those are x + y and x − y. Find x and y from them.' },
    ]),
})

/** Adding the two statements gives x + y, subtracting them x − y, without leaving the hundreds. */
function amountLines({ p, q, x, y }: Swapped, interest: number, exchanged: number): readonly string[] {
  const total = interest + exchanged
  const [rate, rest] = p > q ? [p - q, interest - exchanged] : [q - p, exchanged - interest]
  return [
    `Adding the two equations: $\\frac{${p + q}(x + y)}{100} = ${total}$, so $x + y = \\frac{${total}}{${p + q}} \\times 100 = ${x + y}$`,
    `Subtracting the ${p > q ? 'second from the first' : 'first from the second'}: $\\frac{${rate === 1 ? '' : rate}(x - y)}{100} = ${rest}$, so $x - y = ${x - y}$`,
    `Adding these two: $2x = ${2 * x}$, so $x = ${x}$`,
    `Then $y = ${x + y} - ${x} = ${y}$`,
  ]
}
