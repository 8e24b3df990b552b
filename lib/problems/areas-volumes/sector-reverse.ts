import { add, fraction, isInteger, toDecimal, toNumber, toTex, type Fraction } from '../../maths'
import { earns, template, type Step } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { isNice, lengthText, product, tenths, twentyTwoBySeven, usePi } from './pieces/pi'
import { sectorReverseStems, type Ask } from './pieces/sector-reverse-questions'

interface Sector {
  readonly ask: Ask
  readonly r: number
  readonly angle: number
}

interface Draw extends Sector {
  readonly stem: 0 | 1 | 2
}

const pi = twentyTwoBySeven

const facts = ({ r, angle }: Sector) => {
  const share = fraction(angle, 360)
  return {
    arc: product(share, 2, pi.value, tenths(r)),
    area: product(share, pi.value, tenths(r), tenths(r)),
  }
}

const perimeter = (draw: Sector): string =>
  toDecimal(fraction(facts(draw).arc.n * 10n + BigInt(2 * draw.r) * facts(draw).arc.d, 10n * facts(draw).arc.d))

/** Whether the division that the question leads to can be done by hand, by cancelling whole numbers or tenths. */
function isManageable(draw: Sector): boolean {
  const { arc, area } = facts(draw)
  if (draw.ask === 'angle from area') return isInteger(area) && draw.r >= 140
  if (draw.ask === 'angle from arc') return isInteger(arc) && draw.r >= 70
  return 10n % arc.d === 0n
}

/** Why the angle is not needed when the arc is known. */
const halfProduct =
  'Area of a sector $= \\dfrac{\\theta}{360^\\circ} \\times \\pi r^2 = \\dfrac{1}{2} \\times \\left(\\dfrac{\\theta}{360^\\circ} \\times 2 \\pi r\\right) \\times r = \\dfrac{1}{2} l r$'

interface Version {
  readonly key: Fraction
  readonly unit: '°' | 'cm' | 'cm²'
  readonly hint: string
  readonly lines: readonly Step[]
}

