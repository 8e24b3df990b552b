import type { Fraction } from '../../maths/fraction'

export type Operation = '+' | '-' | '*' | '/' | '^' | '±' | '∓'
export type TrigName = 'sin' | 'cos' | 'tan' | 'cosec' | 'sec' | 'cot'

/** What was typed, as a tree. `implied` marks a product without a sign; a size is what stands between bars, |x|. */
export type Node =
  | { readonly kind: 'number'; readonly value: Fraction; readonly decimal: boolean; readonly tex: string }
  | { readonly kind: 'letter'; readonly name: string }
  | {
      readonly kind: 'binary'
      readonly operation: Operation
      readonly left: Node
      readonly right: Node
      readonly implied?: boolean
    }
  | { readonly kind: 'sign'; readonly operation: '-' | '±' | '∓'; readonly of: Node }
  | { readonly kind: 'root'; readonly index: 2 | 3; readonly of: Node }
  | { readonly kind: 'trig'; readonly name: TrigName; readonly of: Node }
  | { readonly kind: 'size'; readonly of: Node }
  | { readonly kind: 'bracket'; readonly of: Node }

export function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'number':
    case 'letter':
      return []
    case 'binary':
      return [node.left, node.right]
    default:
      return [node.of]
  }
}

/** Whether this or any part of it passes the test. */
export const some = (node: Node, test: (part: Node) => boolean): boolean =>
  test(node) || childrenOf(node).some((child) => some(child, test))

export const isDecimal = (node: Node): boolean => some(node, (part) => part.kind === 'number' && part.decimal)
export const hasPlusMinus = (node: Node): boolean =>
  some(
    node,
    (part) => (part.kind === 'binary' || part.kind === 'sign') && (part.operation === '±' || part.operation === '∓'),
  )

/** The letters in it, π left out. */
export function lettersOf(node: Node): ReadonlySet<string> {
  const letters = new Set<string>()
  gatherLetters(node, letters)
  return letters
}

function gatherLetters(node: Node, letters: Set<string>): void {
  if (node.kind === 'letter' && node.name !== 'π') letters.add(node.name)
  for (const child of childrenOf(node)) gatherLetters(child, letters)
}
