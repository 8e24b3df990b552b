import { add, divide, fraction, multiply, toDecimal, toNumber, toTex, type Fraction } from '../../maths'
import { earns, template, type Step } from '../template'
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

function values({ pi, r, angle }: Draw): Readonly<Record<Ask, Fraction>> {
  const share = fraction(angle, 360)
  const arc = product(share, 2, pi.value, tenths(r))
  return {
    'length of the arc': arc,
    area: product(share, pi.value, tenths(r), tenths(r)),
    perimeter: add(arc, fraction(2 * r, 10)),
  }
}

function steps(draw: Draw): readonly Step[] {
  const { ask, pi, r, angle } = draw
  const radius = lengthText(r)
  const found = values(draw)
  const share = `\\dfrac{${angle}^\\circ}{360^\\circ}`
  const arc = toDecimal(found['length of the arc'])
  const part = toTex(fraction(angle, 360))
  const [circle, disc] = [product(2, pi.value, tenths(r)), product(pi.value, tenths(r), tenths(r))].map(toDecimal)
  const arcSteps = [
    earns(0.5, 'Length of an arc of a sector $= \\dfrac{\\theta}{360^\\circ} \\times 2 \\pi r$'),
    earns(
      ask === 'perimeter' ? 0.5 : 1,
      `$= ${share} \\times 2 \\times ${pi.tex} \\times ${radius} = ${part} \\times ${circle} = ${arc}$`,
    ),
  ]
  if (ask === 'area')
    return [
      earns(0.5, 'Area of a sector $= \\dfrac{\\theta}{360^\\circ} \\times \\pi r^2$'),
      earns(
        1,
        `$= ${share} \\times ${pi.tex} \\times ${radius} \\times ${radius} = ${part} \\times ${disc} = ${toDecimal(found.area)}$`,
      ),
      earns(0.5, `Hence, the area of the sector is $${toDecimal(found.area)}$ cm².`),
    ]
  if (ask === 'perimeter')
    return [
      ...arcSteps,
      earns(0.5, 'The sector is bounded by this arc and two radii: perimeter $= \\text{arc} + 2r$'),
      `$= ${arc} + 2 \\times ${radius} = ${toDecimal(found.perimeter)}$`,
      earns(0.5, `Hence, the perimeter of the sector is $${toDecimal(found.perimeter)}$ cm.`),
    ]
  return [...arcSteps, earns(0.5, `Hence, the length of the arc is $${arc}$ cm.`)]
}

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
  pose: (draw) => {
    const { ask, pi, r, angle, stem } = draw
    const radius = lengthText(r)
    const stems = [
      `A sector of a circle of radius $${radius}$ cm has an angle of $${angle}^\\circ$ at the centre. Find the ${ask} of this sector.`,
      `Nasreen cuts a sector of angle $${angle}^\\circ$ from a circular sheet of paper of radius $${radius}$ cm. Find the ${ask} of this sector.`,
      `The angle of a sector is $${angle}^\\circ$, and the radius of the circle is $${radius}$ cm. What is the ${ask} of the sector?`,
    ] as const
    return {
      question: `${stems[stem]} ${usePi(pi)}`,
      rule: { kind: 'number', expected: toDecimal(values(draw)[ask]), unit: ask === 'area' ? 'cm²' : 'cm' },
      hints: [
        'A sector of angle $\\theta$ is the part $\\frac{\\theta}{360^\\circ}$ of the whole circle.',
        ask === 'area'
          ? 'Take this part of the area $\\pi r^2$.'
          : 'Take this part of the circumference $2 \\pi r$ for the arc.',
        ...(ask === 'perimeter' ? ['The boundary of a sector has two straight sides as well.'] : []),
      ],
      steps: [`Given: radius $r = ${radius}$ cm and angle $\\theta = ${angle}^\\circ$.`, ...steps(draw)],
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
            [arc, 'That is the length of the arc; an area has the square of the radius.', 2],
            [multiply(found.area, fraction(4)), 'Take the radius, not the diameter.', 3],
            [
              product(draw.pi.value, tenths(draw.r), tenths(draw.r)),
              'That is the whole circle; take the part that belongs to the angle.',
              2,
            ],
          ]
        : draw.ask === 'perimeter'
          ? [
              [arc, 'Add the two radii: they are part of the boundary.', 4],
              [add(arc, tenths(draw.r)), 'The boundary has two radii, not one.', 4],
              [found.area, 'That is the area of the sector; the length of its boundary is asked.', 2],
            ]
          : [
              [found.area, 'That is the area of the sector; an arc is a length.', 2],
              [divide(arc, fraction(2)), 'The circumference of the circle is 2πr, not πr.', 2],
              [found.perimeter, 'The radii are not part of the arc.', 'last'],
            ],
    )
  },
})
