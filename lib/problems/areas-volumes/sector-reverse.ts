import { sectorReverseHints, sectorReverseStems } from './pieces/sector-reverse-questions'
import { sectorReverseSlips } from './pieces/sector-reverse-slips'
import { isManageable, sectorFacts, sectorPi, wanted, type KnownSector } from './pieces/known-sector'
import { sectorBack } from '../../solutions/areas-volumes/sector-back'
import type { SectorBack } from '../../solutions/areas-volumes/pieces/sector-back-given'
import { fraction, toDecimal, toNumber } from '../../maths'
import { template } from '../template'
import { isNice, lengthText, tenths, usePi } from './pieces/pi'

interface Draw extends KnownSector {
  readonly stem: 0 | 1 | 2
}

function given(draw: KnownSector): SectorBack {
  const { ask, r, angle } = draw
  const { arc, area, perimeter } = sectorFacts(draw)
  const [radius, unit] = [tenths(r), 'cm']
  switch (ask) {
    case 'angle from area':
      return { asked: ask, pi: sectorPi.value, radius, area, unit }
    case 'angle from arc':
      return { asked: ask, pi: sectorPi.value, radius, arc, unit }
    case 'radius from arc':
      return { asked: ask, pi: sectorPi.value, angle: fraction(angle), arc, unit }
    case 'area from arc':
      return { asked: ask, radius, arc, unit }
    case 'area from perimeter':
      return { asked: ask, radius, perimeter, unit }
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
      (r): KnownSector => ({
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
      (draw) => [sectorFacts(draw).arc, sectorFacts(draw).area].every((value) => isNice(value)) && isManageable(draw),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ r }) => [{ name: 'the radius in cm', size: r / 10, least: 3.5, most: 35 }],
  given,
  solution: sectorBack,
  ask: (draw) => {
    const { ask, r, angle, stem } = draw
    const { arc, area, perimeter } = sectorFacts(draw)
    const shown = {
      radius: lengthText(r),
      arc: toDecimal(arc),
      area: toDecimal(area),
      perimeter: toDecimal(perimeter),
      angle,
    }
    const needsPi = ask === 'angle from area' || ask === 'angle from arc' || ask === 'radius from arc'
    return {
      question: `${sectorReverseStems(ask, shown)[stem]}${needsPi ? ` ${usePi(sectorPi)}` : ''}`,
      rule: { kind: 'number', unit: wanted(draw).unit },
      hints: [
        'A sector of angle $\\theta$ is the part $\\frac{\\theta}{360^\\circ}$ of the whole circle.',
        sectorReverseHints[ask],
      ],
      explanation:
        'Arc, sector and angle are in the same ratio to the whole circle, so any one of them gives the others.',
    }
  },
  crossCheck: ({ ask, r, angle }) => {
    const [radius, quarter] = [r / 10, toNumber(sectorPi.value) / 2]
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
  slips: sectorReverseSlips,
})
