import { spend, TooLarge, type Budget } from './budget'
import { fraction, multiply as multiplyFractions } from './fraction'
import { compareMonomials, leadingTerm } from './monomial-order'
import { add, isZero, multiply, single, subtract, type Sum, type SumTerm } from './sum'
import { exactRoot } from './sum-root'
import { inverseTerm, multiplyTerms } from './sum-term'

const isMonomial = ({ powers }: SumTerm): boolean => powers.every(([, power]) => power > 0)

const half = fraction(1, 2)

/** a ÷ b where it comes out, for polynomials with rational coefficients; null where a rest is left. */
export function divideExactly(a: Sum, b: Sum, budget: Budget): Sum | null {
  const divisor = leadingTerm(b)
  if (!divisor) return null
  let [quotient, rest]: [Sum, Sum] = [new Map(), a]
  for (let lead = leadingTerm(rest); lead; lead = leadingTerm(rest)) {
    spend(budget, 1)
    const term = multiplyTerms(lead, inverseTerm(divisor))
    if (!isMonomial(term)) return null
    quotient = add(quotient, single(term), budget)
    rest = subtract(rest, multiply(b, single(term), budget), budget)
  }
  return quotient
}

/** The polynomial whose square it is, x − 3 or 3 − x for x² − 6x + 9; null where there is none. */
export function polynomialRoot(square: Sum, budget: Budget): Sum | null {
  const lead = leadingTerm(square)
  const coefficient = lead && exactRoot(lead.coefficient, 2)
  if (!lead || !coefficient || lead.powers.some(([, power]) => power % 2 !== 0 || power < 0)) return null
  const first = { coefficient, radicand: 1n, powers: lead.powers.map(([name, power]) => [name, power / 2] as const) }
  let [root, last, rest]: [Sum, SumTerm, Sum] = [single(first), first, subtract(square, single(lead), budget)]
  while (!isZero(rest)) {
    spend(budget, 1)
    const next = leadingTerm(rest)
    if (!next) throw new TooLarge()
    const whole = multiplyTerms(next, inverseTerm(first))
    const term = { ...whole, coefficient: multiplyFractions(whole.coefficient, half) }
    if (!isMonomial(term) || compareMonomials(term.powers, last.powers) >= 0) return null
    // (root + t)² = root² + (2·root + t)·t
    const doubled = add(add(root, root, budget), single(term), budget)
    rest = subtract(rest, multiply(doubled, single(term), budget), budget)
    root = add(root, single(term), budget)
    last = term
  }
  return root
}
