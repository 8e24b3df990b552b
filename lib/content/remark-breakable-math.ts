import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { pieces } from '../rich-text/pieces'

/** A remark plugin, after remark-math: long inline formulas become several, so that a line of a phone can break between them. */
export function remarkBreakableMath() {
  return (tree: Root): void => {
    visit(tree, 'inlineMath', (node, index, parent) => {
      const parts = pieces(node.value)
      if (!parent || index === undefined || parts.length === 1) return undefined
      const nodes = parts.map((value) => ({
        ...node,
        value,
        data: { ...node.data, hChildren: [{ type: 'text' as const, value }] },
      }))
      parent.children.splice(index, 1, ...nodes)
      return [SKIP, index + nodes.length]
    })
  }
}
