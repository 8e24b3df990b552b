import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { classIn, type Class } from './table-classes'
import { numberIn, sameNumber, type ReadTable } from './read-table'
import { tableFigure } from './tables-in-lesson'
import { textOf } from '../lessons/line-text'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { placeIn } from '@/lib/content/figure-place'
import { isBlock, type lessonTree } from '@/lib/content/lesson-tree'

/** A frequency table as a question gives it. */
interface Frequencies {
  /** What is counted, as the head says: "students". */
  readonly of: string
  readonly rows: readonly { readonly class: Class; readonly frequency: number }[]
}

/** What an example says of the frequency table in its question: how many there are, and which classes have a name. */
export function exampleTableErrors(
  { path: file }: ContentFile,
  tree: ReturnType<typeof lessonTree>,
): readonly ContentError[] {
  const found: ContentError[] = []
  visit(tree, (node) => {
    if (!isBlock(node, 'Example')) return
    const question = node.children.filter((child) => !isBlock(child, 'Solution'))
    const tables = question.flatMap((child) => frequenciesOf(child) ?? [])
    const [table, ...others] = tables
    if (!table || others.length > 0) return
    for (const child of question) if (child.type === 'paragraph') say(child, countFault(table, textOf(child)))
    for (const solution of node.children.filter((child) => isBlock(child, 'Solution'))) {
      visit(solution, 'paragraph', (line) => say(line, nameFault(table, textOf(line))))
      for (const child of solution.children) {
        if (!isBlock(child, 'Figure')) continue
        const fault = orderFault(table, child)
        if (fault) found.push({ file, ...placeIn(child, fault.path), message: fault.message })
      }
    }
  })
  return found

  function say(node: Nodes, message: string | undefined): void {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    if (message !== undefined) found.push({ file, line, column, message })
  }
}

function frequenciesOf(node: MdxJsxFlowElement['children'][number]): Frequencies | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Figure') return undefined
  const table = tableFigure(node.attributes)
  return table?.head.length === 2 ? readFrequencies(table) : undefined
}

function readFrequencies({ head, rows }: ReadTable): Frequencies | undefined {
  const of = (head[1] ?? '').replace(/[$\s]/g, '').toLowerCase()
  const running = rows.map(([first = '']) => Number(/^less than \$?(\d+)\$?$/.exec(first.trim())?.[1] ?? NaN))
  const counts = rows.map(([, second = '']) => numberIn(second) ?? NaN)
  const classes = rows.map(([first = ''], row) => {
    const [upper, before] = [running[row] ?? NaN, running[row - 1] ?? 0]
    return Number.isNaN(upper) ? classIn(first) : { lower: before, upper }
  })
  const isRunning = running.every((limit) => !Number.isNaN(limit))
  const own = classes.flatMap((one, row) => {
    const frequency = (counts[row] ?? NaN) - (isRunning && row > 0 ? (counts[row - 1] ?? NaN) : 0)
    return one && !Number.isNaN(frequency) ? [{ class: one, frequency }] : []
  })
  return own.length === rows.length && rows.length > 2 ? { of, rows: own } : undefined
}

const total = ({ rows }: Frequencies): number => rows.reduce((sum, { frequency }) => sum + frequency, 0)

/** "of $60$ students", where the table counts 50. */
function countFault(table: Frequencies, question: string): string | undefined {
  if (!/^[a-z]{4,}$/.test(table.of)) return undefined
  const told = [...question.matchAll(new RegExp(String.raw`\$?(\d+)\$? ${table.of}\b`, 'g'))].map(([, many]) =>
    Number(many),
  )
  const [only, ...others] = told
  return only === undefined || others.length > 0 || sameNumber(only, total(table))
    ? undefined
    : `the question speaks of ${only} ${table.of}, its table has ${total(table)}`
}

/** "the modal class is $30$–$40$", where another has the highest frequency. */
function nameFault(table: Frequencies, line: string): string | undefined {
  const [, name = '', lower, upper] =
    /\b(modal|median) class is (\d+(?:\.\d+)?)\s*[–-]\s*(\d+(?:\.\d+)?)/.exec(line.replaceAll('$', '')) ?? []
  const own = name === 'modal' ? modal(table) : name === 'median' ? median(table) : undefined
  // classes with gaps are told as they are, or made continuous
  return !own || (isNear(own.lower, lower) && isNear(own.upper, upper))
    ? undefined
    : `the ${name} class of the table is ${own.lower}–${own.upper}, and not ${lower ?? ''}–${upper ?? ''}`
}

/** A column of the solution's table with the frequencies of the question in another order. */
function orderFault(
  { rows }: Frequencies,
  node: MdxJsxFlowElement,
): { readonly path: readonly (string | number)[]; readonly message: string } | undefined {
  const table = tableFigure(node.attributes)
  const here = rows.map((one) =>
    table?.rows.find(([first = '']) => {
      const own = classIn(first)
      return own?.lower === one.class.lower && own.upper === one.class.upper
    }),
  )
  if (!table || here.some((row) => row === undefined)) return undefined
  const asked = rows.map(({ frequency }) => frequency)
  const columns = table.head.map((_, at) => here.map((row) => numberIn(row?.[at] ?? '') ?? NaN))
  const column = columns.find((own) => own.toSorted(byNumber).join() === asked.toSorted(byNumber).join())
  const row = column?.findIndex((own, at) => own !== asked[at]) ?? -1
  const { lower, upper } = rows[row]?.class ?? { lower: 0, upper: 0 }
  return row < 0 || columns.some((own) => own.join() === asked.join())
    ? undefined
    : {
        path: ['rows', table.rows.indexOf(here[row] ?? [])],
        message: `the question has ${asked[row] ?? ''} in ${lower}–${upper}, and this table ${column?.[row] ?? ''}`,
      }
}

const byNumber = (one: number, other: number): number => one - other

const isNear = (limit: number, told = ''): boolean => Math.abs(limit - Number(told)) <= 0.5

function modal({ rows }: Frequencies): Class | undefined {
  const most = Math.max(...rows.map(({ frequency }) => frequency))
  const [only, ...others] = rows.filter(({ frequency }) => frequency === most)
  return others.length === 0 ? only?.class : undefined
}

/** The first whose running count is above half of all; none where one is just half. */
function median(table: Frequencies): Class | undefined {
  let count = 0
  const counted = table.rows.map((row) => ({ ...row, count: (count += row.frequency) }))
  const half = total(table) / 2
  return counted.some((row) => row.count === half) ? undefined : counted.find((row) => row.count > half)?.class
}
