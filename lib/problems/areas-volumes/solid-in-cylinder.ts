import { fraction, subtract, toDecimal, toNumber, type Fraction } from '../../maths'
import { earns, equals, isValue, line, says, template } from '../template'
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

const square = ({ pi, r }: Draw): Fraction => product(pi.value, tenths(r), tenths(r))
const cylinderOf = (draw: Draw): Fraction => product(square(draw), tenths(draw.h + draw.r))
const solidOf = (draw: Draw): Fraction => product(fraction(1, 3), square(draw), tenths(draw.h + 2 * draw.r))

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
  pose: (draw) => {
    const { pi, r, h, stem } = draw
    const [radius, height, whole] = [r, h, h + r].map(lengthText)
    const [full, solid, left] = [cylinderOf(draw), solidOf(draw), subtract(cylinderOf(draw), solidOf(draw))].map(
      toDecimal,
    )
    const stems = [
      `A solid is a right circular cone of height $${height ?? ''}$ cm and radius $${radius ?? ''}$ cm standing on a hemisphere of the same radius. It is placed upright in a right circular cylinder full of water, so that it touches the bottom. The radius of the cylinder is $${radius ?? ''}$ cm and its height is $${whole ?? ''}$ cm. Find the volume of water left in the cylinder.`,
      `A cylindrical jar of radius $${radius ?? ''}$ cm and height $${whole ?? ''}$ cm is full of water. A solid toy made of a cone of height $${height ?? ''}$ cm on a hemisphere, both of radius $${radius ?? ''}$ cm, is lowered into it, hemisphere first, until it stands on the bottom. How much water is left in the jar?`,
      `Ritika lowers a model, a cone on a hemisphere of the same radius $${radius ?? ''}$ cm, into a cylinder of that radius which is full of water. The cone is $${height ?? ''}$ cm high, the cylinder is $${whole ?? ''}$ cm high, and the model just fits in, touching the bottom. What volume of water remains in the cylinder?`,
    ] as const
    return {
      question: `${stems[stem]} ${usePi(pi)}`,
      rule: { kind: 'number', expected: left ?? '', unit: 'cm³' },
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
      steps: [
        earns(0.5, 'Volume of water left $=$ volume of the cylinder $-$ volume of the solid', 'idea'),
        line('cylinder formula', 'The cylinder has the volume $\\pi r^2 H$.'),
        earns(
          1,
          says`${equals('Volume of the cylinder', `${pi.tex} \\times ${radius ?? ''} \\times ${radius ?? ''} \\times ${whole ?? ''}`, full ?? '')} cm³`,
          'cylinder',
        ),
        earns(
          1,
          'Volume of the solid $= \\dfrac{1}{3}\\pi r^2 h + \\dfrac{2}{3}\\pi r^3 = \\dfrac{1}{3}\\pi r^2 (h + 2r)$',
          'solid formula',
        ),
        earns(
          1,
          says`${equals('Volume of the solid', `\\dfrac{1}{3} \\times ${pi.tex} \\times ${radius ?? ''} \\times ${radius ?? ''} \\times (${height ?? ''} + 2 \\times ${radius ?? ''})`, solid ?? '')} cm³`,
          'solid',
        ),
        earns(1, says`${equals('Volume of water left', `${full ?? ''} - ${solid ?? ''}`, left ?? '')} cm³`, 'left'),
        earns(0.5, says`Hence, ${isValue('the volume of water left', left ?? '', 'cm³')}.`),
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
