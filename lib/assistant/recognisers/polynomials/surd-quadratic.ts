import type { Fact } from '../../question/fact'
import { expanded } from '../../question/polynomial'
import { lettersNamed } from '../../question/pick'
import type { Question } from '../../question/question'
import type { SurdQuadratic } from '../../../solutions/polynomials/pieces/surd-factors'

/** a√k x² + bx + c√k with whole numbers, from a formula. */
function surdQuadraticIn(fact: Fact): SurdQuadratic | null {
  const sum = fact.kind === 'formula' ? expanded(fact) : null
  const found = new Map<number, { readonly size: number; readonly root: number }>()
  for (const { coefficient, radicand, powers } of sum?.values() ?? []) {
    const [power, ...more] = powers
    if (coefficient.d !== 1n || more.length > 0 || (power && power[0] !== 'x') || radicand > 1000n) return null
    const degree = power?.[1] ?? 0
    if (found.has(degree)) return null
    found.set(degree, { size: Number(coefficient.n), root: Number(radicand) })
  }
  const [a, b, c] = [2, 1, 0].map((degree) => found.get(degree))
  if (!a || !b || !c || found.size !== 3 || a.root === 1 || b.root !== 1 || c.root !== a.root) return null
  return { a: a.size, b: b.size, c: c.size, k: a.root }
}

/** The one such polynomial of a question; x and a root may be spoken of. */
export function surdQuadraticFact(question: Question) {
  const [only, ...more] = question.facts.flatMap((fact) => {
    const given = surdQuadraticIn(fact)
    return given ? [{ fact, given }] : []
  })
  return only && more.length === 0 ? { given: only.given, used: [only.fact, ...lettersNamed(question, 'x')] } : null
}
