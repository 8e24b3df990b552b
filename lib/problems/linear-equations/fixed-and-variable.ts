import { inPart } from '../slips/in-part'
import { fraction } from '../../maths'
import {
  fixedAndVariable as solution,
  totalLines,
  type Given,
} from '../../solutions/linear-equations/fixed-and-variable'
import { template } from '../template'
import { solutionText } from '../../solutions/linear-equations/pieces/line'
import { stories } from './pieces/charge-stories'

/** E.g. "For 10 km the charge paid is ₹105 and for 15 km ₹155. Find the fixed charge x, the rate y, and the charge for 25 km." */
export const fixedAndVariable = template({
  id: 'le-fixed-and-variable',
  version: 4,
  topic: 'linear-equations',
  archetypes: ['le-word-fixed-variable'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (source) => {
        const name = source.pick(['taxi', 'library', 'hostel'] as const)
        const { fixed, rate, units } = stories[name]
        const [step, rateStep] = name === 'hostel' ? [10, 5] : [1, 1]
        return {
          name,
          x: step * source.integer(fixed[0] / step, fixed[1] / step),
          y: rateStep * source.integer(rate[0] / rateStep, rate[1] / rateStep),
          counts: [0, 1, 2].map(() => source.integer(units[0], units[1])),
        }
      },
      ({ counts: [m = 0, n = 0, k = 0] }) => m + 2 <= n && n + 1 <= k,
    ),
  things: ({ name, x, y, counts }) => {
    const { fixed, rate, units } = stories[name]
    return [
      { name: 'the fixed charge', size: x, least: fixed[0], most: fixed[1], unit: '₹' },
      { name: 'the charge for one more', size: y, least: rate[0], most: rate[1], unit: '₹' },
      ...counts.map((size) => ({ name: 'how many are paid for', size, least: units[0], most: units[1] })),
    ]
  },
  pose: ({ name, x, y, counts: [m = 0, n = 0, k = 0] }) => {
    const { told, fact, meaning, ask, extra, rateName, answer } = stories[name]
    const [first, second, third] = [x + m * y, x + n * y, x + k * y]
    const facts = `${fact(m, first)}, and ${fact(n, second)}`
    const free = name === 'library' ? 3 : 0
    const manner = { meaning, rate: rateName, answer: (units: number) => answer(units - free) }
    const given: Given = {
      paid: [
        { units: free + m, total: fraction(first) },
        { units: free + n, total: fraction(second) },
      ],
      free,
      asked: 'charges',
    }
    return {
      question: told(`${facts.charAt(0).toUpperCase()}${facts.slice(1)}.`),
      parts: [
        {
          label: '(i)',
          ask: `Let ${meaning}. Find $x$ and $y$.`,
          rule: {
            kind: 'pair',
            expected: solutionText(x, y),
            unit: '₹',
            aliases: { x: ['fixed charge', 'fixed'], y: [rateName, 'rate'] },
          },
          steps: solution.solve(given, manner).lines,
        },
        {
          label: '(ii)',
          ask: ask(k),
          rule: { kind: 'number', expected: `${third}`, unit: '₹' },
          steps: totalLines(given, free + k, manner),
        },
      ],
      hints: [
        `Total charge = fixed charge + ${extra}. Write this for both facts.`,
        'The fixed charge goes when you subtract one equation from the other.',
        ...(name === 'library' ? ['The first three days are covered by the fixed charge.'] : []),
        'For part (ii), put $x$ and $y$ into the total charge.',
      ],

      explanation:
        'The fixed charge is the same in both totals, so their difference gives the rate; what is left of a total is the fixed charge.',
    }
  },
  crossCheck: ({ x, y, counts: [m = 0, n = 0, k = 0] }) => {
    for (let fixed = 0; fixed <= 1200; fixed++)
      for (let rate = 1; rate <= 120; rate++)
        if (fixed + m * rate === x + m * y && fixed + n * rate === x + n * y)
          return [solutionText(fixed, rate), `${fixed + k * rate}`]
    return null
  },
  slips: ({ name, x, y, counts: [m = 0, , k = 0] }) => {
    const library = name === 'library'
    const { variable } = stories[name]
    return [
      ...inPart('(i)', solutionText(x, y), [
        {
          response: solutionText(y, x),
          note: 'Fixed charge and rate are exchanged: x is the fixed charge.',
          step: 'last',
        },
        ...(library && x > 3 * y
          ? [
              {
                response: solutionText(x - 3 * y, y),
                note: 'The first three days are covered by the fixed charge: count the extra days.',
                step: 'days',
              },
            ]
          : []),
        {
          response: solutionText(x + m * y, y),
          note: `Subtract ${variable} from the total of (1) to get the fixed charge.`,
          step: 'second value',
        },
      ]),
      ...inPart('(ii)', `${x + k * y}`, [
        { response: `${k * y}`, note: 'The total contains the fixed charge as well.', step: 'total' },
        { response: `${k * (x + y)}`, note: 'The fixed charge is paid only once.', step: 'total' },
        {
          response: `${x + m * y + k * y}`,
          note: `Add ${variable} to the fixed charge alone.`,
          step: 'total',
        },
      ]),
    ]
  },
})
