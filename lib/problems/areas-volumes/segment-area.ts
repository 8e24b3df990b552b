import { isWrittenInFull, segmentValues, subtractsRounded } from '../../solutions/areas-volumes/pieces/segment-values'
import { segmentArea as solution } from '../../solutions/areas-volumes/segment-area'
import { add, fraction, roundedText, subtract, toNumber } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { lengthText, tenths, threeFourteen, twentyTwoBySeven, type Pi } from './pieces/pi'
import { sectorFigure } from './pieces/sector-figure'

interface Draw {
  readonly pi: Pi
  /** In tenths of a centimetre. */
  readonly r: number
  readonly angle: 60 | 90 | 120
  readonly part: 'minor' | 'major'
  readonly stem: 0 | 1 | 2
}

const stated = ({ pi, r, angle }: Draw) => ({ pi: pi.value, radius: tenths(r), angle: fraction(angle) })
const values = (draw: Draw) => segmentValues(stated(draw))

/** E.g. "A chord of a circle of radius 14 cm subtends 60° at the centre. Find the area of the minor segment. (Use π = 22/7 and √3 = 1.73.)" */
export const segmentArea = template({
  id: 'sav-segment-area',
  version: 5,
  topic: 'areas-volumes',
  archetypes: ['arc-segment-area'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const part = random.pick(['minor', 'major', 'major'] as const)
    return random.until(
      (r): Draw => {
        const decimal = r.chance(0.4)
        return {
          pi: decimal ? threeFourteen : twentyTwoBySeven,
          r: decimal ? 5 * r.integer(20, 40) : 7 * r.integer(15, 30),
          angle: r.pick([60, 90, 120] as const),
          part,
          stem: r.pick([0, 1, 2] as const),
        }
      },
      // a difference under 1 is accepted, so the areas are large
      (draw) => subtractsRounded(stated(draw), 2) && toNumber(values(draw)[draw.part]) >= 200,
    )
  },
  given: (draw) => ({ ...stated(draw), part: draw.part, unit: 'cm' }),
  solution,
  ask: (draw) => {
    const { pi, r, angle, part, stem } = draw
    const radius = lengthText(r)
    const full = isWrittenInFull(stated(draw), part)
    const accuracy = full ? '' : ', correct to two decimal places'
    const use = angle === 90 ? `Use $\\pi = ${pi.tex}$` : `Use $\\pi = ${pi.tex}$ and $\\sqrt{3} = 1.73$`
    const stems = [
      `A chord AB of a circle of radius $${radius}$ cm subtends an angle of $${angle}^\\circ$ at the centre O. Find the area of the corresponding ${part} segment of the circle${accuracy}.`,
      `In a circle with centre O and radius $${radius}$ cm, the radii OA and OB make an angle of $${angle}^\\circ$. Find the area of the ${part} segment cut off by the chord AB${accuracy}.`,
      `AB is a chord of a circle with centre O and radius $${radius}$ cm, and $\\angle AOB = ${angle}^\\circ$. Find the area of the ${part} segment formed by the chord${accuracy}.`,
    ] as const
    return {
      question: `${stems[stem]} (${use}.)`,
      rule: {
        kind: 'number',
        tolerance: 1,
        unit: 'cm²',
        ...(!full && { form: { places: 2 } }),
      },
      ...(!full && { answer: roundedText(values(draw)[part], 2) }),
      figure: sectorFigure(angle, `${radius} cm`, part === 'minor' ? 'segment' : 'major segment'),
      hints: [
        'Area of the minor segment = area of the sector − area of the triangle formed by the chord and the two radii.',
        angle === 90
          ? 'The triangle is right-angled at the centre.'
          : angle === 60
            ? 'What kind of triangle has two equal sides with $60^\\circ$ between them?'
            : 'Draw the perpendicular from the centre to the chord; it halves the angle and the chord.',
        ...(part === 'major' ? ['The major segment is the rest of the circle.'] : []),
      ],
      explanation: `A minor segment is what remains of a sector when its triangle is cut off.${part === 'major' ? ' The two segments together make the circle.' : ''}${accuracy && ' An answer that differs a little through rounding is accepted.'}`,
    }
  },
  crossCheck: ({ r, angle, part }) => {
    // Strips parallel to the chord, from the chord out to the circle; the true π and √3 stay within the tolerance.
    const radius = r / 10
    const from = radius * Math.cos((angle * Math.PI) / 360)
    const strips = 20_000
    let area = 0
    for (let i = 0; i < strips; i++) {
      const x = from + ((i + 0.5) / strips) * (radius - from)
      area += (2 * Math.sqrt(radius * radius - x * x) * (radius - from)) / strips
    }
    return (part === 'minor' ? area : Math.PI * radius * radius - area).toFixed(2)
  },
  slips: (draw) => {
    const { circle, sector, triangle, minor, major } = values(draw)
    return wrongValues(
      draw.part === 'minor' ? minor : major,
      [
        [sector, 'That is the sector: subtract the area of the triangle.', 'minor'],
        [
          draw.part === 'minor' ? major : minor,
          `That is the other segment; the ${draw.part} segment is asked.`,
          'last',
        ],
        draw.part === 'minor'
          ? [add(sector, triangle), 'Subtract the triangle from the sector; do not add it.', 'minor']
          : [
              subtract(circle, sector),
              'That is the major sector: the triangle belongs to the major segment as well.',
              'major',
            ],
        [triangle, 'That is the triangle: subtract it from the sector.', 'minor'],
      ],
      { gap: 1.05 },
    )
  },
})
