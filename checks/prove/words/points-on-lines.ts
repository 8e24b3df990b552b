import { closed, type Book } from '../book'
import type { Line } from '../claims'
import { lineIn, type LineEquation } from '../implied/coefficients'
import { binary, rebuilt, type Node } from '../node'
import { finding, type Finding, type WordRule } from './finding'

/** "For $x - y = 6$ plot $(0, -6)$ and $(4, -2)$", "the two lines meet at the point $(5, 0)$": the points are on the lines. */
export const pointsOnLines: WordRule = (book) => {
  const asked = equationsOf(book.question)
  return book.lines.flatMap((line): readonly Finding[] => {
    const points = pairsIn(book, line)
    if (points.length === 0) return []
    const here = equationsOf(line)
    const on = (equations: readonly LineEquation[]) =>
      points.every(([x, y]) => equations.every(({ a, b, c }) => Math.abs(a * x + b * y + c) < 1e-9))
    const found = here.length === 1 ? [finding(line.index, on(here), 'a point is not on the line')] : []
    const meets = /lines? .*meets?\b/.test(line.text) && here.length === 0 && asked.length === 2
    const axis = /\$([xy])\$-axis/.exec(line.text)?.[1]
    return [
      ...found,
      ...(meets && !axis ? [finding(line.index, on(asked), 'the lines do not meet there')] : []),
      ...(axis && here.length === 1 && /meets/.test(line.text)
        ? [
            finding(
              line.index,
              points.every(([x, y]) => (axis === 'x' ? y : x) === 0),
              'the point is not on the axis',
            ),
          ]
        : []),
    ]
  })
}

const equationsOf = (line: Line): readonly LineEquation[] =>
  line.claims.flatMap(({ sides, relations }) => {
    const [left, right] = sides
    if (relations.length !== 1 || relations[0] !== '=' || !left?.node || !right?.node) return []
    const equation = lineIn(binary('-', left.node, right.node))
    return equation && equation.a !== 0 && equation.b !== 0 ? [equation] : []
  })

export function pairsIn(book: Book, line: Line): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  const visit = (node: Node): Node =>
    rebuilt(node, (one) => {
      if (one.kind === 'tuple' || one.kind === 'point') {
        const [x, y] = one.items.map((item) => closed(book, item)[0])
        if (x !== undefined && y !== undefined && one.items.length === 2) found.push([x, y])
      }
      return one
    })
  line.values.forEach(visit)
  return found
}
