import type { Nodes, Root, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { ContentError } from './content-error'
import { formulaFaults } from './formula-faults'
import { imageFault, linkFault, type Places } from './link-faults'
import { quotesAround, typographicQuotes } from './text-faults'
import { unwantedFault } from './unwanted'
import { wordFaults } from './word-faults'

/** What is wrong with the words, formulas, tables and links of a lesson. `source`: its text. */
export function proseFaults(file: string, tree: Root, source: string, places: Places): readonly ContentError[] {
  const found: ContentError[] = []
  const say = (node: Nodes, message: string, remark?: true, offset = 0) => {
    const start = node.position?.start
    found.push({
      file,
      line: start?.line ?? 1,
      column: (start?.column ?? 1) + offset,
      message,
      ...(remark && { remark }),
    })
  }
  /** At a place of a text that may run over several lines. */
  const sayAt = (node: Text, at: number, message: string, remark?: true) => {
    const before = node.value.slice(0, at).split('\n')
    const { line = 1, column = 1 } = node.position?.start ?? {}
    const last = before.at(-1)?.length ?? 0
    found.push({
      file,
      line: line + before.length - 1,
      column: before.length === 1 ? column + last : last + 1,
      message,
      ...(remark && { remark }),
    })
  }
  visit(tree, (node) => {
    const unwanted = unwantedFault(node)
    if (unwanted !== undefined) say(node, unwanted)
    switch (node.type) {
      case 'inlineMath':
      case 'math':
        for (const { message, remark } of formulaFaults(node.value, node.type === 'math')) say(node, message, remark)
        return undefined
      case 'text': {
        const stray = strayDollar(node.value, sourceOf(node, source))
        if (stray >= 0)
          say(
            node,
            'a dollar sign has no partner: formulas stand between two dollar signs; money is ₹450',
            undefined,
            stray,
          )
        if (node.value.includes('**'))
          say(node, 'two stars ** have no partner: bold stands between them, **so**, without a space inside')
        else if (/\*(?!\s?\d)/.test(node.value))
          say(node, 'a star * has no partner: *so* is set apart, without a space inside')
        if (/&(?:[a-z]+|#\d+);/i.test(sourceOf(node, source)))
          say(node, 'write the sign itself, and not by its name &nbsp; or number', true)
        if (/(?:^|[\s(])_\w|\w_(?=[\s.,;)]|$)/.test(node.value))
          say(node, 'a line _ has no partner: *so* is set apart, without a space inside')
        for (const { message, remark, at } of wordFaults(node.value)) sayAt(node, at ?? 0, message, remark)
        if (node.value.includes('<'))
          say(node, 'a < in the text is read as the beginning of a tag: write it inside a formula, $a \\lt b$')
        return undefined
      }
      case 'paragraph': {
        const text = sourceOf(node, source)
        if (quotesAround(text)) say(node, typographicQuotes)
        if (/^\s*\|.*\|\s*$/m.test(text))
          say(
            node,
            'this is no table: the rule below its head, | --- | --- |, is missing or has another number of cells than the head',
          )
        return undefined
      }
      case 'heading':
        say(
          node,
          'a lesson has no headings of its own: the title of a <Concept> or <Example> is one; for a word that stands out write **word**',
        )
        return undefined
      case 'table': {
        const [head, ...rows] = node.children
        for (const row of rows)
          if (row.children.length !== head?.children.length)
            say(
              row,
              `this row of the table has ${row.children.length} cells, the head has ${head?.children.length ?? 0}: write as many`,
            )
        return undefined
      }
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        say(
          node,
          `braces {${node.value.slice(0, 30)}} in the text are read as a program: write a set inside a formula, $\\{1, 2, 3\\}$`,
        )
        return SKIP
      case 'link': {
        const fault = linkFault(node.url, places)
        if (fault !== undefined) say(node, fault)
        return undefined
      }
      case 'image': {
        const fault = imageFault(node.url, node.alt, places)
        if (fault !== undefined) say(node, fault)
        return undefined
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return node.name === 'Figure' ? SKIP : undefined
      default:
        return undefined
    }
  })
  return found
}

const sourceOf = ({ position }: Nodes, source: string): string =>
  source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)

/** Where in the source of a text a dollar sign stands that is not written as \$; -1 for nowhere. */
function strayDollar(value: string, source: string): number {
  if (!value.includes('$')) return -1
  return source.search(/(?<!\\)\$/)
}
