import { closed, distinctValues, type Book } from './book'
import type { Claim } from './claims'
import { equationsIn, holdsWith, type Stated } from './equations'
import { bareName } from './node'
import { checked, skipped, wrong, type Verdict } from './verdict'
import { same } from './worked-out'

/** A value that a line states must agree with another statement, or satisfy an equation of the solution. */
export function checkStated(book: Book, claim: Claim, { name, values }: Stated): Verdict {
  const facts = book.facts.get(name) ?? []
  const elsewhere = facts.filter((fact) => fact.claim !== claim)
  const agrees = (value: number) =>
    elsewhere.some((fact) => same(fact.value, value)) ||
    (book.facts.get('') ?? []).some((fact) => same(fact.value, value))
  // a root that the question puts as 1.73 is read in two ways: one of them must agree
  const hold = (test: (value: number) => boolean) =>
    book.reckoning.roots.size > 0 ? values.some(test) : values.every(test)
  if (hold(agrees)) return checked
  const equations = equationsIn(book, name, claim)
  const isData = book.problem.type === 'statistics' && elsewhere.some((fact) => fact.derived && fact.claim === null)
  const satisfies = (value: number) => !isData && equations.some((equation) => holdsWith(book, equation, name, value))
  if (hold((value) => agrees(value) || satisfies(value))) return checked
  if (isAssumed(book, claim)) return skipped('an assumption')
  if (
    (elsewhere.every((fact) => fact.claim?.line === claim.line) || values.every((value) => isInKey(book, value))) &&
    book.claims.some((other) => other !== claim && other.line === claim.line && states(book, other, name))
  )
    return skipped('one of several values')
  if (book.isAssertion && elsewhere.every((fact) => (fact.claim?.line ?? -1) < 0)) return skipped('an assertion')
  if (elsewhere.length === 0 && equations.length === 0) return skipped('a value that nothing else speaks of')
  return wrong(
    `${name} = ${values.join(', ')} agrees with nothing: elsewhere ${distinctValues(elsewhere).join(', ')}; ${equations.length} equations`,
  )
}

/** "For $A = 30^\circ$, $B = 60^\circ$", "on the $y$-axis $x = 0$": taken, not claimed. */
const isAssumed = (book: Book, { before, line }: Claim): boolean =>
  /\b(for|with|at|when|put(?:ting)?|set(?:ting)?|let|substitut(?:e|ing)|if|taking|take|try)\s*$/i.test(before) ||
  /^-axis(?:,| we have| is(?: the line)?| has)*\s*$/.test(before) ||
  /^\([A-D]\) \$\w = [^$]*\$:|half-way/i.test(book.problem.steps[line] ?? '') ||
  /^For \(A\)/.test(book.problem.steps[line] ?? '') ||
  (/^[,\s]*$/.test(before) && /\b(for|when|with) \$[A-Z] = /.test(book.problem.steps[line] ?? ''))

const isInKey = (book: Book, value: number): boolean =>
  [...book.facts.values()].flat().some((fact) => fact.claim === null && !fact.derived && same(fact.value, value))

const states = (book: Book, { sides }: Claim, name: string): boolean =>
  sides.some(({ node }) => node && bareName(node) === name) &&
  sides.some(({ node }) => node && closed(book, node).length > 0)
