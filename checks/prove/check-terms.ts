import { assignments, closed, type Book } from './book'
import { expanded } from './definitions'
import { isIdentity, namesOf } from './identity'
import type { Node } from './node'
import { checked, wrong, type Verdict } from './verdict'
import { same, workedOut } from './worked-out'

/** a_{37} = 3: a stated term is the one that the formula gives. */
export function checkTerm(book: Book, left: Node, right: Node): Verdict | null {
  const values = closed(book, right)
  if ((left.kind !== 'indexed' && left.kind !== 'applied') || values.length !== 1) return null
  const put = left.kind === 'indexed' ? left.index : left.argument
  const formula = expanded(left, book.definitions, () => false)
  const names = namesOf(formula)
  if (book.isAssertion || namesOf(put).length > 0 || formula === left || names.some((name) => !book.facts.has(name)))
    return null
  const holds = assignments(book, names).some((valueOf) => same(workedOut(formula, { valueOf }), values[0] ?? NaN))
  return holds ? checked : wrong('is not the term that the formula gives')
}

/** a_n = a + (n - 1)d, as it is defined. */
export const isDefinition = (book: Book, left: Node, right: Node): boolean => {
  if (left.kind !== 'indexed' && left.kind !== 'applied') return false
  const [a, b] = [left, right].map((node) => expanded(node, book.definitions, () => false))
  return !!a && !!b && a !== left && isIdentity(a, b, namesOf(a, b))
}