function version(draw: Draw): Version {
  const { ask, r, angle } = draw
  const { arc, area } = facts(draw)
  const [radius, arcText, areaText] = [lengthText(r), toDecimal(arc), toDecimal(area)]
  const circle = toDecimal(product(2, pi.value, tenths(r)))
  const disc = toDecimal(product(pi.value, tenths(r), tenths(r)))
  const share = toTex(fraction(angle, 360)).replace('\\frac', '\\dfrac')
  switch (ask) {
    case 'angle from area':
      return {
        key: fraction(angle),
        unit: '°',
        hint: 'Compare the area of the sector with the area of the whole circle.',
        lines: [
          `Given: radius $r = ${radius}$ cm and area of the sector $= ${areaText}$ cm².`,
          earns(0.5, 'Area of a sector $= \\dfrac{\\theta}{360^\\circ} \\times \\pi r^2$'),
          earns(
            0.5,
            `$${areaText} = \\dfrac{\\theta}{360^\\circ} \\times ${pi.tex} \\times ${radius} \\times ${radius} = \\dfrac{\\theta}{360^\\circ} \\times ${disc}$`,
          ),
          earns(
            0.5,
            `$\\theta = \\dfrac{${areaText}}{${disc}} \\times 360^\\circ = ${share} \\times 360^\\circ = ${angle}^\\circ$`,
          ),
          earns(0.5, `Hence, the angle of the sector is $${angle}^\\circ$.`),
        ],
      }
    case 'angle from arc':
      return {
        key: fraction(angle),
        unit: '°',
        hint: 'Compare the length of the arc with the whole circumference.',
        lines: [
          `Given: radius $r = ${radius}$ cm and length of the arc $= ${arcText}$ cm.`,
          earns(0.5, 'Length of an arc $= \\dfrac{\\theta}{360^\\circ} \\times 2 \\pi r$'),
          earns(
            0.5,
            `$${arcText} = \\dfrac{\\theta}{360^\\circ} \\times 2 \\times ${pi.tex} \\times ${radius} = \\dfrac{\\theta}{360^\\circ} \\times ${circle}$`,
          ),
          earns(
            0.5,
            `$\\theta = \\dfrac{${arcText}}{${circle}} \\times 360^\\circ = ${share} \\times 360^\\circ = ${angle}^\\circ$`,
          ),
          earns(0.5, `Hence, the arc subtends an angle of $${angle}^\\circ$ at the centre.`),
        ],
      }
    case 'radius from arc':
      return {
        key: tenths(r),
        unit: 'cm',
        hint: 'Write the formula for the length of an arc with the unknown radius $r$.',
        lines: [
          `Given: length of the arc $= ${arcText}$ cm and angle $\\theta = ${angle}^\\circ$.`,
          earns(0.5, 'Length of an arc $= \\dfrac{\\theta}{360^\\circ} \\times 2 \\pi r$'),
          earns(0.5, `$${arcText} = \\dfrac{${angle}^\\circ}{360^\\circ} \\times 2 \\times ${pi.tex} \\times r$`),
          earns(0.5, `$r = ${arcText} \\times \\dfrac{360}{${angle}} \\times \\dfrac{7}{44} = ${radius}$`),
          earns(0.5, `Hence, the radius of the circle is $${radius}$ cm.`),
        ],
      }
    case 'area from arc':
      return {
        key: area,
        unit: 'cm²',
        hint: 'The area of a sector is half the product of its arc and its radius.',
        lines: [
          `Given: length of the arc $l = ${arcText}$ cm and radius $r = ${radius}$ cm.`,
          earns(1, halfProduct),
          earns(0.5, `$= \\dfrac{1}{2} \\times ${arcText} \\times ${radius} = ${areaText}$`),
          earns(0.5, `Hence, the area of the sector is $${areaText}$ cm².`),
        ],
      }
    case 'area from perimeter':
      return {
        key: area,
        unit: 'cm²',
        hint: 'Take the two radii away from the perimeter to get the arc.',
        lines: [
          `Given: radius $r = ${radius}$ cm and perimeter $= ${perimeter(draw)}$ cm.`,
          earns(0.5, `Length of the arc $l = ${perimeter(draw)} - 2 \\times ${radius} = ${arcText}$ cm`),
          earns(0.5, halfProduct),
          earns(0.5, `$= \\dfrac{1}{2} \\times ${arcText} \\times ${radius} = ${areaText}$`),
          earns(0.5, `Hence, the area of the sector is $${areaText}$ cm².`),
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
  draw: (random): Draw => ({
    ...random.until(
      (r): Sector => ({
        ask: r.pick([
          'angle from area',
          'angle from arc',
          'radius from arc',
          'area from arc',
          'area from perimeter',
        ] as const),
        r: r.pick([35, 42, 63, 70, 84, 105, 140, 210, 280, 350]),
        angle: r.pick([30, 36, 40, 45, 60, 72, 80, 90, 120, 135]),
      }),
      (draw) => Object.values(facts(draw)).every((value) => isNice(value)) && isManageable(draw),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { ask, r, angle, stem } = draw
    const { key, unit, hint, lines } = version(draw)
    const [arc, area] = [facts(draw).arc, facts(draw).area].map(toDecimal)
    const shown = { radius: lengthText(r), arc: arc ?? '', area: area ?? '', perimeter: perimeter(draw), angle }
    const needsPi = ask === 'angle from area' || ask === 'angle from arc' || ask === 'radius from arc'
    return {
      question: `${sectorReverseStems(ask, shown)[stem]}${needsPi ? ` ${usePi(pi)}` : ''}`,
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
    if (ask.startsWith('area')) {
      const formula = ask === 'area from perimeter' ? 3 : 2
      return wrongValues(key, [
        [product(2, area), 'The area is half of the product of arc and radius.', formula],
        ask === 'area from perimeter'
          ? [
              add(area, product(tenths(r), tenths(r))),
              'The perimeter has two radii besides the arc: take them away first.',
              2,
            ]
          : [product(4, area), 'Take half of the product of arc and radius, not the arc times the diameter.', formula],
        [
          product(pi.value, tenths(r), tenths(r)),
          'That is the whole circle; the arc bounds only a part of it.',
          formula,
        ],
        ...(ask === 'area from perimeter'
          ? [[arc, 'That is the length of the arc; the area is asked.', 2] as const]
          : []),
      ])
    }
    if (ask === 'radius from arc')
      return wrongValues(key, [
        [fraction(2 * r, 10), 'The circumference is 2πr: the radius is asked, not the diameter.', 2],
        [product(tenths(r), fraction(1, 2)), 'Do not halve once more: 2πr has the radius in it already.', 4],
        [fraction(r * angle, 3600), 'The arc is only a part of the circumference: write the fraction θ/360° too.', 2],
      ])
    return wrongValues(key, [
      ask === 'angle from arc'
        ? [fraction(2 * angle), 'The circumference is 2πr, not πr.', 2]
        : [fraction(angle, 4), 'Take the radius, not the diameter.', 3],
      [fraction(360 - angle), 'That is the angle of the other (major) sector.', 'last'],
      [fraction(angle, 360), 'That is the part of the circle; multiply it by 360°.', 4],
    ])
  },
})
