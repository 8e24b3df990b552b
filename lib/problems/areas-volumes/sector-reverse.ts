import { sectorBack, type SectorBack } from '../../solutions/areas-volumes/sector-back'
import { sectorValues } from '../../solutions/areas-volumes/sector-measure'
import { add, fraction, isInteger, toDecimal, toNumber, type Fraction } from '../../maths'
import { template } from '../template'
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
  const { 'length of the arc': arc, ...others } = sectorValues({
    pi: pi.value,
    radius: tenths(r),
    angle: fraction(angle),
  })
  return { arc, ...others }
}

/** Whether the division that the question leads to can be done by hand, by cancelling whole numbers or tenths. */
function isManageable(draw: Sector): boolean {
  const { arc, area } = facts(draw)
  if (draw.ask === 'angle from area') return isInteger(area) && draw.r >= 140
  if (draw.ask === 'angle from arc') return isInteger(arc) && draw.r >= 70
  return 10n % arc.d === 0n
}

function given(draw: Sector): SectorBack {
  const { ask, r, angle } = draw
  const { arc, area, perimeter } = facts(draw)
  const [radius, unit] = [tenths(r), 'cm']
  switch (ask) {
    case 'angle from area':
      return { asked: ask, pi: pi.value, radius, area, unit }
    case 'angle from arc':
      return { asked: ask, pi: pi.value, radius, arc, unit }
    case 'radius from arc':
      return { asked: ask, pi: pi.value, angle: fraction(angle), arc, unit }
    case 'area from arc':
      return { asked: ask, radius, arc, unit }
    case 'area from perimeter':
      return { asked: ask, radius, perimeter, unit }
    default:
      return ask satisfies never
  }
}

const hints: Readonly<Record<Ask, string>> = {
  'angle from area': 'Compare the area of the sector with the area of the whole circle.',
  'angle from arc': 'Compare the length of the arc with the whole circumference.',
  'radius from arc': 'Write the formula for the length of an arc with the unknown radius $r$.',
  'area from arc': 'The area of a sector is half the product of its arc and its radius.',
  'area from perimeter': 'Take the two radii away from the perimeter to get the arc.',
}

/** What is asked for, with its unit. */
function wanted(draw: Sector): { readonly key: Fraction; readonly unit: '°' | 'cm' | 'cm²' } {
  const { ask, r, angle } = draw
  if (ask.startsWith('angle')) return { key: fraction(angle), unit: '°' }
  return ask === 'radius from arc' ? { key: tenths(r), unit: 'cm' } : { key: facts(draw).area, unit: 'cm²' }
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
      (draw) => [facts(draw).arc, facts(draw).area].every((value) => isNice(value)) && isManageable(draw),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given,
  solution: sectorBack,
  ask: (draw) => {
    const { ask, r, angle, stem } = draw
    const { arc, area, perimeter } = facts(draw)
    const shown = {
      radius: lengthText(r),
      arc: toDecimal(arc),
      area: toDecimal(area),
      perimeter: toDecimal(perimeter),
      angle,
    }
    const needsPi = ask === 'angle from area' || ask === 'angle from arc' || ask === 'radius from arc'
    return {
      question: `${sectorReverseStems(ask, shown)[stem]}${needsPi ? ` ${usePi(pi)}` : ''}`,
      rule: { kind: 'number', unit: wanted(draw).unit },
      hints: ['A sector of angle $\\theta$ is the part $\\frac{\\theta}{360^\\circ}$ of the whole circle.', hints[ask]],
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
    const { key } = wanted(draw)
    if (ask.startsWith('area')) {
      return wrongValues(key, [
        [product(2, area), 'The area is half of the product of arc and radius.', 'formula'],
        ask === 'area from perimeter'
          ? [
              add(area, product(tenths(r), tenths(r))),
              'The perimeter has two radii besides the arc: take them away first.',
              'arc',
            ]
          : [
              product(4, area),
              'Take half of the product of arc and radius, not the arc times the diameter.',
              'formula',
            ],
        [
          product(pi.value, tenths(r), tenths(r)),
          'That is the whole circle; the arc bounds only a part of it.',
          'formula',
        ],
        ...(ask === 'area from perimeter'
          ? [[arc, 'That is the length of the arc; the area is asked.', 'arc'] as const]
          : []),
      ])
    }
    if (ask === 'radius from arc')
      return wrongValues(key, [
        [fraction(2 * r, 10), 'The circumference is 2πr: the radius is asked, not the diameter.', 'formula'],
        [product(tenths(r), fraction(1, 2)), 'Do not halve once more: 2πr has the radius in it already.', 'radius'],
        [
          fraction(r * angle, 3600),
          'The arc is only a part of the circumference: write the fraction θ/360° too.',
          'formula',
        ],
      ])
    return wrongValues(key, [
      ask === 'angle from arc'
        ? [fraction(2 * angle), 'The circumference is 2πr, not πr.', 'formula']
        : [fraction(angle, 4), 'Take the radius, not the diameter.', 'substituted'],
      [fraction(360 - angle), 'That is the angle of the other (major) sector.', 'last'],
      [fraction(angle, 360), 'That is the part of the circle; multiply it by 360°.', 'angle'],
    ])
  },
})
