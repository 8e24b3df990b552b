import type { Powers, Sum, SumTerm } from './sum'

/** Positive where the first monomial stands before the second, letter by letter in the order of the alphabet: x²y before xy⁵ before x. */
export function compareMonomials(a: Powers, b: Powers): number {
  for (let index = 0; ; index++) {
    const [one, other] = [a[index], b[index]]
    if (!one || !other) return one ? Math.sign(one[1]) : other ? -Math.sign(other[1]) : 0
    if (one[0] !== other[0]) return one[0] < other[0] ? Math.sign(one[1]) : -Math.sign(other[1])
    if (one[1] !== other[1]) return one[1] - other[1]
  }
}

/** The first term in that order; undefined for zero. */
export function leadingTerm(sum: Sum): SumTerm | undefined {
  let best: SumTerm | undefined
  for (const term of sum.values()) if (!best || compareMonomials(term.powers, best.powers) > 0) best = term
  return best
}
