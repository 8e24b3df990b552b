import { isMap, isNode, type Document, type LineCounter } from 'yaml'

export type Path = readonly (string | number)[]

/** Where the value at a path stands, or the nearest thing around it. */
export function lineOf(
  document: Document,
  lines: LineCounter,
  path: Path,
): { readonly line: number; readonly column: number } {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) {
      const { line, col: column } = lines.linePos(isMap(node) ? (node.range[0] ?? 0) : node.range[0])
      return { line, column }
    }
  }
  return { line: 1, column: 1 }
}
