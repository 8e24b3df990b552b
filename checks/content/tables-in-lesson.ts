import { visit } from 'unist-util-visit'
import { textOf } from '../lessons/line-text'
import { lineFactFaults } from './facts'
import { formulaFaults } from './facts/formulas-in-words'
import { quadrilateralRowFaults } from './facts/quadrilaterals'
import { numberIn, type ReadTable, type TableFault } from './read-table'
import { classIn } from './table-classes'
import { tableFaults } from './table-sums'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { figureData } from '@/lib/content/figure-data'
import { placeIn } from '@/lib/content/figure-place'
import type { lessonTree } from '@/lib/content/lesson-tree'
import { writtenInFull } from '@/lib/figures/short'
import type { TopicKey } from '@/lib/syllabus'
import { fieldInWords } from '@/lib/figures/wrong'

/** What is false in the tables of a lesson, those of Markdown and those drawn as figures. */
export function tableErrors(
  { path: file }: ContentFile,
  topic: TopicKey,
  tree: ReturnType<typeof lessonTree>,
): readonly ContentError[] {
  const found: ContentError[] = []
  visit(tree, (node) => {
    if (node.type === 'table') {
      const [head, ...rows] = node.children
      const cells = (row: (typeof rows)[number]) => row.children.map((cell) => textOf(cell).trim())
      const table = { head: head ? cells(head) : [], rows: rows.map(cells) }
      for (const { row, message } of [...tableFaults(table), ...rowFacts(table)]) {
        const start = rows[row]?.position?.start
        found.push({ file, line: start?.line ?? 1, column: start?.column ?? 1, message })
      }
    }
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Figure') return
    const table = tableFigure(node.attributes)
    for (const { row, message } of table ? [...tableFaults(table), ...rowFacts(table)] : [])
      found.push({
        file,
        ...placeIn(node, ['rows', row]),
        message: `<Figure>: ${fieldInWords(['rows', row])}: ${message}`,
      })
    const otherwise = table && describedOtherwise(table)
    if (otherwise !== undefined && otherwise !== null)
      found.push({ file, ...placeIn(node, ['description']), message: `<Figure>: description: ${otherwise}` })
  })
  return found

  /** What stands side by side goes together. */
  function rowFacts({ head, rows }: ReadTable): readonly TableFault[] {
    return rows.flatMap((cells, row) =>
      [
        ...lineFactFaults(topic, cells.filter((cell) => cell !== '').join(', '), head.join(' ')),
        ...quadrilateralRowFaults(head, cells),
        ...cells.slice(1).flatMap((cell, at) => formulaFaults(topic, inASentence(head[at + 1], cells[0], cell))),
      ].map((message) => ({ row, message })),
    )
  }
}

/** "TSA of a hemisphere is $3 \\pi r^2$" */
const inASentence = (head = '', name = '', cell = ''): string => `${head} of a ${name.toLowerCase()} is ${cell}`

/** "17 in 20-30" of a table that has 16 there. */
function describedOtherwise({ rows, description = '' }: DescribedTable): string | undefined {
  for (const [told, many, lower, upper] of description.matchAll(/(\d+)(?: \w+)? in (\d+)\s*[-–]\s*(\d+)/g)) {
    const row = rows.find(([first = '']) => {
      const own = classIn(first)
      return own?.lower === Number(lower) && own.upper === Number(upper)
    })
    const count = numberIn(row?.[1] ?? '')
    if (row?.length === 2 && count !== null && count !== Number(many))
      return `"${told}" says ${many ?? ''}, the table has ${count}`
  }
  return undefined
}

type DescribedTable = ReadTable & { readonly description?: string }

/** The table that a figure is; null where it is another figure. */
export function tableFigure(attributes: Parameters<typeof figureData>[0]): DescribedTable | null {
  const read = figureData(attributes)
  const figure = 'data' in read ? writtenInFull(read.data) : undefined
  return figure?.kind === 'table' ? figure : null
}
