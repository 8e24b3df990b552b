import { fraction, toDecimal, toNumber, type Fraction } from '../../maths'
import { oneSweet, syrup as solution, syrupValue, type Syrup } from '../../solutions/areas-volumes/syrup'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { dome, typed, volumeBySlices } from './pieces/by-slices'
import { isNice, product, twentyTwoBySeven, usePi } from './pieces/pi'

interface Draw {
  /** In hundredths of a centimetre: the radius, and the length of the cylindrical part. */
  readonly r: number
  readonly h: number
  readonly count: number
  readonly percent: number
  readonly story: 0 | 1 | 2 | 3
}

const pi = twentyTwoBySeven
const hundredths = (n: number): Fraction => fraction(n, 100)
const givenOf = ({ r, h, count, percent }: Draw): Syrup => ({
  pi: pi.value,
  diameter: hundredths(2 * r),
  length: hundredths(h + 2 * r),
  count: fraction(count),
  percent: fraction(percent),
  unit: 'cm',
})
const oneOf = (draw: Draw): Fraction => oneSweet(givenOf(draw))
const keyOf = (draw: Draw): Fraction => syrupValue(givenOf(draw))

function question({ r, h, count, percent, story }: Draw): string {
  const [long, wide] = [toDecimal(hundredths(h + 2 * r)), toDecimal(hundredths(2 * r))]
  return `${
    [
      `A gulab jamun contains sugar syrup up to $${percent}\\%$ of its volume. Find how much syrup there is in $${count}$ gulab jamuns, each shaped like a cylinder with two hemispherical ends, with length $${long}$ cm and diameter $${wide}$ cm.`,
      `For a wedding $${count}$ gulab jamuns are made. Each is a cylinder with a hemisphere at either end; it is $${long}$ cm long in all and $${wide}$ cm in diameter. The syrup takes up $${percent}\\%$ of the volume of each. How much syrup is in all of them?`,
      `$${count}$ sponge rolls, each a cylinder with hemispherical ends, lie in milk. A roll is $${long}$ cm long from end to end and $${wide}$ cm thick, and takes up milk to $${percent}\\%$ of its volume. Find the volume of the milk in all the rolls.`,
      `Chandni makes $${count}$ sweets in the shape of a cylinder with two hemispherical ends. Each sweet has the total length $${long}$ cm and the diameter $${wide}$ cm, and $${percent}\\%$ of its volume is syrup. What volume of syrup is there in all the sweets?`,
    ][story] ?? ''
  } ${usePi(pi)}`
}

/** E.g. "A gulab jamun contains syrup up to 30 % of its volume. Find how much syrup there is in 45 of them, each a cylinder with two hemispherical ends, of length 5 cm and diameter 2.8 cm." */
export const syrup = template({
  id: 'sav-syrup-in-sweets',
  topic: 'areas-volumes',
  archetypes: ['sav-capsule'],
  difficulty: 'hard',
  marks: 5,
  draw: (random): Draw =>
    random.until(
      (r) => ({
        r: r.pick([105, 210, 105, 140]),
        h: 10 * r.integer(10, 50),
        count: 5 * r.integer(4, 12),
        percent: r.pick([20, 25, 30, 40, 50]),
        story: r.pick([0, 1, 2, 3] as const),
      }),
      (draw) =>
        isNice(product(100, oneOf(draw)), 1_000_000) &&
        isNice(keyOf(draw)) &&
        draw.h >= draw.r / 2 &&
        draw.h <= 4 * draw.r &&
        draw.h + 2 * draw.r <= 800,
    ),
  things: ({ r, h, count }) => [
    { name: 'the length of a sweet in cm', size: (h + 2 * r) / 100, least: 2, most: 8 },
    { name: 'its length for its width', size: (h + 2 * r) / (2 * r), least: 1.2, most: 3 },
    { name: 'how many sweets there are', size: count, least: 20, most: 60 },
  ],
  given: givenOf,
  solution,
  ask: (draw) => ({
    question: question(draw),
    rule: { kind: 'number', unit: 'cm³' },
    hints: [
      'Take one radius off at each end of the length to get the length of the cylindrical part.',
      'The two hemispheres together make a sphere.',
      'Find the volume of one, then of all, and then the given part of it.',
    ],
    explanation: 'The same share is taken of each, so it is enough to take it once of all of them together.',
  }),
  crossCheck: ({ r, h, count, percent }) => {
    const [radius, long] = [r / 100, h / 100]
    const outline = [...dome(radius, 0, 'opening'), ...dome(radius, radius + long, 'closing')]
    return typed((volumeBySlices(outline, toNumber(pi.value)) * count * percent) / 100)
  },
  slips: (draw) => {
    const { r, h, count, percent } = draw
    const key = keyOf(draw)
    const square = product(pi.value, hundredths(r), hundredths(r))
    const share = product(count, fraction(percent, 100))
    return wrongValues(key, [
      [
        product(oneOf({ ...draw, h: h + 2 * r }), share),
        'The length has a radius at each end: take both off.',
        'length',
      ],
      [product(square, hundredths(h), share), 'Add the two hemispheres.', 'formula'],
      [product(oneOf(draw), count), 'That is the volume of all of them: take the given part of it.', 'part'],
      [product(oneOf(draw), fraction(percent, 100)), 'That is for one of them.', 'all'],
      [
        product(square, fraction(3 * h + 2 * r, 300), share),
        'There are two hemispheres: together a whole sphere.',
        'formula',
      ],
    ])
  },
})
