import type { Claim } from '../claims'
import { factsOfKey, type Fact } from '../facts'
import { bareName, childrenOf, binary, namesIn, printed, type Node } from '../node'
import { same, workedOut } from '../worked-out'
import { implied, type Telling } from './index'

/** The coefficients of the equation or polynomial that the question is about, and its zeroes. */
export function coefficientFacts({ problem, question, claims }: Telling): readonly Fact[] {
  const stated = new Set(
    claims.flatMap(({ sides, line }) => (line < 0 ? [] : sides.flatMap(({ node }) => (node && bareName(node)) ?? []))),
  )
  const trees = [
    ...question.claims.flatMap((claim) => [...differences(claim), ...claim.sides.flatMap(({ node }) => node ?? [])]),
    ...question.values,
  ]
  const later = claims.filter(({ line }) => line >= 0).flatMap(differences)
  const keys = factsOfKey(problem.answerValidator).map(({ value }) => value)
  const asked = trees.find((tree) => hasSquare(tree))
  const quadratics = asked ? quadraticsIn(asked, keys) : later.flatMap((tree) => quadraticsIn(tree, [])).slice(0, 1)
  return [
    ...(stated.has('a') ? [] : quadratics.flatMap(ofQuadratic)),
    ...ofPair(question.claims),
    ...ofPair(claims.filter(({ line }) => line >= 0 && / by \+ c = 0/.test(problem.steps[line] ?? ''))),
  ]
}

const differences = ({ sides, relations }: Claim): readonly Node[] => {
  const [left, right] = sides
  return relations[0] === '=' && left?.node && right?.node && left.node.kind !== 'applied'
    ? [binary('-', left.node, right.node)]
    : []
}

type Triple = readonly [a: number, b: number, c: number]

/** The coefficients; several when another letter stands in them, one for each value of the key. */
function quadraticsIn(node: Node, keys: readonly number[]): readonly Triple[] {
  const names = [...namesIn(node)]
  const main = squared(node)
  if (main === null || names.length > 2) return []
  return (names.length === 1 ? [0] : keys).flatMap((key) => {
    const triple = quadraticFor(node, main, key)
    return triple ? [triple] : []
  })
}

function quadraticFor(node: Node, main: string, key: number): Triple | null {
  const at = (x: number) => workedOut(node, { valueOf: (name) => (name === main ? x : key) })
  const c = at(0)
  const a = (at(1) + at(-1)) / 2 - c
  const b = (at(1) - at(-1)) / 2
  return same(at(3), 9 * a + 3 * b + c) && same(at(-2.5), 6.25 * a - 2.5 * b + c) && !same(a, 0) ? [a, b, c] : null
}

/** The letter that is squared. */
function squared(node: Node): string | null {
  if (node.kind === 'binary' && node.operator === '^' && printed(node.right) === '2') return bareName(node.left)
  return (
    childrenOf(node)
      .map(squared)
      .find((name) => name !== null) ?? null
  )
}

const hasSquare = (node: Node): boolean =>
  (node.kind === 'binary' && node.operator === '^' && printed(node.right) === '2') || childrenOf(node).some(hasSquare)

function ofQuadratic([a, b, c]: Triple): readonly Fact[] {
  const root = Math.sqrt(b * b - 4 * a * c)
  return [
    implied('a', a),
    implied('b', b),
    implied('c', c),
    implied('alpha', (-b + root) / (2 * a)),
    implied('beta', (-b - root) / (2 * a)),
  ]
}

/** a_1 x + b_1 y + c_1 = 0 and the second line of the pair. */
function ofPair(claims: readonly Claim[]): readonly Fact[] {
  const lines = claims.flatMap((claim) => differences(claim).flatMap((node) => lineIn(node) ?? []))
  return lines
    .slice(0, 2)
    .flatMap(({ a, b, c }, index) => [
      ...[a, b, c].map((value, place) => implied(`${'abc'.charAt(place)}_${index + 1}`, value)),
    ])
}

export interface LineEquation {
  readonly a: number
  readonly b: number
  readonly c: number
}

/** ax + by + c for a tree that is linear in x and y alone. */
export function lineIn(node: Node): LineEquation | null {
  const names = namesIn(node)
  if (names.size === 0 || ![...names].every((name) => name === 'x' || name === 'y')) return null
  const at = (x: number, y: number) => workedOut(node, { valueOf: (name) => (name === 'x' ? x : y) })
  const c = at(0, 0)
  const a = at(1, 0) - c
  const b = at(0, 1) - c
  return same(at(2, -3), 2 * a - 3 * b + c) && same(at(-1.5, 0.5), -1.5 * a + 0.5 * b + c) ? { a, b, c } : null
}
