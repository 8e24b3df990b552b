import remarkFrontmatter from 'remark-frontmatter'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { unified } from 'unified'

/**
 * A lesson as a tree of its blocks, texts and formulas.
 * @throws when it is not MDX.
 */
export const lessonTree = (text: string): Root =>
  unified().use(remarkParse).use(remarkFrontmatter).use(remarkMath).use(remarkMdx).parse(text)

/** Whether a node is one of the blocks that a lesson is written with: <Concept>, <Example> ... */
export const isBlock = (node: Nodes, name: string): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && node.name === name
