import { divide, multiply, fraction, type Fraction } from '../../maths'
import {
  heightAfterRecasting as solution,
  recastHeight,
  type HeightAfterRecasting,
} from '../../solutions/areas-volumes/height-after-recasting'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { isNice, lengthText, tenths } from './pieces/pi'
import { recastVolume, sizes, solid, type Solid } from './pieces/recast-solid'

interface Draw {
  readonly big: Solid
  readonly made: 'cylinder' | 'cone'
  /** Radius of what is made, in tenths of a centimetre. */
  readonly r: number
  readonly stem: 0 | 1 | 2
}

const givenOf = ({ big, made, r }: Draw): HeightAfterRecasting => ({
  big: solid(big),
  made,
  radius: tenths(r),
  unit: 'cm',
})
const height = (draw: Draw): Fraction => recastHeight(givenOf(draw))

/** E.g. "A metallic sphere of radius 4.2 cm is melted and recast into a cylinder of radius 6 cm. Find the height of the cylinder." */
export const recastLength = template({
  id: 'sav-height-after-recasting',
  topic: 'areas-volumes',
  archetypes: ['sav-volume-equality'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw =>
    random.until(
      (r): Draw => {
        const shape = r.pick(['sphere', 'cone', 'cylinder'] as const)
        return {
          big: {
            shape,
            r: r.pick([21, 30, 42, 45, 60, 63, 75, 84, 90, 105, 120]),
            h: shape === 'sphere' ? 0 : 5 * r.integer(8, 48),
          },
          made: r.pick(['cylinder', 'cone'] as const),
          r: 5 * r.integer(4, 30),
          stem: r.pick([0, 1, 2] as const),
        }
      },
      (draw) => {
        const tall = height(draw)
        const value = Number(tall.n) / Number(tall.d)
        return (
          draw.made !== draw.big.shape &&
          draw.r !== draw.big.r &&
          isNice(tall) &&
          value >= draw.r / 20 &&
          value <= draw.r / 2 &&
          value * 10 !== draw.big.h &&
          (draw.big.h === 0 || (draw.big.h >= draw.big.r / 2 && draw.big.h <= 5 * draw.big.r)) &&
          isNice(recastVolume(draw.big))
        )
      },
    ),
  things: ({ big, r }) => [
    { name: 'the radius of the first solid in cm', size: big.r / 10, least: 2, most: 12 },
    { name: 'the radius of the second solid in cm', size: r / 10, least: 2, most: 15 },
  ],
  given: givenOf,
  solution,
  ask: (draw) => {
    const { big, made, r, stem } = draw
    const radius = lengthText(r)
    const stems = [
      `A solid metallic ${big.shape} of ${sizes(big)} is melted and recast into the shape of a ${made} of radius $${radius}$ cm. Find the height of the ${made}.`,
      `A metal worker melts a solid ${big.shape} of ${sizes(big)} and casts one solid ${made} of base radius $${radius}$ cm from it, without any loss of metal. How high is the ${made}?`,
      `A child makes a ${big.shape} of ${sizes(big)} out of modelling clay, and reshapes it into a ${made} whose base has the radius $${radius}$ cm. What is the height of the ${made}?`,
    ] as const
    return {
      question: stems[stem],
      rule: { kind: 'number', unit: 'cm' },
      hints: [
        'The shape changes, but the volume of the material stays the same.',
        `Let the height of the ${made} be $h$ cm, and set the two volumes equal.`,
        'Leave $\\pi$ as it is: it cancels.',
      ],
      explanation:
        'One equation between the volumes gives one unknown length; the surfaces of the two solids are not equal.',
    }
  },
  crossCheck: ({ big, made, r }) => {
    // volumes without π by thin slices along the axis
    const slices = 4000
    const filled = (at: (x: number) => number, long: number): number =>
      Array.from({ length: slices }, (_, i) => (at(((i + 0.5) / slices) * long) ** 2 * long) / slices).reduce(
        (a, b) => a + b,
        0,
      )
    const [R, H] = [big.r / 10, big.shape === 'sphere' ? big.r / 5 : big.h / 10]
    const whole =
      big.shape === 'sphere'
        ? filled((x) => Math.sqrt(Math.max(0, R * R - (x - R) ** 2)), H)
        : filled((x) => (big.shape === 'cone' ? (R * x) / H : R), H)
    const unit = filled((x) => (made === 'cone' ? (r / 10) * x : r / 10), 1)
    return `${Math.round((whole / unit) * 100) / 100}`
  },
  slips: (draw) => {
    const { big, made } = draw
    const key = height(draw)
    const factor = big.shape === 'sphere' ? fraction(4, 3) : big.shape === 'cone' ? fraction(1, 3) : fraction(1)
    return wrongValues(key, [
      ...(made === 'cone'
        ? [[multiply(key, fraction(1, 3)), 'The volume of a cone has the factor 1/3.', 'equal volumes'] as const]
        : []),
      ...(big.shape === 'cylinder'
        ? []
        : [
            [
              divide(key, factor),
              `The volume of a ${big.shape} has the factor ${big.shape === 'sphere' ? '4/3' : '1/3'}.`,
              'equal volumes',
            ] as const,
          ]),
      [multiply(key, tenths(draw.r)), 'The radius stands squared in the volume: divide by it twice.', 'cancelled'],
      [multiply(key, fraction(1, 4)), 'The radius is given: do not double it.', 'equal volumes'],
    ])
  },
})
