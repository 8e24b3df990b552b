import { piecesOf, type Cell } from './cells'
import { tableWords } from './grouped'
import { type Item, textOf } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'
import { equals, isInteger, subtract, toNumber } from '../../../maths'
import {
  meansCompared as solution,
  type GroupOfTable,
  type MeansCompared,
} from '../../../solutions/statistics/means-compared'

interface Run {
  readonly cells: readonly Cell[]
  readonly items: readonly Item[]
  readonly before: readonly Item[]
}

/** The cells that stand together, each run with what stands before it. */
function runsIn(items: readonly Item[]): readonly Run[] {
  const runs: { cells: Cell[]; items: Item[]; before: Item[] }[] = []
  let before: Item[] = []
  let isOpen = false
  for (const piece of piecesOf(items)) {
    const isCell = piece.kind === 'cells' && piece.cells.every(({ kind }) => kind === 'class' || kind === 'number')
    if (isCell && piece.kind === 'cells') {
      if (!isOpen) runs.push({ cells: [], items: [], before })
      runs.at(-1)?.cells.push(...piece.cells)
      runs.at(-1)?.items.push(...piece.items)
      before = []
      isOpen = true
    } else {
      if (piece.kind !== 'mark' || piece.text === '.') isOpen = false
      before.push(...piece.items)
    }
  }
  return runs
}

const sorts =
  /^(?:section|batch|team|group|class|school|shop|factory|branch|house|city|town|village|player|company|farm|hostel)s?$/
const idle = /^(?:students?|marks|scores?|frequency|number|no|workers?|people|and|aur|for|data|ke|ka|ki|of|in)$/
const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase())

/** "section A", "batch Sitar", "boys" */
function nameIn(before: readonly Item[]): string | null {
  const end = before.findLastIndex((item) => item.kind === 'mark' && item.text === '.')
  const own = before.slice(end + 1)
  const sort = own.findLastIndex((item) => sorts.test(textOf(item)))
  const letter = own.findLast((item) => item.kind === 'letter' && /^[A-Z]$/.test(item.name))
  if (letter?.kind === 'letter') return `${sort < 0 ? 'Group' : capital(textOf(own[sort]))} ${letter.name}`
  const words = own.map(textOf).filter((word) => word !== '' && !fillers.has(word) && !idle.test(word) && isFree(word))
  const [name, ...more] = words.filter((word) => !sorts.test(word))
  return name === undefined || more.length > 1
    ? null
    : sort < 0
      ? capital(name)
      : `${capital(textOf(own[sort]))} ${capital(name)}`
}

/** The table of classes and frequencies; null where the classes are not of one size. */
function dataOf(classes: readonly Cell[], counts: readonly Cell[]): GroupOfTable['data'] | null {
  const rows = classes.flatMap((cell) => (cell.kind === 'class' ? [cell] : []))
  const frequencies = counts.flatMap((cell) =>
    cell.kind === 'number' && isInteger(cell.value) ? toNumber(cell.value) : [],
  )
  const [first] = rows
  if (
    !first ||
    rows.length < 3 ||
    rows.length !== classes.length ||
    frequencies.length !== rows.length ||
    counts.length !== rows.length
  )
    return null
  const width = subtract(first.high, first.low)
  const isEven = rows.every(
    ({ low, high }, at) => equals(subtract(high, low), width) && (at === 0 || equals(low, rows[at - 1]?.high ?? high)),
  )
  return isEven ? { from: first.low, width, frequencies } : null
}

function groupsIn({
  apart,
}: Question): { readonly groups: MeansCompared['groups']; readonly taken: readonly Item[] } | null {
  const all = runsIn(apart)
  const runs = all.filter(({ cells }) => cells.length > 2)
  const alone = all.filter(({ cells }) => cells.length < 3)
  const [first, second, third, ...more] = runs
  if (!first || !second || more.length > 0) return null
  const isClass = ({ kind }: Cell) => kind === 'class'
  const named = ({ before }: Run, data: GroupOfTable['data'] | null): GroupOfTable | null => {
    const name = nameIn(before)
    return name === null || !data ? null : { name, data }
  }
  const beside = ({ cells }: Run) =>
    dataOf(
      cells.filter((_, at) => at % 2 === 0),
      cells.filter((_, at) => at % 2 === 1),
    )
  const [one, two] = third
    ? first.cells.every(isClass)
      ? [named(second, dataOf(first.cells, second.cells)), named(third, dataOf(first.cells, third.cells))]
      : []
    : [named(first, beside(first)), named(second, beside(second))]
  if (!one || !two || one.name === two.name) return null
  // "50 students each": how many there are in all
  const sums = [one, two].map(({ data }) => data.frequencies.reduce((so, f) => so + f, 0))
  const isTotal = ({ cells }: Run) =>
    cells.every(
      (cell) =>
        cell.kind === 'number' &&
        isInteger(cell.value) &&
        (sums.includes(toNumber(cell.value)) ||
          toNumber(cell.value) === 2 ||
          sums[0] === toNumber(cell.value) - (sums[1] ?? 0)),
    )
  if (!alone.every(isTotal)) return null
  return {
    groups: [one, two],
    taken: all.flatMap(({ items, before }, at) => [
      ...items,
      ...before.filter((item) => item.kind === 'letter' || (at > 0 && sorts.test(textOf(item)))),
    ]),
  }
}

/** "Marks 0-10, 10-20, 20-30. Section A: 2, 5, 3. Section B: 1, 4, 5. Find both means, and tell which section did better." */
export const comparedMeans = recogniser<MeansCompared>({
  id: 'means-of-two-tables',
  solution,
  story: true,
  last: true,
  cues: ['mean'],
  words: [
    ...tableWords,
    'mean',
    'two',
    'same',
    'each',
    'both',
    'better',
    'higher',
    'greater',
    'which',
    'section',
    'more',
    'compare',
  ],
  examples: [
    'Two batches of a music school took the same test. Marks 0-10, 10-20, 20-30, 30-40, 40-50. Batch Sitar: 2, 14, 18, 14, 2 students. Batch Tabla: 7, 20, 8, 13, 2 students. Find the mean marks of each batch and tell which batch did better on average.',
    'section A ke marks 0-10: 2, 10-20: 5, 20-30: 8, 30-40: 5 aur section B ke 0-10: 4, 10-20: 6, 20-30: 6, 30-40: 4. dono ka mean nikalo aur batao kaunsa section better hai',
  ],
  refuses: [
    'marks 0-10,10-20,20-30. section A students 2,5,8 and section B students 1,4,6. find the mean of all students together',
    'marks 0-10,10-20,20-30. section A students 2,5,8 and section B students 1,4,6. find the mean and the median of both sections',
    'marks 0-10,10-20,20-30. section A students 2,5,8 and section B students 1,4,6. find the mean of section A',
    'marks 0-10,10-20,20-30. section A students 2,5,8, section B students 1,4,6 and section C students 3,3,3. find the mean of each',
    'time 0-10,10-20,20-30 seconds. section A students 2,5,8 and section B students 1,4,6. find the mean of each. which section was faster, the one with less time',
  ],
  read: (question) => {
    const { words } = question
    const found = groupsIn(question)
    const isBoth = words.some((word) => /^(?:both|each|two|which)$/.test(word))
    const which = words.some((word) => /^(?:better|higher|greater|performed|best|compare)$/.test(word))
    const isOther = words.some((word) =>
      /^(?:together|combined|total|less|lower|median|mode|consistent|faster|slower|variance)$/.test(word),
    )
    return found && isBoth && !isOther ? { given: { groups: found.groups, which }, ...told(question, found) } : null
  },
})
