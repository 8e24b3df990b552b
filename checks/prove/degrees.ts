import type { Node } from './node'

const lengthName = /^([A-Z]{2}|[abc])$/

/**
 * The degree of an expression in lengths (or in the integers of a proof): 2 for AB^2 + BC^2. null: it holds other things;
 * 'mixed': terms of different degree are added, which no theorem does.
 */
export function degreeIn(node: Node): number | 'mixed' | null {
  switch (node.kind) {
    case 'number':
      return 0
    case 'symbol':
      return lengthName.test(node.name) ? 1 : null
    case 'minus':
      return degreeIn(node.of)
    case 'call': {
      const [under] = node.items
      const degree = node.name === 'sqrt' && under ? degreeIn(under) : null
      return typeof degree === 'number' ? degree / 2 : degree
    }
    case 'binary': {
      const [a, b] = [degreeIn(node.left), degreeIn(node.right)]
      if (a === null || b === null) return null
      if (a === 'mixed' || b === 'mixed') return 'mixed'
      if (node.operator === '*') return a + b
      if (node.operator === '/') return a - b
      if (node.operator === '^') return node.right.kind === 'number' ? a * node.right.value : null
      return a === b ? a : a === 0 || b === 0 ? null : 'mixed'
    }
    default:
      return null
  }
}

/** Whether two sides in letters alone are of different degree. */
export function areOfDifferentDegree(left: Node, right: Node): boolean {
  const [a, b] = [degreeIn(left), degreeIn(right)]
  if (a === 'mixed' || b === 'mixed') return true
  return a !== null && b !== null && a !== b && a !== 0 && b !== 0
}
