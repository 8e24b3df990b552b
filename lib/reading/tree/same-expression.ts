import * as quotients from '../../maths/quotient'
import type { Quotient } from '../../maths/quotient'
import * as radicals from '../../maths/radical-quotient'
import * as sums from '../../maths/sum'
import { newBudget, type Budget } from '../../maths/sum'
import { factorSign } from '../../maths/sum-ratio'
import { agreeAtPoints, farApart, sameDomain } from './agreement'
import { exactOrNull } from './exact'
import { formOf } from './form'
import { some, type Node } from './node'
import { rationalIn } from './rational'
import { sameResidues } from './residue'

/**
 * Whether two expressions are equal for every value of their letters, and have a value for the same ones: decided exactly where both
 * are made of the four operations, powers, square roots and sizes, else at fixed points.
 */
export function sameExpression(a: Node, b: Node, budget: Budget): boolean {
  const exactly = sameQuotients(formOf(a).exact, formOf(b).exact, budget) ?? sameWithOddRoots(a, b)
  if (exactly !== null) return exactly
  const largely = sameResidues(a, b)
  if (largely !== null) return largely
  if (farApart(a, b)) return false
  const radically = sameRadicals(a, b)
  if (radically !== null) return radically && sameDomain(a, b)
  return agreeAtPoints(a, b)
}

const sameQuotients = (a: Quotient | null, b: Quotient | null, budget: Budget): boolean | null =>
  a && b && safely(() => quotients.equals(a, b, budget))

/** x^(1/5) and x^0.2: with x as the fifth power of another letter both are exact. */
function sameWithOddRoots(a: Node, b: Node): boolean | null {
  const scale = oddIndex(a) * oddIndex(b)
  if (scale === 1 || scale > 1000) return null
  const [left, right] = [a, b].map((node) => exactOrNull(node, newBudget(), true, scale))
  return sameQuotients(left ?? null, right ?? null, newBudget())
}

/** A multiple of the indices of the odd roots in it. */
function oddIndex(node: Node): number {
  const indices = new Set<number>()
  some(node, (part) => {
    if (part.kind === 'root' && part.index === 3) indices.add(3)
    const by = part.kind === 'binary' && part.operation === '^' ? rationalIn(part.right) : null
    if (by && by.d % 2n === 1n && by.d < 60n) indices.add(Number(by.d))
    return false
  })
  return [...indices].reduce((product, index) => product * index, 1)
}

function sameRadicals(a: Node, b: Node): boolean | null {
  const [left, right] = [formOf(a).radical, formOf(b).radical]
  return left && right && safely(() => radicals.equals(left, right, newBudget()))
}

/** The value of a comparison, or null when working it out would take too long. */
export function safely<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof sums.TooLarge) return null
    throw error
  }
}

/** Whether one, the key first, is a non-zero number times the other. */
export function sameUpToFactor(a: Node, b: Node, budget: Budget): boolean {
  const [first, second] = [formOf(a).exact, formOf(b).exact]
  if (!first || !second) return sameExpression(a, b, budget)
  const cross = safely(
    () => [sums.multiply(first.top, second.bottom, budget), sums.multiply(second.top, first.bottom, budget)] as const,
  )
  return cross !== null && (safely(() => factorSign(...cross, budget)) ?? null) !== null
}
