import { fraction, subtract, toNumber, type Fraction } from '../../maths'
import {
  fullCylinder,
  solidInCylinder as solution,
  solidInside,
  type SolidInCylinder,
} from '../../solutions/areas-volumes/solid-in-cylinder'
import { template } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'
import { dome, typed, volumeBySlices } from './pieces/by-slices'
import { isNice, lengthText, product, tenths, threeFourteen, twentyTwoBySeven, usePi, type Pi } from './pieces/pi'

interface Draw {
  readonly pi: Pi
  /** In tenths of a centimetre: the common radius, and the height of the cone. */
  readonly r: number
  readonly h: number
  readonly stem: 0 | 1 | 2
}

const givenOf = ({ pi, r, h }: Draw): SolidInCylinder => ({
  pi: pi.value,
  radius: tenths(r),
  height: tenths(h),
  whole: tenths(h + r),
  unit: 'cm',
})
const square = ({ pi, r }: Draw): Fraction => product(pi.value, tenths(r), tenths(r))
const cylinderOf = (draw: Draw): Fraction => fullCylinder(givenOf(draw))
const solidOf = (draw: Draw): Fraction => solidInside(givenOf(draw))

/** E.g. "A cone of height 10 cm on a hemisphere of radius 7 cm is put into a cylinder of radius 7 cm and height 17 cm full of water. Find the volume of water left." */
export const solidInCylinder = template({
  id: 'sav-water-left-in-a-cylinder',
  version: 2,
  topic: 'areas-volumes',
  archetypes: ['sav-solid-in-cylinder'],
  difficulty: 'hard',
  marks: 5,
  draw: (random): Draw =>
    random.until(
      (r) => {
        const decimal = r.chance(0.25)
        return {
          pi: decimal ? threeFourteen : twentyTwoBySeven,
          r: decimal ? r.pick([30, 50, 60, 100]) : r.pick([21, 35, 42, 70, 105, 140]),
          h: 5 * r.integer(8, 60),
          stem: r.pick([0, 1, 2] as const),
        }
      },
      (draw) =>
        draw.h >= draw.r && draw.h <= 4 * draw.r && isNice(cylinderOf(draw), 40_000) && isNice(solidOf(draw), 40_000),
    ),
  things: ({ r, h }) => [
    { name: 'the radius in cm', size: r / 10, least: 2, most: 14 },
    { name: 'the height of the cone in cm', size: h / 10, least: 4, most: 30 },
  ],
  given: givenOf,
  solution,
  ask: (draw) => {
    const { pi, r, h, stem } = draw
    const [radius, height, whole] = [r, h, h + r].map(lengthText)
    const stems = [
      `A solid is a right circular cone of height $${height ?? ''}$ cm and radius $${radius ?? ''}$ cm standing on a hemisphere of the same radius. It is placed upright in a right circular cylinder full of water, so that it touches the bottom. The radius of the cylinder is $${radius ?? ''}$ cm and its height is $${whole ?? ''}$ cm. Find the volume of water left in the cylinder.`,
      `A cylindrical jar of radius $${radius ?? ''}$ cm and height $${whole ?? ''}$ cm is full of water. A solid toy made of a cone of height $${height ?? ''}$ cm on a hemisphere, both of radius $${radius ?? ''}$ cm, is lowered into it, hemisphere first, until it stands on the bottom. How much water is left in the jar?`,
      `Ritika lowers a model, a cone on a hemisphere of the same radius $${radius ?? ''}$ cm, into a cylinder of that radius which is full of water. The cone is $${height ?? ''}$ cm high, the cylinder is $${whole ?? ''}$ cm high, and the model just fits in, touching the bottom. What volume of water remains in the cylinder?`,
    ] as const
    return {
      question: `${stems[stem]} ${usePi(pi)}`,
      rule: { kind: 'number', unit: 'cm³' },
      figure: {
        kind: 'solid',
        description: `The solid: a cone of height ${height ?? ''} cm on a hemisphere of radius ${radius ?? ''} cm.`,
        caption: 'The solid that is put into the water.',
        parts: [
          { shape: 'hemisphere', radius: r / 10, domeDown: true, labels: { radius: `${radius ?? ''} cm` } },
          { shape: 'cone', radius: r / 10, height: h / 10, labels: { height: `${height ?? ''} cm` } },
        ],
      },
      hints: [
        'As much water flows out as the solid takes up room.',
        'Water left = volume of the cylinder − volume of the solid; the solid has two parts.',
        `The solid is as high as the cylinder: nothing of it stands out of the water.`,
      ],
      explanation: 'A solid that is wholly under water pushes out its own volume of water, whatever its shape may be.',
    }
  },
  crossCheck: ({ pi, r, h }) => {
    const [radius, p] = [r / 10, toNumber(pi.value)]
    const outline = [...dome(radius, 0, 'opening'), [(h + r) / 10, 0] as const]
    const jar = [
      [0, radius],
      [(h + r) / 10, radius],
    ] as const
    return typed(volumeBySlices(jar, p) - volumeBySlices(outline, p))
  },
  slips: (draw) => {
    const { r, h } = draw
    const base = square(draw)
    const [full, solid] = [cylinderOf(draw), solidOf(draw)]
    const cone = product(fraction(1, 3), base, tenths(h))
    const wrong: readonly WrongValue[] = [
      [solid, 'That is the volume of the solid, and of the water that flows out.', 'left'],
      [subtract(full, cone), 'The hemisphere takes up room as well.', 'solid formula'],
      [subtract(full, product(base, tenths(h + 2 * r))), 'A cone is one third of the cylinder.', 'solid formula'],
      [
        subtract(full, product(fraction(1, 3), base, tenths(h + 4 * r))),
        'Only half of a sphere is there.',
        'solid formula',
      ],
      [subtract(product(base, tenths(h)), solid), 'The cylinder is as high as the whole solid.', 'cylinder'],
    ]
    return wrongValues(
      subtract(full, solid),
      wrong.filter(([value]) => toNumber(value) > 0),
    )
  },
})
