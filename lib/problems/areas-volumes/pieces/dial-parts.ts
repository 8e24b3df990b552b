import { add, fraction, toDecimal, type Fraction } from '../../../maths'
import { equalSectors, type EqualSectors } from '../../../solutions/areas-volumes/equal-sectors'
import type { PosedInParts } from '../../posed'
import { product, twentyTwoBySeven } from './pi'

/** A circle in equal sectors, some of which are set off. */
export interface Dial {
  readonly scene: 0 | 1 | 2
  readonly r: number
  readonly parts: number
  readonly taken: number
  /** What the last part asks. */
  readonly last: 'area' | 'perimeter'
}

interface Scene {
  readonly told: (dial: Dial) => string
  readonly unit: 'cm' | 'm'
  readonly radii: readonly number[]
  /** The sectors that are set off. */
  readonly set: string
}

export const dialScenes: readonly [Scene, Scene, Scene] = [
  {
    told: ({ r, parts, taken }) =>
      `A round game board of radius $${r}$ cm is divided into $${parts}$ equal sectors. $${taken}$ of the sectors are red, the others are white.`,
    unit: 'cm',
    radii: [14, 21, 28, 35, 42],
    set: 'red sectors together',
  },
  {
    told: ({ r, parts, taken }) =>
      `A round park of radius $${r}$ m is divided by straight paths from its centre into $${parts}$ equal sectors. Roses grow in $${taken}$ of the sectors, grass in the others.`,
    unit: 'm',
    radii: [21, 28, 35, 42, 63, 70, 84],
    set: 'sectors with roses together',
  },
  {
    told: ({ r, parts, taken }) =>
      `The glass window above a door is a full circle of radius $${r}$ cm. Thin bars from its centre divide it into $${parts}$ equal sectors. $${taken}$ of them hold blue glass, the others clear glass.`,
    unit: 'cm',
    radii: [21, 28, 35, 42, 56, 63],
    set: 'sectors of blue glass together',
  },
]

const pi = twentyTwoBySeven

export function dialValues({
  r,
  parts,
  taken,
}: Dial): Readonly<Record<'arc' | 'one' | 'area' | 'perimeter', Fraction>> {
  const arc = product(fraction(1, parts), 2, pi.value, r)
  return {
    arc,
    one: product(fraction(1, parts), pi.value, r, r),
    area: product(fraction(taken, parts), pi.value, r, r),
    perimeter: add(arc, fraction(2 * r)),
  }
}

/** One mark for each of the first two parts, two for the last. */
export function dialParts(dial: Dial): PosedInParts['parts'] {
  const { scene, r, parts, taken, last } = dial
  const { unit, set } = dialScenes[scene]
  const values = dialValues(dial)
  const [arc, area, perimeter] = [values.arc, values.area, values.perimeter].map(toDecimal)
  const angle = 360 / parts
  const steps = (asked: EqualSectors['asked']) =>
    equalSectors.solve({ asked, pi: pi.value, radius: fraction(r), parts, taken, unit }).lines
  return [
    {
      label: '(i)',
      ask: 'Find the angle of one sector.',
      rule: { kind: 'number', expected: `${angle}`, unit: '°' },
      steps: steps('angle'),
    },
    {
      label: '(ii)',
      ask: 'Find the length of the arc of one sector.',
      rule: { kind: 'number', expected: `${arc}`, unit },
      steps: steps('arc'),
    },
    last === 'area'
      ? {
          label: '(iii)',
          ask: `Find the area of the ${set}.`,
          rule: { kind: 'number', expected: `${area}`, unit: `${unit}²` },
          steps: steps('area of some'),
        }
      : {
          label: '(iii)',
          ask: 'Find the perimeter of one sector.',
          rule: { kind: 'number', expected: `${perimeter}`, unit },
          steps: steps('perimeter'),
        },
  ]
}
