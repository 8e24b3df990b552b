import { radiiTex, settings, total, type Rings } from './pieces/spiral-settings'
import { fraction, toDecimal } from '../../maths'
import { progression, sumTo } from '../../solutions/arithmetic-progressions/pieces/progression'
import { wrongValues } from '../slips/wrong-values'
import { chain, earns, isValue, line, says, template } from '../template'

/** E.g. "A spiral is made of 10 semicircles of radii 1.4 cm, 2.8 cm, 4.2 cm and so on. Find its length." */
export const spiral = template<Rings>({
  id: 'ap-spiral-of-semicircles',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-spiral'],
  marks: 3,
  draw: (random) => ({
    story: random.pick(['spiral', 'spiral', 'rings', 'wire'] as const),
    ...random.until(
      (source) => ({ first: source.integer(1, 5), step: source.integer(1, 3), n: source.integer(8, 20) }),
      ({ first, step }) => first <= 2 * step,
    ),
    stem: random.pick([0, 1] as const),
  }),
  things: ({ first, step, n }) => [
    { name: 'the first radius in cm', size: 0.7 * first, least: 0.7, most: 3.5 },
    { name: 'how much the radius grows in cm', size: 0.7 * step, least: 0.7, most: 2.1 },
    { name: 'how many pieces there are', size: n, least: 8, most: 20 },
  ],
  pose: (draw) => {
    const { story, first, step, n } = draw
    const { question, piece, pieces, asked, factor, lengths } = settings[story](draw)
    const [a, d] = [7 * first * factor, 7 * step * factor]
    const key = total(draw)
    return {
      question: `${question} (Use $\\pi = \\frac{22}{7}$.)`,
      rule: { kind: 'number', expected: `${key}`, unit: 'cm' },
      hints: [
        `How long is one ${piece} of radius $r$? Write the first three lengths.`,
        `The lengths of the ${pieces} form an AP, because the radii do.`,
        'Take $\\pi$ out of the sum and put its value in at the end.',
      ],
      steps: [
        earns(0.5, lengths, 'one'),
        line(
          'lengths',
          `In cm, the lengths of the ${pieces} are $${[0, 1, 2].map((k) => `${toDecimal(fraction(a + k * d, 10))}\\pi`).join(', ')}, \\ldots$`,
        ),
        earns(
          0.5,
          `They form an AP: $\\pi$ times the AP with $a = ${toDecimal(fraction(a, 10))}$ and $d = ${toDecimal(fraction(d, 10))}$.`,
        ),
        earns(0.5, 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$'),
        earns(0.5, says`${chain(...tenths(a, d, n))}`, 'sum'),
        earns(
          0.5,
          says`Times $\\pi$: ${chain(`\\frac{22}{7} \\times ${toDecimal(fraction(10 * Number(sumTo(progression(a, d), n).n), 100 * Number(sumTo(progression(a, d), n).d)))}`, `${key}`)}`,
          'pi',
        ),
        earns(0.5, says`Hence ${isValue(asked, `${key}`, 'cm')}.`),
      ],
      explanation: `The radii ${radiiTex(draw)} cm and so on form an AP, and a length that is a fixed multiple of the radius forms one too.`,
    }
  },
  crossCheck: ({ story, first, step, n }) => {
    // In tenths of a centimetre of radius, each piece by itself: 22/7 of 7 is 22.
    let sum = 0
    for (let k = 0; k < n; k++) sum += (first + k * step) * 22 * (story === 'rings' ? 2 : 1)
    return `${sum / 10} cm`
  },
  slips: (draw) => {
    const { story, first, step, n } = draw
    const key = total(draw)
    const radii = fraction(7 * n * (2 * first + (n - 1) * step), 20)
    return wrongValues(fromTenths(key), [
      story === 'rings'
        ? [fromTenths(key / 2), 'The circumference of a circle is $2\\pi r$.', 'one']
        : [fromTenths(key * 2), 'A semicircle is half of the circumference: its length is $\\pi r$.', 'one'],
      [radii, 'That is the sum of the radii. How long is the curve of each?', 'one'],
      [
        fraction(22 * (first + (n - 1) * step) * (story === 'rings' ? 2 : 1), 10),
        'That is the longest piece alone. All of them together are asked.',
        'sum',
      ],
      [fromTenths(key * 2), 'The factor in the sum is $\\frac{n}{2}$, not $n$.', 'sum'],
    ])
  },
})

const fromTenths = (value: number) => fraction(Math.round(10 * value), 10)

/** The sum of the AP whose numbers are so many tenths. */
function tenths(a: number, d: number, n: number): readonly string[] {
  const [first, step] = [fraction(a, 10), fraction(d, 10)]
  const inside = fraction(2 * a + (n - 1) * d, 10)
  const front = n % 2 === 0 ? `${n / 2}` : `\\frac{${n}}{2}`
  return [
    `S_{${n}}`,
    `\\frac{${n}}{2}[2 \\times ${toDecimal(first)} + (${n} - 1) \\times ${toDecimal(step)}]`,
    `${front} \\times ${toDecimal(inside)}`,
    toDecimal(fraction(n * (2 * a + (n - 1) * d), 20)),
  ]
}
