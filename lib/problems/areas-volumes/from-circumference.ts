import { divide, fraction, multiply, add, toNumber, type Fraction } from '../../maths'
import {
  partFromCircumference as solution,
  partsIn as shapes,
  partValue,
  type PartFromCircumference,
} from '../../solutions/areas-volumes/part-from-circumference'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { isNice, product, twentyTwoBySeven, usePi } from './pieces/pi'

interface Draw {
  /** In centimetres. */
  readonly circumference: number
  readonly shape: keyof typeof shapes
  readonly ask: 'area' | 'perimeter'
  readonly stem: 0 | 1 | 2 | 3
}

const pi = twentyTwoBySeven
const radiusOf = (circumference: number): Fraction => fraction(7 * circumference, 44)

const givenOf = ({ circumference, shape, ask }: Draw): PartFromCircumference => ({
  shape,
  asked: ask,
  pi: pi.value,
  circumference: fraction(circumference),
  unit: 'cm',
})
const keyOf = (draw: Draw): Fraction => partValue(givenOf(draw))

/** E.g. "The circumference of a circle is 44 cm. Find the area of a quadrant of it. (Use π = 22/7.)" */
export const fromCircumference = template({
  id: 'sav-part-from-circumference',
  version: 2,
  topic: 'areas-volumes',
  archetypes: ['arc-quadrant-from-circumference'],
  difficulty: 'easy',
  marks: 2,
  draw: (random): Draw =>
    random.until(
      (r): Draw => ({
        circumference: 22 * r.integer(1, 12),
        shape: r.pick(['quadrant', 'semicircle'] as const),
        ask: r.pick(['area', 'area', 'perimeter'] as const),
        stem: r.pick([0, 1, 2, 3] as const),
      }),
      (draw) =>
        isNice(keyOf(draw)) &&
        toNumber(keyOf(draw)) !== draw.circumference &&
        // a tray
        (draw.stem !== 3 || (draw.circumference >= 66 && draw.circumference <= 220)),
    ),
  things: ({ circumference, stem }) => [
    {
      name: 'the length of the rim',
      size: circumference,
      least: stem === 3 ? 66 : 22,
      most: stem === 3 ? 220 : 264,
      unit: 'cm',
    },
  ],
  given: givenOf,
  solution,
  ask: (draw) => {
    const { circumference, shape, ask, stem } = draw
    const parts = shapes[shape]
    return {
      question: `${
        (
          [
            `The circumference of a circle is $${circumference}$ cm. Find the ${ask} of a ${shape} of this circle.`,
            `Find the ${ask} of a ${shape} of a circle whose circumference is $${circumference}$ cm.`,
            `A wire $${circumference}$ cm long is just enough to make a circle. What is the ${ask} of a ${shape} of this circle?`,
            `Meera measures the rim of a round tray: it is $${circumference}$ cm long. She cuts a sheet of paper in the shape of a ${shape} of a circle of the same size. Find the ${ask} of the sheet.`,
          ] as const
        )[stem]
      } ${usePi(pi)}`,
      rule: { kind: 'number', unit: ask === 'area' ? 'cm²' : 'cm' },
      hints: [
        'Find the radius from the circumference first.',
        `Which part of the circle is a ${shape}?`,
        ...(ask === 'perimeter' ? [`The boundary of a ${shape} has straight parts as well as the arc.`] : []),
      ],
      explanation:
        ask === 'area'
          ? `A ${shape} is one of ${parts === 4 ? 'four' : 'two'} equal parts of the circle; its area is that part of $\\pi r^2$.`
          : `The boundary of a ${shape} is an arc and two radii${parts === 2 ? ', which make the diameter' : ''}.`,
    }
  },
  crossCheck: ({ circumference, shape, ask }) => {
    // The circle as a fan of narrow triangles: its area is half of the circumference times the radius.
    const r = circumference / (2 * toNumber(pi.value))
    return (ask === 'area' ? (circumference * r) / 2 / shapes[shape] : circumference / shapes[shape] + r + r).toFixed(2)
  },
  slips: (draw) => {
    const { circumference, shape, ask } = draw
    const r = radiusOf(circumference)
    const parts = shapes[shape]
    const whole = product(pi.value, r, r)
    return wrongValues(
      keyOf(draw),
      ask === 'area'
        ? [
            [whole, `That is the whole circle; only a ${shape} is asked.`, 'last'],
            [divide(whole, fraction(parts === 4 ? 2 : 4)), `Which part of the circle is a ${shape}?`, 'last'],
            [
              multiply(divide(whole, fraction(parts)), fraction(4)),
              'That takes the diameter for the radius: the circumference is twice π times the radius.',
              'radius',
            ],
          ]
        : [
            [fraction(circumference, parts), 'The arc is only a part of the boundary: add the straight parts.', 'last'],
            [add(fraction(circumference, parts), r), 'Two radii belong to the boundary.', 'last'],
          ],
    )
  },
})
