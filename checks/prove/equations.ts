import { assignments, closed, prepared, type Book } from './book'
import type { Claim } from './claims'
import { isIdentity, namesOf } from './identity'
import { holdsFor } from './link'
import { bareName, type Node } from './node'

export interface Equation {
  readonly left: Node
  readonly right: Node
}

export interface Stated {
  readonly name: string
  readonly values: readonly number[]
}

/** The name whose value a link states, and the value: x = 3. */
export function statedName(book: Book, left: Node, right: Node): Stated | null {
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const name = bareName(one)
    if (name === null || name === 'pi') continue
    const values = closed(book, other)
    if (values.length > 0) return { name, values }
  }
  return null
}

/** The equations in a name, other than mere statements of its value. */
export function equationsIn(book: Book, name: string, except: Claim): readonly Equation[] {
  return book.claims.flatMap((claim) => {
    if (claim === except || (claim.line < 0 && claim.sides.every(({ node }) => node && bareName(node)))) return []
    return claim.relations.flatMap((relation, index): readonly Equation[] => {
      const left = claim.sides[index]?.node
      const right = claim.sides[index + 1]?.node
      if (relation !== '=' || !left || !right) return []
      return left.kind === 'tuple' && right.kind === 'tuple'
        ? left.items.flatMap((item, place) => {
            const other = right.items[place]
            return other ? equationIn(book, name, item, other) : []
          })
        : equationIn(book, name, left, right)
    })
  })
}

/** One equation, if it is about the name and every other letter of it has a value. */
function equationIn(book: Book, name: string, left: Node, right: Node): readonly Equation[] {
  if (statedName(book, left, right)) return []
  const [a, b] = [prepared(book, left), prepared(book, right)]
  const names = namesOf(a, b)
  if (!names.includes(name) || names.some((one) => !book.facts.has(one))) return []
  return isIdentity(a, b, names) ? [] : [{ left: a, right: b }]
}

/** Whether an equation holds when the name has the value and the other names have theirs. */
export function holdsWith(book: Book, { left, right }: Equation, name: string, value: number): boolean {
  const names = namesOf(left, right).filter((one) => one !== name)
  const known = assignments(onlyStated(book), names)
  return (known.length > 0 ? known : assignments(book, names)).some((valueOf) =>
    ([1, -1] as const).some((sign) =>
      holdsFor({ left, relation: '=', right }, book.reckoning, (one) => (one === name ? value : valueOf(one)), sign),
    ),
  )
}

/** The book with only what is stated in it: what was derived from a wrong value may not speak for it. */
function onlyStated(book: Book): Book {
  return {
    ...book,
    facts: new Map(
      [...book.facts].flatMap(([name, all]) => {
        const own = all.filter((fact) => !fact.derived || fact.claim === null)
        return own.length > 0 ? [[name, own] as const] : []
      }),
    ),
  }
}
