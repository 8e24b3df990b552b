import { sectorMeasure as solution, sectorValues } from '../../solutions/areas-volumes/sector-measure'
import { add, divide, fraction, multiply, toNumber, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { isNice, lengthText, product, tenths, threeFourteen, twentyTwoBySeven, usePi, type Pi } from './pieces/pi'
import { sectorFigure } from './pieces/sector-figure'

type Ask = 'length of the arc' | 'area' | 'perimeter'

interface Draw {
  readonly ask: Ask
  readonly pi: Pi
  /** In tenths of a centimetre. */
  readonly r: number
  readonly angle: number
  readonly stem: 0 | 1 | 2
}

const values = ({ pi, r, angle }: Draw): Readonly<Record<Ask, Fraction>> =>
  sectorValues({ pi: pi.value, radius: tenths(r), angle: fraction(angle) })

/** E.g. "Find the area of a sector of a circle with radius 21 cm and angle 60°. (Use π = 22/7.)" */
export const sectorMeasure = template({
  id: 'sav-sector-arc-area-perimeter',
  topic: 'areas-volumes',
  archetypes: ['arc-length-sector'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) =>
    random.until(
      (r): Draw => {
        const decimal = r.chance(0.25)
        return {
          ask: r.pick(['length of the arc', 'area', 'perimeter'] as const),
          pi: decimal ? threeFourteen : twentyTwoBySeven,
          r: decimal ? r.pick([50, 100, 200]) : r.pick([35, 70, 105, 140, 210, 280]),
          angle: r.pick([30, 36, 45, 60, 72, 90, 120]),
          stem: r.pick([0, 1, 2] as const),
        }
      },
      (draw) => Object.values(values(draw)).every((value) => isNice(value)),
    ),
  things: ({ r }) => [{ name: 'the radius of the sheet in cm', size: r / 10, least: 3.5, most: 28 }],
  given: ({ ask, pi, r, angle }) => ({
    asked: ask,
    pi: pi.value,
    radius: tenths(r),
    angle: fraction(angle),
    unit: 'cm',
  }),
  solution,
  ask: ({ ask, pi, r, angle, stem }) => {
    const radius = lengthText(r)
    const stems = [
      `A sector of a circle of radius $${radius}$ cm has an angle of $${angle}^\\circ$ at the centre. Find the ${ask} of this sector.`,
      `Nasreen cuts a sector of angle $${angle}^\\circ$ from a circular sheet of paper of radius $${radius}$ cm. Find the ${ask} of this sector.`,
      `The angle of a sector is $${angle}^\\circ$, and the radius of the circle is $${radius}$ cm. What is the ${ask} of the sector?`,
    ] as const
    return {
      question: `${stems[stem]} ${usePi(pi)}`,
      rule: { kind: 'number', unit: ask === 'area' ? 'cm²' : 'cm' },
      hints: [
        'A sector of angle $\\theta$ is the part $\\frac{\\theta}{360^\\circ}$ of the whole circle.',
        ask === 'area'
          ? 'Take this part of the area $\\pi r^2$.'
          : 'Take this part of the circumference $2 \\pi r$ for the arc.',
        ...(ask === 'perimeter' ? ['The boundary of a sector has two straight sides as well.'] : []),
      ],
      explanation:
        ask === 'perimeter'
          ? 'The arc is a share of the circumference, fixed by the angle; the two radii close the boundary.'
          : 'Arcs and sectors of one circle are proportional to their angles at the centre.',
      figure: sectorFigure(angle, `${radius} cm`, 'sector'),
    }
  },
  crossCheck: ({ ask, pi, r, angle }) => {
    // The sector as a triangle-like fan: its area is half of arc times radius, the arc being made of one-degree pieces.
    const oneDegree = (2 * toNumber(pi.value) * r) / 10 / 360
    let arc = 0
    for (let degree = 0; degree < angle; degree++) arc += oneDegree
    const value = ask === 'area' ? (arc * r) / 20 : ask === 'perimeter' ? arc + r / 5 : arc
    return value.toFixed(2)
  },
  slips: (draw) => {
    const found = values(draw)
    const arc = found['length of the arc']
    return wrongValues(
      found[draw.ask],
      draw.ask === 'area'
        ? [
            [arc, 'That is the length of the arc; an area has the square of the radius.', 'formula'],
            [multiply(found.area, fraction(4)), 'Take the radius, not the diameter.', 'substituted'],
            [
              product(draw.pi.value, tenths(draw.r), tenths(draw.r)),
              'That is the whole circle; take the part that belongs to the angle.',
              'formula',
            ],
          ]
        : draw.ask === 'perimeter'
          ? [
              [arc, 'Add the two radii: they are part of the boundary.', 'perimeter'],
              [add(arc, tenths(draw.r)), 'The boundary has two radii, not one.', 'perimeter'],
              [found.area, 'That is the area of the sector; the length of its boundary is asked.', 'formula'],
            ]
          : [
              [found.area, 'That is the area of the sector; an arc is a length.', 'formula'],
              [divide(arc, fraction(2)), 'The circumference of the circle is 2πr, not πr.', 'formula'],
              [found.perimeter, 'The radii are not part of the arc.', 'last'],
            ],
    )
  },
})
