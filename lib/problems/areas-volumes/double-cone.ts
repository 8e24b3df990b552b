import { add, fraction, toNumber, type Fraction } from '../../maths'
import { doubleCone as solution, type DoubleCone } from '../../solutions/areas-volumes/double-cone'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { surfaceByBands, typed, volumeBySlices } from './pieces/by-slices'
import { isNice, lengthText, product, tenths, twentyTwoBySeven, usePi } from './pieces/pi'
import { coneChains } from './pieces/cone-chains'

type Ask = 'surface area' | 'volume'

interface Draw {
  readonly ask: Ask
  /** In tenths: common radius, and height and slant height of either cone. */
  readonly r: number
  readonly upper: readonly [h: number, l: number]
  readonly lower: readonly [h: number, l: number]
  readonly stem: 0 | 1 | 2
}

const pi = twentyTwoBySeven

const givenOf = ({ ask, r, upper, lower }: Draw): DoubleCone => ({
  asked: ask,
  pi: pi.value,
  radius: tenths(r),
  heights: [tenths(upper[0]), tenths(lower[0])],
  unit: 'cm',
})

const valueOf = ({ ask, r, upper, lower }: Draw): Fraction =>
  ask === 'surface area'
    ? product(pi.value, tenths(r), tenths(upper[1] + lower[1]))
    : product(fraction(1, 3), pi.value, tenths(r), tenths(r), tenths(upper[0] + lower[0]))

/** The radius in centimetres that a float, a spindle and a solid without a name can have. */
const widest = (stem: Draw['stem']): number => (stem === 2 ? 28 : 10.5)

/** E.g. "A float has the shape of two cones with one common base of radius 21 cm. Their heights are 20 cm and 28 cm. Find its surface area." */
export const doubleCone = template({
  id: 'sav-two-cones-on-one-base',
  version: 3,
  topic: 'areas-volumes',
  archetypes: ['sav-double-cone'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => {
    const ask = random.pick(['surface area', 'volume'] as const)
    const stem = random.pick([0, 1, 2] as const)
    return random.until(
      (r) => {
        const { radius, sides } = r.pick(coneChains)
        const [upper = [0, 0], lower = [0, 0]] = r.shuffle([...sides])
        return { ask, r: radius, upper, lower, stem }
      },
      (draw) => isNice(valueOf(draw), 60_000) && draw.r <= 10 * widest(stem),
    )
  },
  things: ({ r, upper, lower, stem }) => [
    { name: 'the radius in cm', size: r / 10, least: 4, most: widest(stem) },
    ...[upper, lower].map(([h]) => ({ name: 'the height of a cone in cm', size: h / 10, least: 3, most: 96 })),
  ],
  given: givenOf,
  solution,
  ask: (draw) => {
    const { ask, r, upper, lower, stem } = draw
    const [radius, h1, h2] = [r, upper[0], lower[0]].map(lengthText)
    const stems = [
      `A float has the shape of two cones with one common base of radius $${radius}$ cm. The heights of the cones are $${h1}$ cm and $${h2}$ cm. Find the ${ask} of the float.`,
      `A spindle is made of two solid cones fixed base to base. The radius of each base is $${radius}$ cm; one cone is $${h1}$ cm high and the other $${h2}$ cm. What is the ${ask} of the spindle?`,
      `Two cones of the same base radius, $${radius}$ cm, and of heights $${h1}$ cm and $${h2}$ cm are joined together along their bases. Find the ${ask} of the solid so formed.`,
    ] as const
    return {
      question: `${stems[stem]} ${usePi(pi)}`,
      rule: { kind: 'number', unit: ask === 'volume' ? 'cm³' : 'cm²' },
      figure: {
        kind: 'solid',
        description: `Two cones on one common base of radius ${radius ?? ''} cm, one above it, ${h1 ?? ''} cm high, the other below it, ${h2 ?? ''} cm high.`,
        parts: [
          {
            shape: 'cone',
            radius: r / 10,
            height: lower[0] / 10,
            pointDown: true,
            labels: { height: `${h2 ?? ''} cm` },
          },
          {
            shape: 'cone',
            radius: r / 10,
            height: upper[0] / 10,
            labels: { radius: `${radius ?? ''} cm`, height: `${h1 ?? ''} cm` },
          },
        ],
      },
      hints:
        ask === 'volume'
          ? [
              'Add the volumes of the two cones.',
              'Both have the same base: take the common factor out before you substitute.',
            ]
          : [
              'The common base lies inside the solid: only the two curved surfaces can be touched.',
              'Each cone has a slant height of its own; find both from right triangles.',
            ],
      explanation:
        ask === 'volume'
          ? 'The two cones have as much volume as one cone on the same base with both heights together.'
          : 'What lies between the two solids is not part of the surface: the base is counted for neither of them.',
    }
  },
  crossCheck: ({ ask, r, upper, lower }) => {
    const outline = [
      [0, 0],
      [lower[0] / 10, r / 10],
      [(lower[0] + upper[0]) / 10, 0],
    ] as const
    const p = toNumber(pi.value)
    return typed(ask === 'volume' ? volumeBySlices(outline, p) : surfaceByBands(outline, p))
  },
  slips: (draw) => {
    const { ask, r, upper, lower } = draw
    const key = valueOf(draw)
    const base = product(pi.value, tenths(r), tenths(r))
    return wrongValues(
      key,
      ask === 'volume'
        ? [
            [product(3, key), 'A cone is one third of the cylinder.', 'formula'],
            [
              product(fraction(1, 3), base, tenths(upper[1] + lower[1])),
              'The volume needs the heights, not the slant heights.',
              'substituted',
            ],
            [product(fraction(1, 3), base, tenths(upper[0])), 'Add the volume of the other cone.', 'formula'],
          ]
        : [
            [
              product(pi.value, tenths(r), tenths(upper[0] + lower[0])),
              'Use the slant heights, not the heights.',
              'slant heights',
            ],
            [add(key, product(2, base)), 'The common base is hidden: do not count it.', 'formula'],
            [add(key, base), 'The common base is hidden: do not count it.', 'formula'],
            [product(pi.value, tenths(r), tenths(upper[1])), 'Add the curved surface of the other cone.', 'formula'],
          ],
    )
  },
})
