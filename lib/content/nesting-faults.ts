import type { Nodes, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

interface Misplaced {
  readonly node: Nodes
  readonly message: string
}

/** The block that each must stand in; the others may stand in any. */
const homes: Readonly<Record<string, string>> = { Example: 'Concept', KeyPoints: 'Concept', Solution: 'Example' }
/** These come once in theirs. */
const single = new Set(['KeyPoints', 'Solution'])

/** Blocks of a lesson that stand in the wrong one, or a second time in theirs. */
export function nestingFaults(nodes: readonly RootContent[], inside?: string): readonly Misplaced[] {
  const seen = new Set<string>()
  return blocksIn(nodes).flatMap((node): readonly Misplaced[] => {
    const name = node.name ?? ''
    const home = homes[name]
    const again = single.has(name) && seen.has(name)
    seen.add(name)
    return [
      ...(home !== undefined && home !== inside
        ? [
            {
              node,
              message: `<${name}> stands in a <${home}>, and not ${inside === undefined ? 'by itself' : `in a <${inside}>`}: move it, or close </${inside ?? name}> before it`,
            },
          ]
        : []),
      ...(name === 'Concept' && inside !== undefined
        ? [{ node, message: `a <Concept> stands by itself: close </${inside}> before it` }]
        : []),
      ...(again && home === inside
        ? [{ node, message: `this <${home ?? ''}> has a <${name}> already: put the two together` }]
        : []),
      ...nestingFaults(node.children, name),
    ]
  })
}

/** The nearest blocks under some nodes: also those in a list or a quotation. */
const blocksIn = (nodes: readonly RootContent[]): readonly MdxJsxFlowElement[] =>
  nodes.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' ? [node] : 'children' in node ? blocksIn(node.children) : [],
  )
