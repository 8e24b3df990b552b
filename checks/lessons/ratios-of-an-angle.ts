import { closed, type Book } from '../prove/book'
import { bareName, type Node } from '../prove/node'
import { finding, type WordRule } from '../prove/words/finding'

/** "$\sin C = \frac{8}{17}$, $\cos C = \frac{15}{17}$": the ratios of an angle that is not given are those of one acute angle. */
export const ratiosOfAnAngle: WordRule = (book) => {
  const stated = statedIn(book)
  return stated.flatMap((one) => {
    const others = stated.filter((other) => other !== one && other.name === one.name)
    if (one.line < 0 || others.length === 0) return []
    const holds = others.some(({ angle }) => Math.abs(angle - one.angle) < 1e-7)
    return [finding(one.line, holds, `this is no ratio of the angle ${one.name} of the other lines`)]
  })
}

interface Stated {
  readonly line: number
  readonly name: string
  /** The acute angle with this ratio, in radians. */
  readonly angle: number
}

const statedIn = (book: Book): readonly Stated[] =>
  book.claims.flatMap(({ line, sides, relations }) => {
    if (relations.some((relation) => relation !== '=')) return []
    const nodes = sides.flatMap(({ node }) => node ?? [])
    const values = nodes.flatMap((node) => closed(book, node))
    return nodes.flatMap((node): readonly Stated[] => {
      const [name, angle] = [angleIn(node), angleOf(node, values.at(-1) ?? NaN)]
      return name !== null && Number.isFinite(angle) ? [{ line, name, angle }] : []
    })
  })

const angleIn = (node: Node): string | null =>
  node.kind === 'call' && node.items[0] && node.items.length === 1 ? bareName(node.items[0]) : null

function angleOf(node: Node, value: number): number {
  switch (node.kind === 'call' ? node.name : '') {
    case 'sin':
      return Math.asin(value)
    case 'cos':
      return Math.acos(value)
    case 'tan':
      return Math.atan(value)
    case 'cosec':
      return Math.asin(1 / value)
    case 'sec':
      return Math.acos(1 / value)
    case 'cot':
      return Math.atan(1 / value)
    default:
      return NaN
  }
}
