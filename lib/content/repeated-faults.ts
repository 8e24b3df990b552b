import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ContentError } from './content-error'

/** Shorter paragraphs may well be said again: "The same holds for the other side." */
const leastLetters = 60

/** Paragraphs, of a list too, that stand in the lesson word for word a second time. */
export function repeatedFaults(file: string, tree: Root, source: string): readonly ContentError[] {
  const first = new Map<string, number>()
  const found: ContentError[] = []
  visit(tree, 'paragraph', ({ position }) => {
    const text = source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0).replace(/\s+/g, ' ')
    const line = position?.start.line ?? 1
    const before = first.get(text)
    if (text.length < leastLetters) return
    if (before === undefined) first.set(text, line)
    else
      found.push({
        file,
        line,
        column: position?.start.column ?? 1,
        message: `this paragraph stands in line ${before} already: was it pasted twice? Leave one out`,
      })
  })
  return found
}
