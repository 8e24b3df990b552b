import type { Problem } from '@/lib/problems/problem'
import type { Claim, Line } from './claims'
import { expanded, type Definition } from './definitions'
import { closedValues, type Fact } from './facts'
import type { Assignment } from './identity'
import type { Node } from './node'
import type { Reckoning } from './reckoning'
import { same } from './worked-out'

/** All that a problem and its solution say, ready to be checked. */
export interface Book {
  readonly problem: Problem
  readonly question: Line
  readonly lines: readonly Line[]
  /** The claims of the question and of the lines, in order, with continued and labelled sides put in. */
  readonly claims: readonly Claim[]
  readonly facts: ReadonlyMap<string, readonly Fact[]>
  readonly definitions: readonly Definition[]
  readonly reckoning: Reckoning
  /** The values of names that a line gives two of: "x = 3 or x = 5". */
  readonly alternatives: ReadonlyMap<string, readonly number[]>
  /** An angle is asked for, or given by an equation: what is said of it is no identity. */
  readonly solvesForAngle: boolean
  /** Left less right of the key, where it is an equation. */
  readonly keyEquation: Node | null
  readonly isAssertion: boolean
}

export const prepared = (book: Book, node: Node): Node =>
  expanded(node, book.definitions, (name) => (book.facts.get(name) ?? []).some((fact) => !fact.derived))

/** Every way to give the names their values; none when one of them has none. */
export function assignments(book: Book, names: readonly string[], except?: Claim): readonly Assignment[] {
  let ways: readonly ReadonlyMap<string, number>[] = [new Map()]
  for (const name of names) {
    const values = distinctValues(
      (book.facts.get(name) ?? []).filter((fact) => !(fact.derived && fact.claim && fact.claim === except)),
    )
    ways = ways.flatMap((way) => values.map((value) => new Map([...way, [name, value]])))
    if (ways.length > 300) ways = ways.slice(0, 300)
  }
  return ways.map((way) => (name) => way.get(name) ?? (name === 'pi' ? book.reckoning.pi : undefined))
}

export const distinctValues = (facts: readonly Fact[]): readonly number[] =>
  facts
    .map(({ value }) => value)
    .filter((value, index, values) => !values.slice(0, index).some((earlier) => same(earlier, value)))

export const closed = (book: Book, node: Node): readonly number[] =>
  closedValues(node, book.reckoning.roots, book.reckoning.pi)
