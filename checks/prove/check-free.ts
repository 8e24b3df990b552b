import { assignments, closed, prepared, type Book } from './book'
import type { LetterLink } from './check-valued'
import { bothHold } from './check-valued'
import type { Claim } from './claims'
import { areProportional, isIdentity, namesOf } from './identity'
import { bareName, binary, childrenOf, namesIn, type Node } from './node'
import { checked, skipped, wrong, type Verdict } from './verdict'

/** Some letters have no value anywhere. */
export function checkFree(book: Book, claim: Claim, link: LetterLink, free: readonly string[]): Verdict {
  const { left, right, names, goesOn } = link
  const ways = assignments(
    book,
    names.filter((name) => !free.includes(name)),
    claim,
  )
  if (ways.some((way) => isIdentity(left, right, free, way))) return checked
  if (goesOn && bothHold(left, right)) return wrong('the two expressions are not the same')
  if (isRatioOf(left) && closed(book, right).length > 0) return skipped('a ratio of an angle')
  if (isOfIndex(claim, free) || (ways.length > 0 && mustBeIdentity(book, claim, names, free)))
    return wrong('is not the term that the formula gives')
  if (free.every((name) => isOnlyAngle(left, name) && isOnlyAngle(right, name)) && !book.solvesForAngle)
    return wrong('is not an identity')
  return checkAgainstOthers(book, claim, link, free)
}

/** An equation in free letters is a multiple of the key, or of another equation of the solution. */
function checkAgainstOthers(
  book: Book,
  claim: Claim,
  { left, right, names }: LetterLink,
  free: readonly string[],
): Verdict {
  const ways = assignments(
    book,
    names.filter((name) => !free.includes(name)),
    claim,
  )
  const whole = binary('-', left, right)
  if (
    book.keyEquation &&
    free.length === names.length &&
    names.length > 1 &&
    namesOf(book.keyEquation).every((name) => names.includes(name))
  )
    return areProportional(whole, book.keyEquation, free) ? checked : wrong('is not the equation of the key')
  const others = book.claims.flatMap((other) => {
    const [a, b] = other.sides
    if (other === claim || other.relations[0] !== '=' || !a?.node || !b?.node) return []
    const node = prepared(book, binary('-', a.node, b.node))
    const theirs = namesOf(node)
    return free.every((name) => theirs.includes(name)) &&
      theirs.every((name) => names.includes(name) || book.facts.has(name))
      ? [node]
      : []
  })
  if (others.some((other) => ways.some((way) => areProportional(whole, other, free, way)))) return checked
  return skipped('letters without values')
}

/** Equations in which letters stand for any number: between terms of an AP, between powers, in a formula of algebra. */
function mustBeIdentity(
  { problem, definitions }: Book,
  { sides }: Claim,
  names: readonly string[],
  free: readonly string[],
): boolean {
  const all = names.length === free.length
  switch (problem.type) {
    case 'arithmetic-progressions':
      return (
        free.every((name) => ['a', 'd', 'n'].includes(name)) &&
        sides.some(({ node }) => node && hasTerm(node, definitions)) &&
        (all || free.join() === 'n') &&
        sides.every(({ node }) => node && namesIn(node).size > 0)
      )
    case 'real-numbers':
      return all && free.join() === 'n'
    case 'trigonometry':
      return all && [...free].sort().join() === 'a,b'
    default:
      return false
  }
}

const hasTerm = (node: Node, definitions: Book['definitions']): boolean =>
  ((node.kind === 'indexed' || node.kind === 'applied') && definitions.some(({ name }) => name === node.name)) ||
  childrenOf(node).some((child) => hasTerm(child, definitions))

/** a_n = 5 + (n - 1) \times 4, for every n. */
const isOfIndex = ({ sides }: Claim, free: readonly string[]): boolean => {
  const [left, ...rest] = sides.flatMap(({ node }) => node ?? [])
  const [letter] = free
  return (
    left?.kind === 'indexed' &&
    letter !== undefined &&
    free.length === 1 &&
    namesOf(left.index).includes(letter) &&
    rest.every((node) => namesOf(node).includes(letter))
  )
}

/** \sin B, of an angle that has no value. */
const isRatioOf = (node: Node): boolean => node.kind === 'call' && node.items.every((item) => bareName(item) !== null)

/** Whether a name stands only where angles stand. */
function isOnlyAngle(node: Node, name: string): boolean {
  if (node.kind === 'symbol') return node.name !== name
  if (node.kind === 'call' && !['sqrt', 'root', 'hcf', 'lcm'].includes(node.name)) return true
  return childrenOf(node).every((child) => isOnlyAngle(child, name))
}
