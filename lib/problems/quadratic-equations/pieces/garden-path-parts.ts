import { equationTex } from '../../../solutions/quadratic-equations/pieces/equation'
import { expanded, factorSteps, halfEach, type Factors } from '../../../solutions/quadratic-equations/pieces/factors'
import { fraction, toTex } from '../../../maths'
import { commasTex } from '../../../maths/commas'
import type { PosedPart } from '../../posed'
import { chain, earns, says } from '../../template'

/** A strip of one width around a rectangle, in metres. */
export interface GardenPath {
  readonly length: number
  readonly breadth: number
  readonly width: number
  readonly place: 0 | 1 | 2
  /** What the last part asks. */
  readonly last: 'width' | 'cost'
  /** Of another plan: how wide, and what a square metre costs. */
  readonly planned: number
  readonly rate: number
}

export const places = [
  ['a rectangular flower bed', 'a gravel path', 'path', "The Residents' Association of a colony has"],
  ['a rectangular swimming pool', 'a tiled walkway', 'walkway', 'A school has'],
  ['a rectangular lawn', 'a jogging track', 'track', 'The gram panchayat of a village has'],
] as const

/** The strip of so many metres. */
export const stripArea = ({ length, breadth }: GardenPath, width: number): number =>
  (length + 2 * width) * (breadth + 2 * width) - length * breadth

/** 4x² + 2(length + breadth)x − area in lowest terms. */
export function leastTerms(draw: GardenPath): readonly [number, number, number] {
  const [half, area] = [draw.length + draw.breadth, stripArea(draw, draw.width)]
  return half % 2 === 0 ? [1, half / 2, -area / 4] : [2, half, -area / 2]
}

export function widthPart({ length, breadth, width, place }: GardenPath): PosedPart {
  const strip = places[place][2]
  const half = length + breadth
  const common = half % 2 === 0 ? 2 : 1
  const factors: Factors = { p: 1, q: -width, r: 2 / common, s: (half + 2 * width) / common }
  return {
    label: '(iii)',
    ask: `Solve this equation, and find the width of the ${strip} in metres.`,
    rule: { kind: 'number', expected: `${width}`, unit: 'm' },
    steps: [
      `To find $x$, we solve $${equationTex(expanded(factors))}$ by factorisation.`,
      ...factorSteps(factors, halfEach),
      earns(
        0.5,
        `$x = ${toTex(fraction(-(half + 2 * width), 2))}$ is rejected, because width cannot be negative. So $x = ${width}$.`,
        'rejected',
      ),
      earns(0.5, `Hence the ${strip} is ${width} m wide.`),
    ],
  }
}

export function costPart(draw: GardenPath): PosedPart {
  const { length, breadth, planned, rate, place } = draw
  const strip = places[place][2]
  const [long, broad] = [length + 2 * planned, breadth + 2 * planned]
  const area = stripArea(draw, planned)
  return {
    label: '(iii)',
    ask: `Another plan is a ${strip} of uniform width ${planned} m. Find its cost at ₹$${rate}$ per m².`,
    rule: { kind: 'number', expected: `${area * rate}`, unit: '₹' },
    steps: [
      earns(
        0.5,
        says`The outer rectangle would be ${chain(`${length} + 2 \\times ${planned}`, `${long}`)} m by ${chain(`${breadth} + 2 \\times ${planned}`, `${broad}`)} m.`,
        'outer sides',
      ),
      earns(
        0.5,
        says`Area of the ${strip}: ${chain(`${long} \\times ${broad} - ${length} \\times ${breadth}`, `${long * broad} - ${length * breadth}`, `${area}`)} m²`,
        'strip',
      ),
      earns(1, `Hence the cost is ₹$${area} \\times ${rate}$ $=$ ₹$${commasTex(area * rate)}$.`, 'cost'),
    ],
  }
}
