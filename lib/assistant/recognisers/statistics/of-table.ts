import { toldBeside } from './beside'
import { asksClass, groupedIn, measuresIn, titles, type Grouped } from './grouped'
import type { Question } from '../../question/question'
import { told } from '../../question/phrase'
import type { Found, Objection } from '../../recogniser'
import { decimal } from '../../../solutions/statistics/pieces/decimal'
import { markOf, type GroupedData } from '../../../solutions/statistics/pieces/grouped'
import { fraction, multiply } from '../../../maths'

export type Measure = 'mean' | 'median' | 'mode'

/** One measure of a table whose frequencies are all known, and the lines that stand in its table of the solution. */
export function measureOfTable<Given>(
  question: Question,
  measure: Measure,
  given: (data: GroupedData) => Given,
  worked: (data: GroupedData) => readonly string[],
): Found<Given> | Objection | null {
  return measuresIn(question).join() === measure ? knownTable(question, given, worked) : null
}

/** "The mode by the empirical relation" is another value than that of the modal class. */
const namesRelation = ({ words }: Question): boolean => words.some((word) => /^(?:empirical|karl|pearson)/.test(word))

/** A table whose frequencies are all known, with the lines that stand in its table of the solution. */
export const knownTable: typeof tableOfRelation = (question, given, worked) =>
  namesRelation(question) ? null : tableOfRelation(question, given, worked)

/** The same, where one measure is to be found by the relation of the three. */
export function tableOfRelation<Given>(
  question: Question,
  given: (data: GroupedData) => Given,
  worked: (data: GroupedData) => readonly string[],
): Found<Given> | Objection | null {
  const grouped = groupedIn(question)
  if (!grouped || asksClass(question)) return null
  const { used, said } = told(question, grouped)
  const all = { used: [...used, ...toldBeside(question, grouped)], said }
  const { from, width, frequencies } = grouped
  const numbers = frequencies.filter((f) => typeof f === 'number')
  if (numbers.length < frequencies.length) return null
  const objection = 'The cumulative frequencies must go up or down all the way: check the numbers that you typed.'
  if (numbers.some((f) => f < 0)) return { objection, ...all }
  const data = { from, width, frequencies: numbers }
  return { given: given(data), ...all, lead: [...grouped.lead, ...worked(data)].join('\n') }
}

/** A line for each class: "0–10: $f = 5$, $x = 5$, $fx = 25$". */
export const withProducts = (data: GroupedData): readonly string[] =>
  classLines(data, (index, f) => {
    const mark = markOf(data, index)
    return [`x = ${decimal(mark)}`, `fx = ${decimal(multiply(fraction(f), mark))}`]
  })

/** Both, for several measures. */
export const withProductsAndSums = (data: GroupedData): readonly string[] =>
  classLines(data, (index, f) => {
    const mark = markOf(data, index)
    const so = data.frequencies.slice(0, index + 1).reduce((sum, each) => sum + each, 0)
    return [`x = ${decimal(mark)}`, `fx = ${decimal(multiply(fraction(f), mark))}`, `cf = ${so}`]
  })

/** "0–10: $f = 5$, $cf = 5$" */
export const withSums = (data: GroupedData): readonly string[] =>
  classLines(data, (index) => [`cf = ${data.frequencies.slice(0, index + 1).reduce((sum, f) => sum + f, 0)}`])

export const classLines = (
  data: GroupedData,
  columns: (index: number, f: number) => readonly string[],
): readonly string[] => {
  const names = titles({ ...data, taken: [] } satisfies Omit<Grouped, 'lead'>)
  return [
    'Table of the solution:',
    ...data.frequencies.map(
      (f, index) => `${names[index]}: ${[`f = ${f}`, ...columns(index, f)].map((column) => `$${column}$`).join(', ')}`,
    ),
  ]
}
