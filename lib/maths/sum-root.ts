import { spend, TooLarge, type Budget } from './budget'
import { fraction, sign, type Fraction } from './fraction'
import { simplifyRoot } from './integer'
import { collect, constant, onlyTerm, single, type Sum } from './sum'

const largestRadicand = 10n ** 9n

/** The square root of a rational: √(3/4) is (1/2)√3. Throws for a negative. */
export function squareRoot({ n, d }: Fraction, budget: Budget): Sum {
  if (n < 0n) throw new RangeError('squareRoot: a negative number has no real square root')
  if (n === 0n) return new Map()
  if (n * d > largestRadicand) return wholeRoot(n, d, budget)
  spend(budget, 1 + Math.round(Math.sqrt(Number(n * d)) / 50))
  const { outside, inside } = simplifyRoot(Number(n * d))
  return collect([{ coefficient: fraction(BigInt(outside), d), radicand: BigInt(inside), powers: [] }], budget)
}

/** A number too large to factorise may still be a perfect square. */
function wholeRoot(n: bigint, d: bigint, budget: Budget): Sum {
  spend(budget, 100)
  const root = exactRoot(fraction(n, d), 2)
  if (!root) throw new TooLarge()
  return constant(root)
}

/** The rational root of a rational, when it has one: 3 for the cube root of 27. An even root of a negative has none. */
export function exactRoot(value: Fraction, index: number): Fraction | null {
  const isNegative = sign(value) < 0
  if (isNegative && index % 2 === 0) return null
  const size = isNegative ? -value.n : value.n
  const [top, bottom] = [floorRoot(size, index), floorRoot(value.d, index)]
  if (top ** BigInt(index) !== size || bottom ** BigInt(index) !== value.d) return null
  return fraction(isNegative ? -top : top, bottom)
}

/** The greatest whole number whose power does not exceed n, by halving. */
export function floorRoot(n: bigint, index: number): bigint {
  let [low, high] = [0n, 1n << BigInt(Math.ceil(n.toString(2).length / index) + 1)]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** BigInt(index) <= n) low = middle
    else high = middle
  }
  return low
}

/** The odd root of a single term, 2x² for 8x⁶ and index 3; null where it is no term. */
export function oddRoot(sum: Sum, index: number): Sum | null {
  if (sum.size === 0) return sum
  const term = onlyTerm(sum)
  const coefficient = term && term.radicand === 1n ? exactRoot(term.coefficient, index) : null
  if (!term || !coefficient || term.powers.some(([, power]) => power % index !== 0)) return null
  return single({ coefficient, radicand: 1n, powers: term.powers.map(([name, power]) => [name, power / index]) })
}
