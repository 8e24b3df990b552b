import { divide, fraction, negate, type Fraction } from '../../maths/fraction'
import type { Node } from '../tree/node'

/** A number typed as a plain decimal, and so perhaps rounded: "0.50" has two places. */
export interface Decimal {
  readonly value: Fraction
  readonly places: number
}

/** "0.33", "-0.5", "33%"; null for "√89.05", "0.5/3", 12: what is no decimal, or holds one in a calculation. */
export function decimalOf(node: Node, percent = false): Decimal | null {
  if (node.kind === 'bracket') return decimalOf(node.of, percent)
  if (node.kind === 'sign' && node.operation === '-') {
    const decimal = decimalOf(node.of, percent)
    return decimal && { ...decimal, value: negate(decimal.value) }
  }
  if (node.kind !== 'number' || !(node.decimal || (percent && node.value.d === 1n))) return null
  return { value: node.value, places: Math.max(node.tex.split('.')[1]?.length ?? 0, leastPlaces(node.value)) }
}

/** As a part of one: 33.3% is 0.333. */
export const shareOf = ({ value, places }: Decimal): Decimal => ({
  value: divide(value, fraction(100)),
  places: places + 2,
})

/** How many places a decimal in words has: "two point five" one. */
function leastPlaces({ d }: Fraction): number {
  let places = 0
  for (let scale = 1n; places < 40 && scale % d !== 0n; scale *= 10n) places++
  return places
}
