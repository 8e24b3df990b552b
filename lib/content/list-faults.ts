import type { List, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ContentError } from './content-error'

/** Lists that are none, and numbers of lists that do not count. `source`: the text of the lesson. */
export function listFaults(file: string, tree: Root, source: string): readonly ContentError[] {
  const found: ContentError[] = []
  const lines = source.split('\n')
  const textOf = ({ position }: Nodes) =>
    lines[(position?.start.line ?? 1) - 1]?.slice((position?.start.column ?? 1) - 1) ?? ''
  visit(tree, (node, index, parent) => {
    const line = node.position?.start.line ?? 1
    if (node.type === 'paragraph') {
      const own = source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0).split('\n')
      for (const [at, text] of own.entries())
        for (const [sign, message] of handMade)
          if (sign.test(text)) found.push({ file, line: line + at, column: 1, message })
      const step = own.findIndex((text, at) => at > 0 && /^\s*\d+[.)]\s/.test(text))
      if (step > 0)
        found.push({
          file,
          line: line + step,
          column: 1,
          message: 'this step runs on in the text above it: a list begins with "1. ", behind an empty line',
        })
    }
    if (node.type !== 'list') return
    if (node.ordered === true) found.push(...miscounted(file, node, textOf))
    const before = index === undefined ? undefined : parent?.children[index - 1]
    if (before?.type === 'list' && before.ordered === node.ordered)
      found.push({
        file,
        line,
        column: node.position?.start.column ?? 1,
        message: `a new list begins here: write the signs before its items as above it (${mark(textOf(before))}, and not ${mark(textOf(node))})`,
        remark: true,
      })
  })
  return found
}

const handMade: readonly (readonly [sign: RegExp, message: string])[] = [
  [/^\s*[•●▪◦·‣–—]\s*\S/, 'the items of a list begin with "- "'],
  [/^\s*[-*+][A-Za-z$]/, 'a space is missing: the items of a list begin with "- "'],
  [/^\s*\d+[.)](?=[A-Za-z$(])/, 'a space is missing: the steps of a list begin with "1. "'],
]

const mark = (text: string): string => /^(?:\d+[.)]|\S)/.exec(text)?.[0] ?? ''

/** Steps are counted 1, 2, 3; or all are 1, which Markdown counts by itself. */
function miscounted(file: string, { children }: List, textOf: (node: Nodes) => string): readonly ContentError[] {
  const numbers = children.map((item) => Number(/^\d+/.exec(textOf(item))?.[0] ?? NaN))
  if (numbers.every((number) => number === numbers[0])) return []
  const wrong = numbers.findIndex((number, index) => index > 0 && number !== (numbers[index - 1] ?? 0) + 1)
  const item = children[wrong]
  if (!item) return []
  return [
    {
      file,
      line: item.position?.start.line ?? 1,
      column: item.position?.start.column ?? 1,
      message: `after ${numbers[wrong - 1] ?? ''} comes ${(numbers[wrong - 1] ?? 0) + 1}, and not ${numbers[wrong] ?? ''}: is a step missing?`,
      remark: true,
    },
  ]
}
