import { capsule as solution, capsuleValues } from '../../solutions/areas-volumes/capsule'
import { fraction, toNumber, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { dome, surfaceByBands, typed, volumeBySlices } from './pieces/by-slices'
import { isNice, lengthText, product, tenths, twentyTwoBySeven, usePi } from './pieces/pi'

type Ask = 'surface area' | 'volume'

interface Draw {
  readonly ask: Ask
  /** In tenths: radius, and length of the cylindrical part. */
  readonly r: number
  readonly h: number
  readonly story: 0 | 1 | 2
}

const pi = twentyTwoBySeven

const values = ({ r, h }: Pick<Draw, 'r' | 'h'>): Readonly<Record<Ask, Fraction>> =>
  capsuleValues(pi.value, tenths(r), tenths(h))

interface Story {
  readonly tell: (length: string, width: string) => string
  readonly unit: 'mm' | 'cm' | 'm'
}

const stories: readonly [Story, Story, Story] = [
  {
    tell: (length, width) =>
      `A medicine capsule is in the shape of a cylinder with a hemisphere stuck to each of its ends. The length of the entire capsule is $${length}$ mm and its diameter is $${width}$ mm.`,
    unit: 'mm',
  },
  {
    tell: (length, width) =>
      `A wooden article is a cylinder with a solid hemisphere at either end. It is $${length}$ cm long from end to end, and its diameter is $${width}$ cm.`,
    unit: 'cm',
  },
  {
    tell: (length, width) =>
      `A gas tank is a cylinder closed by hemispherical ends. Its total length is $${length}$ m and its diameter is $${width}$ m.`,
    unit: 'm',
  },
]

/** From end to end, in tenths: a capsule in mm, an article in cm, a tank in m. */
const lengths = [
  [100, 260],
  [60, 460],
  [40, 400],
] as const

/** E.g. "A medicine capsule is a cylinder with two hemispheres stuck to its ends. Its length is 14 mm and diameter 5 mm. Find its surface area." */
export const capsule = template({
  id: 'sav-cylinder-with-round-ends',
  version: 4,
  topic: 'areas-volumes',
  archetypes: ['sav-capsule'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => {
    const ask = random.pick(['surface area', 'volume'] as const)
    return random.until(
      (r): Draw => ({
        ask,
        r: r.pick([14, 21, 21, 28, 35, 42, 70]),
        h: ask === 'volume' ? r.integer(50, 300) : 5 * r.integer(10, 60),
        story: r.pick([0, 1, 2] as const),
      }),
      (draw) =>
        isNice(values(draw)[draw.ask]) &&
        (draw.story === 1 || draw.r <= 35) &&
        draw.h + 2 * draw.r >= lengths[draw.story][0] &&
        draw.h + 2 * draw.r <= lengths[draw.story][1] &&
        draw.h > draw.r &&
        draw.h !== 2 * draw.r &&
        draw.h <= 12 * draw.r,
    )
  },
  things: ({ story, r, h }) => {
    const [least, most] = lengths[story]
    return [
      { name: 'the length from end to end', size: (h + 2 * r) / 10, least: least / 10, most: most / 10 },
      { name: 'the width for the length', size: (2 * r) / (h + 2 * r), least: 0.14, most: 0.7 },
    ]
  },
  given: ({ ask, r, h, story }) => ({
    asked: ask,
    pi: pi.value,
    diameter: tenths(2 * r),
    length: tenths(h + 2 * r),
    unit: stories[story].unit,
  }),
  solution,
  ask: ({ ask, r, h, story }) => {
    const { tell, unit } = stories[story]
    const total = lengthText(h + 2 * r)
    return {
      question: `${tell(total, lengthText(2 * r))} Find its ${ask}. ${usePi(pi)}`,
      rule: { kind: 'number', unit: `${unit}${ask === 'volume' ? '³' : '²'}` },
      figure: {
        kind: 'solid',
        description: `A cylinder with a hemisphere at either end, drawn upright: ${total} ${unit} from end to end and ${lengthText(2 * r)} ${unit} wide.`,
        parts: [
          { shape: 'hemisphere', radius: r / 10, domeDown: true },
          { shape: 'cylinder', radius: r / 10, height: h / 10 },
          { shape: 'hemisphere', radius: r / 10 },
        ],
        whole: { height: `${total} ${unit}`, width: `${lengthText(2 * r)} ${unit}` },
      },
      hints: [
        'Each hemisphere takes one radius of the total length: the cylinder is shorter than the whole by two radii.',
        'The two hemispheres together make one whole sphere.',
        ask === 'volume'
          ? 'Add the volumes of the cylinder and the sphere.'
          : 'Add the curved surfaces only; the joined circles are hidden.',
      ],
      explanation:
        'The two hemispheres make a sphere; the cylinder between them has lost two radii of the total length.',
    }
  },
  crossCheck: ({ ask, r, h }) => {
    const [radius, length] = [r / 10, h / 10]
    const outline = [...dome(radius, 0, 'opening'), ...dome(radius, radius + length, 'closing')]
    const p = toNumber(pi.value)
    return typed(ask === 'volume' ? volumeBySlices(outline, p) : surfaceByBands(outline, p))
  },
  slips: ({ ask, r, h }) => {
    const found = values({ r, h })
    const radius = tenths(r)
    const long = values({ r, h: h + 2 * r })
    return wrongValues(found[ask], [
      [long[ask], 'Take the two radii off the total length to get the length of the cylinder.', 'length'],
      ask === 'volume'
        ? [product(pi.value, radius, radius, tenths(h)), 'Add the volumes of the two hemispheres.', 'formula']
        : [
            product(2, pi.value, radius, tenths(h + 4 * r)),
            'The joined circular faces are hidden: do not count them.',
            'formula',
          ],
      ask === 'volume'
        ? [
            // with the length of the cylinder that belongs to it, where there is one
            product(4, pi.value, radius, radius, fraction(3 * h + (h > 2 * r ? 2 : 8) * r, 30)),
            'Halve the diameter to get the radius.',
            'radius',
          ]
        : [product(2, pi.value, radius, tenths(h)), 'Add the curved surfaces of the two hemispheres.', 'formula'],
    ])
  },
})
