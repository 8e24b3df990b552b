import * as quotients from '../../../maths/quotient'
import type { Quotient } from '../../../maths/quotient'
import * as sums from '../../../maths/sum'
import type { Sum } from '../../../maths/sum'

/** The sum of the sine and the cosine, their difference, and their product. */
const [u, d, v] = ['u', 'd', 'v']

/** sᵏ + cᵏ in u and v, and sᵏ - cᵏ as d times the other: with s² + c² = 1. */
function powerSum(k: number, isMinus: boolean): Sum {
  const budget = sums.newBudget()
  const zero: Sum = new Map()
  let [before, here] = isMinus ? [zero, sums.letter(d)] : [sums.constant({ n: 2n, d: 1n }), sums.letter(u)]
  if (k === 0) return before
  for (let count = 1; count < k; count++) {
    const next = sums.subtract(
      sums.multiply(sums.letter(u), here, budget),
      sums.multiply(sums.letter(v), before, budget),
      budget,
    )
    ;[before, here] = [here, next]
  }
  return here
}

/** A sum in the sine and the cosine of one angle in u, d and v. */
export function inSymmetric(sum: Sum, angle: string): Sum {
  const budget = sums.newBudget()
  let all: Sum = new Map()
  const [s, c] = [`sin ${angle}`, `cos ${angle}`]
  for (const term of sum.values()) {
    const power = (name: string) => term.powers.find(([one]) => one === name)?.[1] ?? 0
    const [a, b] = [power(s), power(c)]
    const rest = sums.single({
      ...term,
      coefficient: { n: term.coefficient.n, d: 2n * term.coefficient.d },
      powers: term.powers.filter(([name]) => name !== s && name !== c),
    })
    const low = Math.min(a, b)
    const plus = powerSum(Math.abs(a - b), false)
    const minus = powerSum(Math.abs(a - b), true)
    // sᵃcᵇ is half the sum of itself and its mirror, and half the difference
    const both = a >= b ? sums.add(plus, minus, budget) : sums.subtract(plus, minus, budget)
    const product = sums.multiply(both, low === 0 ? sums.unity : sums.letter(v, low), budget)
    all = sums.add(all, sums.multiply(rest, product, budget), budget)
  }
  return all
}

/** With 1 + 2v for u² and 1 - 2v for d². */
export function withSquares(sum: Sum): Sum {
  const budget = sums.newBudget()
  const squares = new Map([
    [u, sums.add(sums.unity, sums.multiply(sums.constant({ n: 2n, d: 1n }), sums.letter(v), budget), budget)],
    [d, sums.subtract(sums.unity, sums.multiply(sums.constant({ n: 2n, d: 1n }), sums.letter(v), budget), budget)],
  ])
  let all: Sum = new Map()
  for (const term of sum.values()) {
    let product = sums.single({
      ...term,
      powers: term.powers.flatMap(([name, power]) =>
        squares.has(name) ? (power % 2 === 1 ? [[name, 1] as const] : []) : [[name, power] as const],
      ),
    })
    for (const [name, power] of term.powers) {
      const square = squares.get(name)
      for (let count = 0; square && count < Math.floor(power / 2); count++)
        product = sums.multiply(product, square, budget)
    }
    all = sums.add(all, product, budget)
  }
  return all
}

export interface Product {
  /** sin × cos. */
  readonly v: Quotient
  /** The sum and the difference of both, where they are told. */
  readonly u?: Quotient
  readonly d?: Quotient
}

/** The product of sine and cosine from a relation that holds these alike: their sum, their difference or the product itself; null where it is none. */
export function productFrom(relation: Sum, angle: string): Product | null {
  const sum = withSquares(inSymmetric(relation, angle))
  const names = [...sums.lettersOf(sum)]
  const budget = sums.newBudget()
  const part = (name: string): Sum =>
    sums.collect(
      [...sum.values()]
        .filter(({ powers }) => powers.some(([one]) => one === name))
        .map((term) => ({ ...term, powers: term.powers.filter(([one]) => one !== name) })),
      budget,
    )
  const known = names.filter((name) => [u, d, v].includes(name))
  const [only, ...more] = known
  if (only === undefined || more.length > 0) return null
  const factor = part(only)
  if ([...sum.values()].some(({ powers }) => powers.some(([name, power]) => name === only && power > 1))) return null
  const rest = sums.collect(
    [...sum.values()].filter(({ powers }) => !powers.some(([name]) => name === only)),
    budget,
  )
  const value = quotients.over(sums.negate(rest), factor, budget)
  if (only === v) return { v: value }
  const square = quotients.multiply(value, value, budget)
  const one = quotients.whole(sums.unity)
  const half = quotients.constant({ n: 1n, d: 2n })
  const difference = quotients.add(square, quotients.negate(one), budget)
  return only === u
    ? { u: value, v: quotients.multiply(half, difference, budget) }
    : { d: value, v: quotients.multiply(half, quotients.negate(difference), budget) }
}
