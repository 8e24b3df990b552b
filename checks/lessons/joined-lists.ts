import type { RootContent } from 'mdast'
import { textOf, type LessonLine } from './line-text'
import { isBlock, lessonTree } from '@/lib/content/lesson-tree'

/** A sentence that goes on in a list: its words in one piece, and the item that joins the others, or its beginning. */
export function joinedLists(text: string): readonly LessonLine[] {
  const concepts = lessonTree(text).children.filter((node) => isBlock(node, 'Concept'))
  return concepts.flatMap(({ children }) => children.flatMap((node, at) => joinedTo(children[at - 1], node)))
}

function joinedTo(lead: RootContent | undefined, list: RootContent): readonly LessonLine[] {
  if (lead?.type !== 'paragraph' || list.type !== 'list') return []
  const beginning = textOf(lead).trim()
  if (/[.!?]["”)]?$/.test(beginning)) return []
  const items = list.children.map((item) => ({ text: textOf(item).trim(), line: item.position?.start.line ?? 1 }))
  const joint = items.find(({ text }) => /,? (?:and|or)$/.test(text))
  const said = items.map(({ text }) => text.replace(/[.;,]$/, ''))
  const last = beginning.split(/(?<=[.!?])\s+/).at(-1) ?? beginning
  return [
    {
      text: `${last.replace(/:$/, '')} ${joint ? said.join(' ') : said.join(', ')}.`,
      line: joint?.line ?? lead.position?.start.line ?? 1,
    },
  ]
}
