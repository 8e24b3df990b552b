import { namesIn, printed, type Node } from './node'

/**
 * A product in letters against the same product with numbers put in, factor by factor: \pi R^2 H and \pi \times 4 \times 4 \times 15.
 * null when the two are not built alike; otherwise whether each letter stands for one number throughout.
 */
export function putsNumbersIn(letters: Node, numbers: Node): boolean | null {
  const left = factorsOf(letters)
  const right = factorsOf(numbers)
  if (left.length !== right.length || left.length < 3) return null
  const bound = new Map<string, string>()
  let holds = true
  for (const [index, factor] of left.entries()) {
    const other = right[index]
    if (!other) return null
    if (factor.kind === 'symbol' && factor.name !== 'pi') {
      if (!/^[a-zA-Z](_\d)?$/.test(factor.name)) return null
      if (other.kind !== 'number') return null
      const before = bound.get(factor.name)
      holds &&= before === undefined || before === printed(other)
      bound.set(factor.name, printed(other))
    } else if (factor.kind === 'symbol') continue
    else if (namesIn(factor).size > 0) return null
    else holds &&= printed(factor) === printed(other)
  }
  return bound.size === 0 ? null : holds
}

/** The factors of a product in order, with small powers written out. */
function factorsOf(node: Node): readonly Node[] {
  if (node.kind !== 'binary') return [node]
  if (node.operator === '*') return [...factorsOf(node.left), ...factorsOf(node.right)]
  const exponent = node.operator === '^' && node.right.kind === 'number' ? node.right.value : 0
  return exponent === 2 || exponent === 3 ? Array.from({ length: exponent }, () => factorsOf(node.left)).flat() : [node]
}
