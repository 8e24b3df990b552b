import { add, fraction, toDecimal, toNumber, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../wrong-values'
import { isNice, lengthText, product, tenths, twentyTwoBySeven, usePi } from './pi'

type Ask = 'angle from area' | 'angle from arc' | 'radius from arc' | 'area from arc' | 'area from perimeter'

interface Draw {
  readonly ask: Ask
  readonly r: number
  readonly angle: number
}

const pi = twentyTwoBySeven

const facts = ({ r, angle }: Draw) => {
  const share = fraction(angle, 360)
  return {
    arc: product(share, 2, pi.value, tenths(r)),
    area: product(share, pi.value, tenths(r), tenths(r)),
  }
}

const perimeter = (draw: Draw): string =>
  toDecimal(fraction(facts(draw).arc.n * 10n + BigInt(2 * draw.r) * facts(draw).arc.d, 10n * facts(draw).arc.d))

/** Why the angle is not needed when the arc is known. */
const halfProduct =
  'Area of a sector $= \\dfrac{\\theta}{360^\\circ} \\times \\pi r^2 = \\dfrac{1}{2} \\times \\left(\\dfrac{\\theta}{360^\\circ} \\times 2 \\pi r\\right) \\times r = \\dfrac{1}{2} l r$'

interface Version {
  readonly question: string
  readonly key: Fraction
  readonly unit: '°' | 'cm' | 'cm²'
  readonly hint: string
  readonly lines: readonly string[]
}

function version(draw: Draw): Version {
  const { ask, r, angle } = draw
  const { arc, area } = facts(draw)
  const [radius, arcText, areaText] = [lengthText(r), toDecimal(arc), toDecimal(area)]
  const circle = toDecimal(product(2, pi.value, tenths(r)))
  const disc = toDecimal(product(pi.value, tenths(r), tenths(r)))
  switch (ask) {
    case 'angle from area':
      return {
        question: `The area of a sector of a circle of radius $${radius}$ cm is $${areaText}$ cm². Find the angle of the sector in degrees. ${usePi(pi)}`,
        key: fraction(angle),
        unit: '°',
        hint: 'Compare the area of the sector with the area of the whole circle.',
        lines: [
          `Given: radius $r = ${radius}$ cm and area of the sector $= ${areaText}$ cm².`,
          'Area of a sector $= \\dfrac{\\theta}{360^\\circ} \\times \\pi r^2$',
          `$${areaText} = \\dfrac{\\theta}{360^\\circ} \\times ${pi.tex} \\times ${radius} \\times ${radius} = \\dfrac{\\theta}{360^\\circ} \\times ${disc}$`,
          `$\\theta = \\dfrac{${areaText}}{${disc}} \\times 360^\\circ = ${angle}^\\circ$`,
          `Hence, the angle of the sector is $${angle}^\\circ$.`,
        ],
      }
    case 'angle from arc':
      return {
        question: `In a circle of radius $${radius}$ cm, an arc has length $${arcText}$ cm. Find the angle, in degrees, that the arc subtends at the centre. ${usePi(pi)}`,
        key: fraction(angle),
        unit: '°',
        hint: 'Compare the length of the arc with the whole circumference.',
        lines: [
          `Given: radius $r = ${radius}$ cm and length of the arc $= ${arcText}$ cm.`,
          'Length of an arc $= \\dfrac{\\theta}{360^\\circ} \\times 2 \\pi r$',
          `$${arcText} = \\dfrac{\\theta}{360^\\circ} \\times 2 \\times ${pi.tex} \\times ${radius} = \\dfrac{\\theta}{360^\\circ} \\times ${circle}$`,
          `$\\theta = \\dfrac{${arcText}}{${circle}} \\times 360^\\circ = ${angle}^\\circ$`,
          `Hence, the arc subtends an angle of $${angle}^\\circ$ at the centre.`,
        ],
      }
    case 'radius from arc':
      return {
        question: `An arc of length $${arcText}$ cm subtends an angle of $${angle}^\\circ$ at the centre of a circle. Find the radius of the circle. ${usePi(pi)}`,
        key: tenths(r),
        unit: 'cm',
        hint: 'Write the formula for the length of an arc with the unknown radius $r$.',
        lines: [
          `Given: length of the arc $= ${arcText}$ cm and angle $\\theta = ${angle}^\\circ$.`,
          'Length of an arc $= \\dfrac{\\theta}{360^\\circ} \\times 2 \\pi r$',
          `$${arcText} = \\dfrac{${angle}^\\circ}{360^\\circ} \\times 2 \\times ${pi.tex} \\times r$`,
          `$r = ${arcText} \\times \\dfrac{360}{${angle}} \\times \\dfrac{7}{44} = ${radius}$`,
          `Hence, the radius of the circle is $${radius}$ cm.`,
        ],
      }
    case 'area from arc':
      return {
        question: `An arc of a circle is $${arcText}$ cm long, and the radius of the circle is $${radius}$ cm. Find the area of the sector formed by the arc.`,
        key: area,
        unit: 'cm²',
        hint: 'The area of a sector is half the product of its arc and its radius.',
        lines: [
          `Given: length of the arc $l = ${arcText}$ cm and radius $r = ${radius}$ cm.`,
          halfProduct,
          `$= \\dfrac{1}{2} \\times ${arcText} \\times ${radius} = ${areaText}$`,
          `Hence, the area of the sector is $${areaText}$ cm².`,
        ],
      }
    case 'area from perimeter':
      return {
        question: `The perimeter of a sector of a circle of radius $${radius}$ cm is $${perimeter(draw)}$ cm. Find the area of the sector.`,
        key: area,
        unit: 'cm²',
        hint: 'Take the two radii away from the perimeter to get the arc.',
        lines: [
          `Given: radius $r = ${radius}$ cm and perimeter $= ${perimeter(draw)}$ cm.`,
          `Length of the arc $l = ${perimeter(draw)} - 2 \\times ${radius} = ${arcText}$ cm`,
          halfProduct,
          `$= \\dfrac{1}{2} \\times ${arcText} \\times ${radius} = ${areaText}$`,
          `Hence, the area of the sector is $${areaText}$ cm².`,
        ],
      }
    default:
      return ask satisfies never
  }
}

/** E.g. "The area of a sector of a circle of radius 21 cm is 231 cm². Find the angle of the sector." */
export const sectorReverse = template({
  id: 'sav-sector-angle-or-radius',
  topic: 'areas-volumes',
  archetypes: ['arc-length-sector'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) =>
    random.until(
      (r): Draw => ({
        ask: r.pick([
          'angle from area',
          'angle from arc',
          'radius from arc',
          'area from arc',
          'area from perimeter',
        ] as const),
        r: r.pick([35, 42, 63, 70, 84, 105, 140, 210, 280]),
        angle: r.pick([30, 40, 45, 60, 72, 90, 120]),
      }),
      (draw) => Object.values(facts(draw)).every((value) => isNice(value)),
    ),
  pose: (draw) => {
    const { question, key, unit, hint, lines } = version(draw)
    return {
      question,
      rule: { kind: 'number', expected: toDecimal(key), unit },
      hints: ['A sector of angle $\\theta$ is the part $\\frac{\\theta}{360^\\circ}$ of the whole circle.', hint],
      steps: lines,
      explanation:
        'Arc, sector and angle are in the same ratio to the whole circle, so any one of them gives the others.',
    }
  },
  crossCheck: ({ ask, r, angle }) => {
    const [radius, quarter] = [r / 10, toNumber(pi.value) / 2]
    if (ask === 'radius from arc') {
      const arc = (angle / 90) * quarter * radius
      for (let x = 1; x < 1000; x++) if (Math.abs((angle / 90) * quarter * (x / 10) - arc) < 1e-9) return String(x / 10)
      return null
    }
    if (ask.startsWith('area')) return (((angle / 90) * quarter * radius * radius) / 2).toFixed(2)
    const area = (angle / 90) * ((quarter * radius * radius) / 2)
    for (let degrees = 1; degrees < 360; degrees++)
      if (Math.abs((degrees / 90) * ((quarter * radius * radius) / 2) - area) < 1e-9) return `${degrees}`
    return null
  },
  slips: (draw) => {
    const { ask, r, angle } = draw
    const { arc, area } = facts(draw)
    const { key } = version(draw)
    if (ask.startsWith('area'))
      return wrongValues(key, [
        [product(2, area), 'The area is half of the product of arc and radius.'],
        ask === 'area from perimeter'
          ? [
              add(area, product(tenths(r), tenths(r))),
              'The perimeter has two radii besides the arc: take them away first.',
            ]
          : [product(4, area), 'Take half of the product of arc and radius, not the arc times the diameter.'],
        [arc, 'That is the length of the arc.'],
      ])
    if (ask === 'radius from arc')
      return wrongValues(key, [
        [fraction(2 * r, 10), 'The circumference is 2πr: the radius is asked, not the diameter.'],
        [product(tenths(r), fraction(1, 2)), 'Do not halve once more: 2πr has the radius in it already.'],
      ])
    return wrongValues(key, [
      ask === 'angle from arc'
        ? [fraction(2 * angle), 'The circumference is 2πr, not πr.']
        : [fraction(angle, 4), 'Take the radius, not the diameter.'],
      [fraction(360 - angle), 'That is the angle of the other (major) sector.'],
    ])
  },
})
