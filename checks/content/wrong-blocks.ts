import { visit } from 'unist-util-visit'
import { textOf } from '../lessons/line-text'
import { holdsFalsehood } from './closed-equalities'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import type { lessonTree } from '@/lib/content/lesson-tree'
import type { TopicKey } from '@/lib/syllabus'

/** What is marked as wrong must be wrong: a <Wrong> without an equality of numbers that is false. */
export function wrongErrors(
  { path: file }: ContentFile,
  topic: TopicKey,
  tree: ReturnType<typeof lessonTree>,
): readonly ContentError[] {
  const found: ContentError[] = []
  visit(tree, (node) => {
    if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'Wrong') return
    if (holdsFalsehood(topic, node.children.map(textOf).join(' '))) return
    const { line = 1, column = 1 } = node.position?.start ?? {}
    found.push({
      file,
      line,
      column,
      message: 'what stands in <Wrong> is not false: it marks a false equality of numbers, such as $4 = 7$',
    })
  })
  return found
}
