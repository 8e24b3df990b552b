import type { Book } from '../prove/book'
import { areProportional, namesOf } from '../prove/identity'
import { binary, type Node } from '../prove/node'
import { finding, type Finding, type WordRule } from '../prove/words/finding'
import { same, workedOut } from '../prove/worked-out'

/** Left less right of an equation in one letter that no line gives a value. */
interface Equation {
  readonly line: number
  readonly name: string
  readonly node: Node
}

/** An equation in one letter has a root in common with another one of its letter, or is a multiple of it. */
export const oneLetter: WordRule = (book) => {
  const all = equationsIn(book)
  return all.flatMap((equation): readonly Finding[] => {
    const others = all.filter((other) => other !== equation && other.name === equation.name)
    const roots = rootsOf(equation)
    if (equation.line < 0 || others.length === 0 || roots === null) return []
    const holds = others.some(
      (other) =>
        areProportional(equation.node, other.node, [equation.name]) ||
        roots.some((root) => same(valueAt(other, root), 0)),
    )
    return [
      finding(
        equation.line,
        holds,
        `no other line or question has an equation in ${equation.name} with a root of this one`,
      ),
    ]
  })
}

const equationsIn = (book: Book): readonly Equation[] =>
  book.claims.flatMap(({ line, sides, relations }) =>
    relations.flatMap((relation, index): readonly Equation[] => {
      const [left, right] = [sides[index]?.node, sides[index + 1]?.node]
      if (relation !== '=' || !left || !right || left.kind === 'tuple' || right.kind === 'tuple') return []
      const [name, ...others] = namesOf(left, right)
      if (name === undefined || others.length > 0 || !/^[a-z]$/.test(name) || book.facts.has(name)) return []
      const equation = { line, name, node: binary('-', left, right) }
      return [0.37, 1.91, 4.3].every((x) => same(valueAt(equation, x), 0)) ? [] : [equation]
    }),
  )

const valueAt = ({ name, node }: Equation, x: number): number =>
  workedOut(node, { valueOf: (one) => (one === name ? x : undefined) })

/** Its real roots, where it is of the first or second degree; null where it is not, or has none. */
function rootsOf(equation: Equation): readonly number[] | null {
  const at = (x: number) => valueAt(equation, x)
  const c = at(0)
  const a = (at(1) + at(-1)) / 2 - c
  const b = (at(1) - at(-1)) / 2
  if (![3, -2.5].every((x) => same(at(x), a * x * x + b * x + c))) return null
  if (same(a, 0)) return same(b, 0) ? null : [-c / b]
  const d = b * b - 4 * a * c
  if (same(d, 0)) return [-b / (2 * a)]
  return d < 0 ? null : [(-b + Math.sqrt(d)) / (2 * a), (-b - Math.sqrt(d)) / (2 * a)]
}
