import { add, equals, fraction, fromDecimal, roundedText, subtract, toDecimal, type Fraction } from '../../maths'
import { earns, template, type Step } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { isNice, lengthText, product, squaredTex, tenths, threeFourteen, twentyTwoBySeven, type Pi } from './pieces/pi'
import { sectorFigure } from './pieces/sector-figure'

interface Draw {
  readonly pi: Pi
  /** In tenths of a centimetre. */
  readonly r: number
  readonly angle: 60 | 90 | 120
  readonly part: 'minor' | 'major'
  readonly stem: 0 | 1 | 2
}

const rootThree = fromDecimal('1.73')

const circle = ({ pi, r }: Draw): Fraction => product(pi.value, tenths(r), tenths(r))
const sector = (draw: Draw): Fraction => product(fraction(draw.angle, 360), circle(draw))
const triangle = ({ r, angle }: Draw): Fraction =>
  angle === 90
    ? product(fraction(1, 2), tenths(r), tenths(r))
    : product(fraction(1, 4), rootThree, tenths(r), tenths(r))
const minor = (draw: Draw): Fraction => subtract(sector(draw), triangle(draw))
const answer = (draw: Draw): Fraction => (draw.part === 'minor' ? minor(draw) : subtract(circle(draw), minor(draw)))

const shown = (value: Fraction): string => (isNice(value) ? toDecimal(value) : roundedText(value, 2))

/** "= 154", "\approx 102.67" */
const equal = (value: Fraction): string => `${isNice(value) ? '=' : '\\approx'} ${shown(value)}`
const sameWhenRounded = (whole: Fraction, part: Fraction): boolean =>
  equals(fromDecimal(shown(subtract(whole, part))), subtract(fromDecimal(shown(whole)), fromDecimal(shown(part))))

function triangleSteps({ r, angle }: Draw, area: string): readonly Step[] {
  const [radius, squared] = [lengthText(r), squaredTex(r)]
  if (angle === 90)
    return [
      earns(
        1,
        `The angle AOB is $90^\\circ$, so area of triangle AOB $= \\dfrac{1}{2} \\times ${radius} \\times ${radius} ${area}$ cm²`,
      ),
    ]
  if (angle === 60)
    return [
      earns(0.5, 'OA = OB and the angle AOB is $60^\\circ$, so triangle AOB is equilateral.'),
      earns(
        0.5,
        `Area of triangle AOB $= \\dfrac{\\sqrt{3}}{4} \\times ${squared} = \\dfrac{1.73}{4} \\times ${radius} \\times ${radius} ${area}$ cm²`,
      ),
    ]
  return [
    earns(
      0.5,
      `Draw OM $\\perp$ AB. The angle AOM is $60^\\circ$, so OM $= ${radius} \\cos 60^\\circ$ and AB $= 2 \\times ${radius} \\sin 60^\\circ$.`,
    ),
    earns(
      0.5,
      `Area of triangle AOB $= \\dfrac{1}{2} \\times \\text{AB} \\times \\text{OM} = \\dfrac{\\sqrt{3}}{4} \\times ${squared} = \\dfrac{1.73}{4} \\times ${radius} \\times ${radius} ${area}$ cm²`,
    ),
  ]
}

/** E.g. "A chord of a circle of radius 14 cm subtends 60° at the centre. Find the area of the minor segment. (Use π = 22/7 and √3 = 1.73.)" */
export const segmentArea = template({
  id: 'sav-segment-area',
  topic: 'areas-volumes',
  archetypes: ['arc-segment-area'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) =>
    random.until(
      (r): Draw => {
        const decimal = r.chance(0.4)
        return {
          pi: decimal ? threeFourteen : twentyTwoBySeven,
          r: decimal ? r.pick([60, 80, 90, 100, 120, 150, 200]) : r.pick([70, 105, 140, 210]),
          angle: r.pick([60, 90, 120] as const),
          part: r.pick(['minor', 'minor', 'major'] as const),
          stem: r.pick([0, 1, 2] as const),
        }
      },
      (draw) => sameWhenRounded(sector(draw), triangle(draw)) && sameWhenRounded(circle(draw), minor(draw)),
    ),
  pose: (draw) => {
    const { pi, r, angle, part, stem } = draw
    const radius = lengthText(r)
    const [whole, piece, corner, small, key] = [circle, sector, triangle, minor, answer].map((of) => shown(of(draw)))
    const accuracy = isNice(answer(draw)) ? '' : ', correct to two decimal places'
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
        expected: key ?? '',
        tolerance: 1,
        unit: 'cm²',
        ...(accuracy && { form: { places: 2 } }),
      },
      ...(accuracy && { answer: key }),
      figure: sectorFigure(angle, `${radius} cm`, part === 'minor' ? 'segment' : 'chord'),
      hints: [
        'Area of the minor segment = area of the sector − area of the triangle formed by the chord and the two radii.',
        angle === 90
          ? 'The triangle is right-angled at the centre.'
          : angle === 60
            ? 'What kind of triangle has two equal sides with $60^\\circ$ between them?'
            : 'Draw the perpendicular from the centre to the chord; it halves the angle and the chord.',
        ...(part === 'major' ? ['The major segment is the rest of the circle.'] : []),
      ],
      steps: [
        `Given: radius $r = ${radius}$ cm and angle $\\theta = ${angle}^\\circ$.`,
        earns(
          part === 'minor' ? 1 : 0.5,
          `Area of sector OAB $= \\dfrac{\\theta}{360^\\circ} \\times \\pi r^2 = \\dfrac{${angle}^\\circ}{360^\\circ} \\times ${pi.tex} \\times ${radius} \\times ${radius} ${equal(sector(draw))}$ cm²`,
        ),
        ...triangleSteps(draw, equal(triangle(draw))),
        earns(0.5, `Area of the minor segment $= ${piece} - ${corner} = ${small}$ cm²`),
        ...(part === 'major'
          ? [
              `Area of the circle $= ${pi.tex} \\times ${radius} \\times ${radius} ${equal(circle(draw))}$ cm²`,
              earns(0.5, `Area of the major segment $= ${whole} - ${small} = ${key}$ cm²`),
            ]
          : []),
        earns(0.5, `Hence, the area of the ${part} segment is $${key}$ cm²${accuracy}.`),
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
    const key = answer(draw)
    const difference = draw.angle === 90 ? 4 : 5
    const rest = draw.part === 'minor' ? subtract(circle(draw), minor(draw)) : minor(draw)
    return wrongValues(
      key,
      [
        [sector(draw), 'That is the sector: subtract the area of the triangle.', difference],
        [rest, `That is the other segment; the ${draw.part} segment is asked.`, 'last'],
        draw.part === 'minor'
          ? [add(sector(draw), triangle(draw)), 'Subtract the triangle from the sector; do not add it.', difference]
          : [
              subtract(circle(draw), sector(draw)),
              'That is the major sector: the triangle belongs to the major segment as well.',
              difference + 2,
            ],
        [triangle(draw), 'That is the triangle: subtract it from the sector.', difference],
      ],
      { gap: 1.05 },
    )
  },
})
