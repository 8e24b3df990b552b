import { radiiTex, settings, total, type Rings } from './pieces/spiral-settings'
import { fraction } from '../../maths'
import { spiral as solution } from '../../solutions/arithmetic-progressions/spiral'
import { wrongValues } from '../slips/wrong-values'
import { template } from '../template'

/** E.g. "A spiral is made of 10 semicircles of radii 1.4 cm, 2.8 cm, 4.2 cm and so on. Find its length." */
export const spiral = template({
  id: 'ap-spiral-of-semicircles',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-spiral'],
  marks: 3,
  draw: (random): Rings => ({
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
  given: ({ story, first, step, n }) => ({
    piece: settings[story].piece,
    first: fraction(7 * first, 10),
    step: fraction(7 * step, 10),
    n,
    pi: fraction(22, 7),
    unit: 'cm',
  }),
  solution,
  manner: (draw) => settings[draw.story].asked(draw),
  ask: (draw) => {
    const { question, piece } = settings[draw.story]
    return {
      question: `${question(draw)} (Use $\\pi = \\frac{22}{7}$.)`,
      rule: { kind: 'number', unit: 'cm' },
      hints: [
        `How long is one ${piece} of radius $r$? Write the first three lengths.`,
        `The lengths of the ${piece}s form an AP, because the radii do.`,
        'Take $\\pi$ out of the sum and put its value in at the end.',
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
