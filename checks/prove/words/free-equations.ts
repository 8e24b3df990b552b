import { assignments, prepared, type Book } from '../book'
import type { Claim } from '../claims'
import { areConsistent, lettersOf, type FreeEquation } from '../consistency'
import { isIdentity, namesOf } from '../identity'
import { finding, type WordRule } from './finding'

const mostEquations = 14

/** The equations of a proof in letters do not contradict one another: there are lengths for which they all hold. */
export const freeEquations: WordRule = (book) => {
  const { type, steps } = book.problem
  if (
    !['triangles', 'circles'].includes(type) &&
    !(type === 'real-numbers' && steps.some((step) => /irrational/.test(step)))
  )
    return []
  const found = book.claims.flatMap((claim) =>
    equationsOf(book, claim).map((equation) => ({ equation, line: claim.line })),
  )
  const equations = found.map(({ equation }) => equation)
  const free = lettersOf(equations).filter((name) => !hasValue(book, name))
  if (equations.length < 2 || equations.length > mostEquations || free.length === 0 || free.length > 14) return []
  const fixed = lettersOf(equations).filter((name) => hasValue(book, name))
  const holds = assignments(book, fixed).some((way) => areConsistent(equations, free, way, type === 'real-numbers'))
  const last = found.at(-1)?.line ?? 0
  return holds
    ? [...new Set(found.map(({ line }) => line).filter((line) => line >= 0))].map((line) => finding(line, true, ''))
    : [finding(last, false, 'the equations in letters contradict one another')]
}

const hasValue = (book: Book, name: string): boolean => (book.facts.get(name) ?? []).length > 0 || name === 'pi'

function equationsOf(book: Book, claim: Claim): readonly FreeEquation[] {
  return claim.relations.flatMap((relation, index): readonly FreeEquation[] => {
    const [left, right] = [claim.sides[index]?.node, claim.sides[index + 1]?.node]
    if (relation !== '=' || !left || !right || left.kind === 'tuple' || right.kind === 'tuple') return []
    const [a, b] = [prepared(book, left), prepared(book, right)]
    const names = namesOf(a, b)
    if (names.every((name) => hasValue(book, name)) || isIdentity(a, b, names)) return []
    return [{ left: a, right: b }]
  })
}
