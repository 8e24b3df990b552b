/** A formula as a tree: what the reader of TeX makes, and what is worked out. */
export type Node =
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  /** A letter, a segment, an angle, a word: anything that may have a value. */
  | { readonly kind: 'symbol'; readonly name: string }
  /** a_{10}, S_n: a symbol whose index may be worked out as well. */
  | { readonly kind: 'indexed'; readonly name: string; readonly index: Node }
  /** p(5) */
  | { readonly kind: 'applied'; readonly name: string; readonly argument: Node }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Node; readonly right: Node }
  | { readonly kind: 'minus'; readonly of: Node }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly items: readonly Node[] }
  | { readonly kind: 'tuple'; readonly items: readonly Node[] }
  /** A(3, -4) */
  | { readonly kind: 'point'; readonly name: string; readonly items: readonly Node[] }

export type Operator = '+' | '-' | '±' | '*' | '/' | '^'
export type FunctionName = 'sqrt' | 'root' | 'hcf' | 'lcm' | Ratio
export type Ratio = 'sin' | 'cos' | 'tan' | 'cosec' | 'sec' | 'cot'

export const number = (value: number): Node => ({ kind: 'number', value, text: String(value) })
export const symbol = (name: string): Node => ({ kind: 'symbol', name })
export const binary = (operator: Operator, left: Node, right: Node): Node => ({ kind: 'binary', operator, left, right })

export function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'number':
    case 'symbol':
      return []
    case 'indexed':
      return [node.index]
    case 'applied':
      return [node.argument]
    case 'binary':
      return [node.left, node.right]
    case 'minus':
      return [node.of]
    case 'call':
    case 'tuple':
    case 'point':
      return node.items
    default:
      return node satisfies never
  }
}

/** The same tree with each node that `change` replaces replaced, children first. */
export function rebuilt(node: Node, change: (node: Node) => Node): Node {
  const again = (one: Node) => rebuilt(one, change)
  switch (node.kind) {
    case 'number':
    case 'symbol':
      return change(node)
    case 'indexed':
      return change({ ...node, index: again(node.index) })
    case 'applied':
      return change({ ...node, argument: again(node.argument) })
    case 'binary':
      return change({ ...node, left: again(node.left), right: again(node.right) })
    case 'minus':
      return change({ ...node, of: again(node.of) })
    case 'call':
    case 'tuple':
    case 'point':
      return change({ ...node, items: node.items.map(again) })
    default:
      return node satisfies never
  }
}

/** One text for each tree. */
export function printed(node: Node): string {
  switch (node.kind) {
    case 'number':
      return String(node.value)
    case 'symbol':
      return node.name
    case 'indexed':
      return `${node.name}_${printed(node.index)}`
    case 'applied':
      return `${node.name}[${printed(node.argument)}]`
    case 'binary':
      return `(${printed(node.left)}${node.operator}${printed(node.right)})`
    case 'minus':
      return `(-${printed(node.of)})`
    case 'call':
      return `${node.name}(${node.items.map(printed).join(',')})`
    case 'tuple':
      return `(${node.items.map(printed).join(',')})`
    case 'point':
      return `${node.name}(${node.items.map(printed).join(',')})`
    default:
      return node satisfies never
  }
}

/** The names that need a value before the tree can be worked out. */
export function namesIn(node: Node, found: Set<string> = new Set()): Set<string> {
  if (node.kind === 'symbol') found.add(node.name)
  else if (node.kind === 'indexed' || node.kind === 'applied') found.add(printed(node))
  else for (const child of childrenOf(node)) namesIn(child, found)
  return found
}

/** The name of a tree that is nothing but a name. */
export const bareName = (node: Node): string | null =>
  node.kind === 'symbol'
    ? node.name
    : node.kind === 'indexed' || (node.kind === 'applied' && namesIn(node.argument).size === 0)
      ? printed(node)
      : null

export const hasSign = (node: Node): boolean =>
  (node.kind === 'binary' && node.operator === '±') || childrenOf(node).some(hasSign)
