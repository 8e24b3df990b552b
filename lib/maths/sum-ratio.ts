import type { Budget } from './budget'
import { divide, equals as equalFractions, sign, type Fraction } from './fraction'
import { add, approximate, equals, isPlain, isZero, multiply, single, type Powers, type Sum } from './sum'

/** The rational k with b = k·a, when term by term there is one; null when there is none. */
export function proportion(a: Sum, b: Sum): Fraction | null {
  if (a.size !== b.size) return null
  let ratio: Fraction | null = null
  for (const [key, { coefficient }] of a) {
    const other = b.get(key)
    if (!other) return null
    const here = divide(other.coefficient, coefficient)
    if (ratio && !equalFractions(ratio, here)) return null
    ratio = here
  }
  return ratio
}

const letterKey = (powers: Powers): string => powers.filter(([name]) => name !== 'π').join(' ')

/** The coefficient, surds and π included, of one combination of letters. */
function coefficient(sum: Sum, key: string, budget: Budget): Sum {
  let total: Sum = new Map()
  for (const { powers, ...term } of sum.values()) {
    if (letterKey(powers) !== key) continue
    total = add(total, single({ ...term, powers: powers.filter(([name]) => name === 'π') }), budget)
  }
  return total
}

/**
 * The factor k with b = k·a, a number perhaps with roots and π, as its sign (0 when it is no rational number of known sign,
 * such as √2 − π); null when there is none.
 */
export function factorSign(a: Sum, b: Sum, budget: Budget): number | null {
  const [first] = a.values()
  if (!first || isZero(b)) return null
  const ratio = proportion(a, b)
  if (ratio) return sign(ratio)
  if (isPlain(a) && isPlain(b)) return null
  const key = letterKey(first.powers)
  const [inA, inB] = [coefficient(a, key, budget), coefficient(b, key, budget)]
  if (isZero(inB) || !equals(multiply(a, inB, budget), multiply(b, inA, budget))) return null
  const size = (sum: Sum) => approximate(sum, () => Math.PI)
  return Math.sign(size(inB) / size(inA))
}
