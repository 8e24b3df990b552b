import { assignments, distinctValues, type Book } from './book'
import type { Claim } from './claims'
import { equationsIn, holdsWith } from './equations'
import { namesOf, type Assignment } from './identity'
import { holdsFor, type Link } from './link'
import { bareName, hasSign, printed, type Node } from './node'
import { checked, wrong, type Verdict } from './verdict'
import { same, workedOut } from './worked-out'

/** A link with its letters; `goesOn` when it continues a chain. */
export interface LetterLink extends Link {
  readonly names: readonly string[]
  readonly goesOn: boolean
}

/** Both sides are in letters that have values. */
export function checkValued(book: Book, claim: Claim, link: LetterLink): Verdict {
  const { left, right, names, relation, goesOn } = link
  if (relation === '=' && goesOn && bothHold(left, right) && !isStatedEquation(left, right))
    return wrong('the two expressions are not the same')
  const signs = hasSign(left) || hasSign(right) ? ([1, -1] as const) : ([1] as const)
  const ways = assignments(book, names, claim)
  const holds = signs.every((sign) => ways.some((valueOf) => holdsFor(link, book.reckoning, valueOf, sign)))
  if (holds && relation === '=') return holdsForBoth(book, claim, left, right, names)
  if (holds || isRejectedFactor(book, claim, left, right, names)) return checked
  return wrong(`does not hold: ${describe(book, names)}`)
}

/** Going on from one expression in letters to another in the same letters: they must be the same. */
export const bothHold = (left: Node, right: Node): boolean => {
  const [a, b] = [namesOf(left), namesOf(right)]
  return a.length > 0 && a.length === b.length && a.every((name) => b.includes(name))
}

const isStatedEquation = (left: Node, right: Node): boolean => bareName(left) !== null || bareName(right) !== null

/** An equation of the second degree holds for both values that a line gives as "x = 3 or x = 5". */
function holdsForBoth(book: Book, claim: Claim, left: Node, right: Node, names: readonly string[]): Verdict {
  const [name] = names
  if (name === undefined || names.length !== 1 || isLinear(left, right, name)) return checked
  const both = book.alternatives.get(name)
  const fails =
    both?.filter((value) => isDefinedAt(left, right, name, value) && !holdsWith(book, { left, right }, name, value)) ??
    []
  return fails.length > 0 ? wrong(`does not hold for ${name} = ${fails.join(', ')}`) : checked
}

const isDefinedAt = (left: Node, right: Node, name: string, value: number): boolean =>
  [left, right].every((node) =>
    Number.isFinite(workedOut(node, { valueOf: (one) => (one === name ? value : undefined) })),
  )

function isLinear(left: Node, right: Node, name: string): boolean {
  const at = (x: number) => {
    const valueOf: Assignment = (one) => (one === name ? x : undefined)
    return workedOut(left, { valueOf }) - workedOut(right, { valueOf })
  }
  return same(at(5) - at(3), 2 * (at(4) - at(3))) && same(at(9) - at(3), 6 * (at(4) - at(3)))
}

const describe = (book: Book, names: readonly string[]): string =>
  names
    .map(
      (name) =>
        `${name} = ${distinctValues(book.facts.get(name) ?? [])
          .map((v) => Number(v.toPrecision(8)))
          .join(' or ')}`,
    )
    .join(', ')

/** n + 16 = 0, whose root satisfies the equation before it and is then rejected. */
function isRejectedFactor(book: Book, claim: Claim, left: Node, right: Node, names: readonly string[]): boolean {
  const [name] = names
  if (name === undefined || names.length !== 1) return false
  const at = (x: number) => {
    const valueOf: Assignment = (one) => (one === name ? x : undefined)
    return workedOut(left, { valueOf }) - workedOut(right, { valueOf })
  }
  const root = at(0) / (at(0) - at(1))
  return (
    Number.isFinite(root) &&
    same(at(root), 0) &&
    equationsIn(book, name, claim).some(
      (equation) => printed(equation.left) !== printed(left) && holdsWith(book, equation, name, root),
    )
  )
}
