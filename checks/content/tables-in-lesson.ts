import { visit } from 'unist-util-visit'
import { textOf } from '../lessons/line-text'
import type { ReadTable } from './read-table'
import { tableFaults } from './table-sums'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { figureData } from '@/lib/content/figure-data'
import { placeIn } from '@/lib/content/figure-place'
import type { lessonTree } from '@/lib/content/lesson-tree'
import { writtenInFull } from '@/lib/figures/short'

/** What is false in the tables of a lesson, those of Markdown and those drawn as figures. */
export function tableErrors({ path: file }: ContentFile, tree: ReturnType<typeof lessonTree>): readonly ContentError[] {
  const found: ContentError[] = []
  visit(tree, (node) => {
    if (node.type === 'table') {
      const [head, ...rows] = node.children
      const cells = (row: (typeof rows)[number]) => row.children.map((cell) => textOf(cell).trim())
      const table = { head: head ? cells(head) : [], rows: rows.map(cells) }
      for (const { row, message } of tableFaults(table)) {
        const start = rows[row]?.position?.start
        found.push({ file, line: start?.line ?? 1, column: start?.column ?? 1, message })
      }
    }
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Figure') return
    const table = tableFigure(node.attributes)
    for (const { row, message } of table ? tableFaults(table) : [])
      found.push({
        file,
        ...placeIn(node, ['rows', row]),
        message: `<Figure>: rows, the ${row + 1}. one: ${message}`,
      })
  })
  return found
}

function tableFigure(attributes: Parameters<typeof figureData>[0]): ReadTable | null {
  const read = figureData(attributes)
  const figure = 'data' in read ? writtenInFull(read.data) : undefined
  return figure?.kind === 'table' ? figure : null
}
