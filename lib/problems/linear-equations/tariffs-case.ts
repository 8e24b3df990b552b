import { sumTex } from '../../maths'
import { chain, earns, line, says, template } from '../template'
import { solutionText } from '../../solutions/linear-equations/pieces/line'
import { tariffSlips } from './pieces/tariff-slips'
import { tariffs, type Tariffs } from './pieces/tariff-stories'

const chargeTex = (fixed: number, rate: number): string =>
  sumTex([
    [rate, 'x'],
    [fixed, ''],
  ])

/** E.g. "Case study. Taxi A takes ₹40 and ₹15 for each km, taxi B ₹70 and ₹12 for each km. (i) ... (ii) ... (iii) ..." */
export const tariffsCase = template({
  id: 'le-case-two-tariffs',
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
          last: source.pick(['meet', 'gap'] as const),
        }
      },
      ({ story, b, x, at, a }) =>
        b.fixed <= tariffs[story].fixed[1] * 2.5 &&
        Math.abs(at - x) >= 2 &&
        at !== x &&
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
  pose: (drawn) => {
    const { story, a, b, x, which, at, last } = drawn
    const { told, names, unit, units, letter } = tariffs[story]
    const own = drawn[which]
    const name = names[which === 'a' ? 0 : 1]
    const cost = a.fixed + a.rate * x
    const [first, second] = [a.fixed + a.rate * at, b.fixed + b.rate * at]
    return {
      question: `Case study. ${told(a, b)} Let the charge for $x$ ${units} be ₹$y$.`,
      hints: [
        `Charge $=$ fixed part $+$ rate $\\times$ ${letter}.`,
        'The two charges are equal where both equations hold at once.',
        'Subtract one equation from the other: $y$ goes.',
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
        last === 'meet'
          ? {
              label: '(iii)',
              ask: `For how many ${units} are the two charges equal, and what is the charge then? Give $x$ and $y$.`,
              rule: {
                kind: 'pair',
                expected: solutionText(x, cost),
                unit: { y: '₹' },
                aliases: { x: [units, unit], y: ['charge', 'cost'] },
              },
              steps: [
                earns(0.5, `Equal charges: $${chargeTex(a.fixed, a.rate)} = ${chargeTex(b.fixed, b.rate)}$`, 'equal'),
                earns(
                  0.5,
                  says`So ${chain(sumTex([[a.rate - b.rate, 'x']]), `${b.fixed} - ${a.fixed}`, `${b.fixed - a.fixed}`)} and ${chain('x', `${x}`)}`,
                  'x',
                ),
                earns(0.5, says`Then ${chain('y', `${a.rate} \\times ${x} + ${a.fixed}`, `${cost}`)}`, 'y'),
                earns(
                  0.5,
                  says`Hence for ${chain('x', `${x}`)} ${units} both charges are ₹$${cost}$: ${chain('y', `${cost}`)}`,
                ),
              ],
            }
          : {
              label: '(iii)',
              ask: `For $${at}$ ${units}, by how much is the cheaper of the two cheaper than the other, in ₹?`,
              rule: { kind: 'number', expected: `${Math.abs(first - second)}`, unit: '₹' },
              steps: [
                earns(
                  0.5,
                  says`${names[0]}: ${chain(`${a.rate} \\times ${at} + ${a.fixed}`, `${first}`)}, in ₹`,
                  'first',
                ),
                earns(
                  0.5,
                  says`${names[1]}: ${chain(`${b.rate} \\times ${at} + ${b.fixed}`, `${second}`)}, in ₹`,
                  'second',
                ),
                line('cheaper', `So ${names[first < second ? 0 : 1]} is cheaper.`),
                earns(
                  1,
                  says`The difference is ${chain(`${Math.max(first, second)} - ${Math.min(first, second)}`, `${Math.abs(first - second)}`)}, so ₹$${Math.abs(first - second)}$.`,
                ),
              ],
            },
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
      last === 'meet' ? solutionText(n, after(a, n)) : `${Math.abs(after(a, at) - after(b, at))}`,
    ]
  },
  slips: tariffSlips,
})
