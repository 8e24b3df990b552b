import type { Node } from './node'
import { Unreadable } from './token-stream'

/** A subscript as a part of a name. */
export function subscript(node: Node): string {
  if (node.kind === 'number') return node.text
  if (node.kind === 'symbol') return node.name
  throw new Unreadable('a subscript')
}

/** ∠ABC is ∠CBA. */
export const angleName = (letters: string): string =>
  `angle:${letters.length === 3 && letters > [...letters].reverse().join('') ? [...letters].reverse().join('') : letters}`
