import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { unified } from 'unified'

const read = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMath).use(remarkMdx)

/** The lessons that were read last: the check looks at each from several sides. */
const recent = new Map<string, Root>()
const mostRecent = 24

/**
 * A lesson as a tree of its blocks, texts and formulas, as the build reads it.
 * @throws when it is not MDX.
 */
export function lessonTree(text: string): Root {
  const tree = recent.get(text) ?? read.parse(text)
  recent.delete(text)
  recent.set(text, tree)
  const [oldest] = recent.keys()
  if (recent.size > mostRecent && oldest !== undefined) recent.delete(oldest)
  return tree
}

/** Whether a node is one of the blocks that a lesson is written with: <Concept>, <Example> ... */
export const isBlock = (node: Nodes, name: string): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && node.name === name
