import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ContentError } from './content-error'

/** Shorter paragraphs may well be said again: "The same holds for the other side." */
const leastLetters = 60

/** Paragraphs that stand word for word a second time in the same concept, example or solution. */
export function repeatedFaults(file: string, tree: Root, source: string): readonly ContentError[] {
  const found: ContentError[] = []
  visit(tree, (node) => {
    if (!('children' in node)) return
    const before = new Set<string>()
    for (const { type, position } of node.children) {
      if (type !== 'paragraph') continue
      const text = source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0).replace(/\s+/g, ' ')
      if (text.length >= leastLetters && before.has(text))
        found.push({
          file,
          line: position?.start.line ?? 1,
          column: position?.start.column ?? 1,
          message: 'this paragraph stands above already, word for word: was it pasted twice? Leave one out',
        })
      before.add(text)
    }
  })
  return found
}
