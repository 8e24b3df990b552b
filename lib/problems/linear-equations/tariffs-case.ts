import { otherLast } from '../other-last'
import { earns, line, says, template } from '../template'
import { solutionText } from '../../solutions/linear-equations/pieces/line'
import { chargeTex, lessBy, lessPart, meetPart } from './pieces/tariff-last'
import { tariffSlips } from './pieces/tariff-slips'
import { tariffs, type Tariffs } from './pieces/tariff-stories'

/** E.g. "Case study. Taxi A takes ₹40 and ₹15 for each km, taxi B ₹70 and ₹12 for each km. (i) ... (ii) ... (iii) ..." */
export const tariffsCase = template({
  id: 'le-case-two-tariffs',
  version: 2,
  topic: 'linear-equations',
  archetypes: ['le-case-study', 'le-word-fixed-variable'],
  difficulty: 'hard',
  marks: 4,
  draw: (random): Tariffs =>
    random.until(
      (source) => {
        const story = source.pick(['taxi', 'hall', 'gym'] as const)
        const { fixed, rate, step, meet, round, use } = tariffs[story]
        const [lowRate, cheaper] = [step * source.integer(rate[0] / step, rate[1] / step), step * source.integer(1, 6)]
        const x = source.integer(meet[0], meet[1])
        const first = round * source.integer(fixed[0] / round, fixed[1] / round)
        return {
          story,
          a: { fixed: first, rate: lowRate + cheaper },
          b: { fixed: first + cheaper * x, rate: lowRate },
          x,
          which: source.pick(['a', 'b'] as const),
          at: source.integer(use[0], use[1]),
          last: source.pick(['meet', 'less'] as const),
          beyond: source.integer(2, 6),
        }
      },
      ({ story, b, x, at, a, beyond }) =>
        b.fixed <= tariffs[story].fixed[1] * 2.5 &&
        Math.abs(at - x) >= 2 &&
        at !== x + beyond &&
        a.fixed !== a.rate &&
        b.fixed % 5 === 0,
    ),
  things: ({ story, a, b, x, at }) => {
    const { fixed, rate, step, meet, use } = tariffs[story]
    return [
      ...[a, b].flatMap((one) => [
        { name: 'a fixed charge', size: one.fixed, least: fixed[0], most: 2.5 * fixed[1], unit: '₹' },
        { name: 'the charge for one more', size: one.rate, least: rate[0], most: rate[1] + 6 * step, unit: '₹' },
      ]),
      { name: 'where the charges are equal', size: x, least: meet[0], most: meet[1] },
      { name: 'how much is used', size: at, least: use[0], most: use[1] },
    ]
  },
  otherwise: (draw) => otherLast(draw, 'meet', 'less'),
  pose: (drawn) => {
    const { story, a, b, which, at, last } = drawn
    const { told, names, units, letter } = tariffs[story]
    const own = drawn[which]
    const name = names[which === 'a' ? 0 : 1]
    return {
      question: `Case study. ${told(a, b)} Let the charge for $x$ ${units} be ₹$y$.`,
      hints: [
        `Charge $=$ fixed part $+$ rate $\\times$ ${letter}.`,
        'The two charges are equal where both equations hold at once.',
        last === 'meet'
          ? 'Subtract one equation from the other: $y$ goes.'
          : 'Write the difference of the two charges with the help of $x$.',
      ],
      parts: [
        {
          label: '(i)',
          ask: `Write the equation of the charge of ${name}, in the form $y = \\ldots$`,
          rule: { kind: 'expression', expected: `y = ${chargeTex(own.fixed, own.rate)}` },
          steps: [
            line(
              'rate',
              `For $x$ ${units} the rate of ₹$${own.rate}$ gives ₹$${own.rate}x$, and the fixed part is ₹$${own.fixed}$.`,
            ),
            earns(1, `So $y = ${chargeTex(own.fixed, own.rate)}$`),
          ],
        },
        {
          label: '(ii)',
          ask: `Find the charge of ${name} for $${at}$ ${units}, in ₹.`,
          rule: { kind: 'number', expected: `${own.fixed + own.rate * at}`, unit: '₹' },
          steps: [
            earns(0.5, `With $x = ${at}$: $y = ${own.rate} \\times ${at} + ${own.fixed}$`, 'put in'),
            earns(0.5, says`So the charge is ₹$${own.fixed + own.rate * at}$.`),
          ],
        },
        last === 'meet' ? meetPart(drawn) : lessPart(drawn),
      ],
      explanation:
        'A fixed part and a rate make a line. Two such lines meet where the charges are equal; before that the one with the smaller fixed part is cheaper.',
    }
  },
  crossCheck: (drawn) => {
    const { a, b, which, at, last } = drawn
    const own = drawn[which]
    // count up, one unit after the other
    const after = (tariff: Tariffs['a'], n: number) =>
      Array.from({ length: n }, () => tariff.rate).reduce((sum, rate) => sum + rate, tariff.fixed)
    const n = Array.from({ length: 200 }, (_, k) => k).find((k) => after(a, k) === after(b, k)) ?? -1
    return [
      `y - ${own.rate}x = ${own.fixed}`,
      `${after(own, at)}`,
      last === 'meet'
        ? solutionText(n, after(a, n))
        : `${Array.from({ length: 200 }, (_, k) => k).find((k) => after(a, k) - after(b, k) === lessBy(drawn)) ?? -1}`,
    ]
  },
  slips: tariffSlips,
})
