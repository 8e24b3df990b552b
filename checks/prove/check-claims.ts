import { prepared, type Book } from './book'
import { checkFree } from './check-free'
import { checkNamed } from './check-named'
import { checkNumbers } from './check-numbers'
import { checkStated } from './check-stated'
import { checkTerm, isDefinition } from './check-terms'
import { checkValued } from './check-valued'
import type { Claim } from './claims'
import { areOfDifferentDegree } from './degrees'
import { statedName } from './equations'
import { isIdentity, namesOf } from './identity'
import { quotesLaw } from './laws'
import type { Link } from './link'
import { bareName, type Node } from './node'
import { putsNumbersIn } from './substituted'
import { checked, skipped, wellBuilt, worst, wrong, type Verdict } from './verdict'

/** What became of each link of a claim. */
export function checkClaim(book: Book, claim: Claim): readonly Verdict[] {
  if (/^Reason: "/.test(book.problem.steps[claim.line] ?? '')) return claim.relations.map(() => skipped('a quotation'))
  return claim.relations.map((relation, index) => {
    const left = claim.sides[index]
    const right = claim.sides[index + 1]
    const law = quotesLaw(claim, index)
    if (law === false) return wrong('is not the formula of the book')
    if (law) return checked
    if (claim.said && index === 0 && left?.label !== undefined && !left.node) return checkNamed(book, claim)
    if (!left?.node) return skipped(left?.why ? `not readable: ${left.why}` : 'words on the left')
    if (!right?.node) return skipped(right?.why ? `not readable: ${right.why}` : 'words on the right')
    const goesOn = index > 0 || claim.sides[0]?.label === ''
    return checkLink(book, claim, { left: left.node, relation, right: right.node }, goesOn)
  })
}

function checkLink(book: Book, claim: Claim, link: Link, goesOn: boolean): Verdict {
  const { left, relation, right } = link
  const pairs = componentsOf(left, right)
  if (pairs === 'none') return skipped('a point')
  if (pairs)
    return worst(pairs.map(([one, other]) => checkLink(book, claim, { left: one, relation, right: other }, goesOn)))
  if (namesOf(left, right).length === 0) return checkNumbers(book, claim, link)
  return (relation === '=' ? checkEquation(book, claim, link) : null) ?? checkLetters(book, claim, link, goesOn)
}

const geometric = new Set(['triangles', 'circles', 'coordinate-geometry', 'real-numbers'])

/** What can be said of an equation as it stands; null when the values of its letters must be put in. */
function checkEquation(book: Book, claim: Claim, { left, right }: Link): Verdict | null {
  if (geometric.has(book.problem.type) && areOfDifferentDegree(left, right))
    return wrong('the two sides are of different degree')
  const term = checkTerm(book, left, right)
  if (term) return term
  const stated = statedName(book, left, right)
  if (stated) return checkStated(book, claim, stated)
  return isDefinition(book, left, right) ? checked : null
}

function checkLetters(book: Book, claim: Claim, { left, relation, right }: Link, goesOn: boolean): Verdict {
  const [a, b] = [prepared(book, left), prepared(book, right)]
  const names = namesOf(a, b)
  if (relation === '=' && isIdentity(a, b, names)) return checked
  const defined = new Set([bareName(left), bareName(right)])
  const free = names.filter((name) => !(defined.has(name) ? isStated(book, name) : isKnown(book, claim, name)))
  const letterLink = { left: a, relation, right: b, names, goesOn }
  if (free.length === 0) return checkValued(book, claim, letterLink)
  if (relation !== '=') return skipped('an inequality in letters')
  const put = namesOf(right).length === 0 ? putsNumbersIn(left, right) : null
  if (put !== null) return put ? wellBuilt : wrong('the numbers put in are not those of the letters')
  return checkFree(book, claim, letterLink, free)
}

/** (a, b) = (c, d) is a = c and b = d; P = (c, d) speaks of the coordinates of P. */
function componentsOf(left: Node, right: Node): readonly (readonly [Node, Node])[] | 'none' | null {
  if (left.kind === 'point' || right.kind === 'point') return 'none'
  if (right.kind !== 'tuple') return left.kind === 'tuple' ? 'none' : null
  const items: readonly Node[] =
    left.kind === 'tuple'
      ? left.items
      : left.kind === 'symbol'
        ? right.items.map((_, index): Node => ({ kind: 'symbol', name: `${left.name}.${index}` }))
        : []
  return items.length === right.items.length
    ? items.flatMap((item, index) => {
        const other = right.items[index]
        return other ? [[item, other] as const] : []
      })
    : 'none'
}

/** Whether anything but a derivation from this very claim gives the name a value. */
const isKnown = (book: Book, claim: Claim, name: string): boolean =>
  (book.facts.get(name) ?? []).some((fact) => !(fact.derived && fact.claim === claim))

/** Whether a text states a value for the name, or the question implies one. */
const isStated = (book: Book, name: string): boolean =>
  (book.facts.get(name) ?? []).some((fact) => !fact.derived || fact.claim === null)
