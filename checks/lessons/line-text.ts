import type { Nodes } from 'mdast'

/** A line of a lesson for the prover: its words with their $formulas$, without bold and italics. */
export interface LessonLine {
  readonly text: string
  /** Of the file, counted from 1. */
  readonly line: number
}

export const textOf = (node: Nodes): string => {
  switch (node.type) {
    case 'text':
      return node.value.replaceAll('\n', ' ')
    case 'inlineMath':
      return `$${node.value}$`
    case 'math':
      return ` ${rowsOf(node.value)
        .map((row) => `$${row}$`)
        .join('; ')} `
    case 'break':
      return ' '
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return ''
    default:
      return 'children' in node ? node.children.map(textOf).join('') : ''
  }
}

/** The formulas of a display: one, or the rows that stand under each other. */
function rowsOf(tex: string): readonly string[] {
  const [, rows] = /^\s*\\begin\{(?:aligned|array)\}(?:\{[lcr]+\})?([^]*)\\end\{(?:aligned|array)\}\s*$/.exec(tex) ?? []
  return rows === undefined
    ? [tex.replaceAll('\n', ' ')]
    : rows.split('\\\\').map((row) => row.replaceAll('&', ' ').trim())
}

/** The paragraphs and items under a node, each a line; blocks inside it are left out. */
export function linesIn(node: Nodes): readonly LessonLine[] {
  if (node.type === 'paragraph' || node.type === 'listItem' || node.type === 'math')
    return [{ text: textOf(node).trim(), line: node.position?.start.line ?? 1 }]
  if (node.type === 'mdxJsxFlowElement' || !('children' in node)) return []
  return node.children.flatMap(linesIn)
}
