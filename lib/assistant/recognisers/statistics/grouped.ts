import { allAbove, asidesIn, beginningIn, typeOf } from './beside'
import { tableIn, type Table } from './table'
import type { Cell } from './cells'
import { textOf, type Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { without } from '../../question/without'
import type { Question } from '../../question/question'
import { decimal } from '../../../solutions/statistics/pieces/decimal'
import { add, equals, fraction, isInteger, multiply, sign, subtract, toNumber, type Fraction } from '../../../maths'

/** Words about a table that change nothing. */
export const tableWords = [
  'class',
  'classes',
  'interval',
  'intervals',
  'frequency',
  'frequencies',
  'data',
  'distribution',
  'table',
  'grouped',
  'observation',
  'per',
  'each',
  'every',
  'one',
  'many',
  'all',
  'both',
  'obtained',
  'taken',
  'hence',
  'distance',
  'distances',
  'length',
  'lengths',
  'height',
  'heights',
  'weight',
  'weights',
  'age',
  'ages',
  'times',
  'unit',
  'units',
  'days',
  'marks',
  'speed',
  'rate',
  'rise',
  'club',
  'balls',
  'cards',
  'base',
  'volume',
  'cube',
  'inclusive',
  'show',
  'shows',
  'exclusive',
  'hundred',
  'hundreds',
] as const

/** Classes of one width, and their frequencies; a letter for one that is not known. */
export interface Grouped {
  readonly from: Fraction
  readonly width: Fraction
  readonly frequencies: readonly (number | string)[]
  /** What is said before the solution: how the classes are made. */
  readonly lead: readonly string[]
  readonly taken: readonly Item[]
}

interface Limits {
  readonly low: Fraction
  readonly high: Fraction
}

/** The grouped table that a question states; null where it states none, or one whose classes are not of one size. */
export function groupedIn(question: Question): Grouped | null {
  // "no value is 50 or more" is no row
  const end = phrase(question, 'no|none|nobody #d or|and more|above', 'maximum|highest|max marks|value|weight? #d')
  const ends = [end, allAbove(question)].filter((one) => one !== null)
  const found = tableIn(without(question, ...ends))
  const table = found && { ...found, taken: [...found.taken, ...ends.flatMap(({ taken }) => taken)] }
  if (!table) return null
  const [first] = table.rows
  const taken = [...table.taken, ...typeOf(question, first?.of.kind), ...asidesIn(question)]
  if (first?.of.kind === 'class') return namesSums(question) ? null : ofClasses({ ...table, taken })
  const begins = beginningIn(question)
  const limited = ofLimits({ ...table, taken: [...taken, ...(begins?.taken ?? [])] })
  const isWrong =
    end &&
    limited &&
    !equals(limited.from, subtract(end.numbers.d, multiply(fraction(limited.frequencies.length), limited.width)))
  return isWrong || (begins && limited && !equals(limited.from, begins.numbers.n)) ? null : limited
}

/** "cf: 5, 13, 20": the row is no row of frequencies. */
const namesSums = ({ apart }: Question): boolean =>
  apart.some((item, at) => {
    const next = apart[at + 1]
    return textOf(item) === 'cf' && next?.kind === 'mark' && next.text !== '.'
  })

const frequencyOf = (cell: Cell): number | string | null => {
  if (cell.kind === 'letter') return cell.name
  return cell.kind === 'number' && isInteger(cell.value) ? toNumber(cell.value) : null
}

const known = <T>(values: readonly (T | null)[]): readonly T[] | null => {
  const all = values.filter((value) => value !== null)
  return all.length === values.length ? all : null
}

const step = (values: readonly Fraction[]): Fraction | null => {
  const [a, b] = values
  if (!a || !b) return null
  const d = subtract(b, a)
  return values.every((value, index) => equals(value, add(a, multiply(fraction(index), d)))) ? d : null
}

function ofClasses({ rows, taken }: Table): Grouped | null {
  const classes = known(rows.map(({ of }): Limits | null => (of.kind === 'class' ? of : null)))
  const frequencies = known(rows.map(({ frequency }) => frequencyOf(frequency)))
  const [first, second] = classes ?? []
  if (!classes || !frequencies || !first || !second) return null
  const width = step(classes.map(({ low }) => low))
  const upper = step(classes.map(({ high }) => high))
  if (!width || !upper || !equals(width, upper)) return null
  const gap = subtract(second.low, first.high)
  const size = subtract(first.high, first.low)
  if (sign(gap) < 0 || sign(size) <= 0 || sign(subtract(size, gap)) <= 0) return null
  const half = multiply(gap, fraction(1, 2))
  const from = subtract(first.low, half)
  const data = { from, width, frequencies, taken }
  const closed = `The classes have gaps, so $${decimal(half)}$ is taken from each lower limit and added to each upper limit: ${titles(data).join(', ')}.`
  return { ...data, lead: sign(gap) === 0 ? [] : [closed] }
}

/** "less than 10, less than 20, ..." and "0 or more, 10 or more, ...": the frequencies are the differences. */
function ofLimits({ rows: typed, taken }: Table): Grouped | null {
  const [start, end] = [typed[0]?.of, typed.at(-1)?.of]
  const isFalling = start && end && 'limit' in start && 'limit' in end && sign(subtract(end.limit, start.limit)) < 0
  const rows = isFalling ? typed.toReversed() : typed
  const limits = known(rows.map(({ of }) => (of.kind === 'below' || of.kind === 'above' ? of.limit : null)))
  const counts = known(
    rows.map(({ frequency }) => {
      const count = frequencyOf(frequency)
      return typeof count === 'number' ? count : null
    }),
  )
  const [first] = limits ?? []
  const width = limits && step(limits)
  if (!limits || !counts || !first || !width || sign(width) <= 0) return null
  const below = rows.every(({ of }) => of.kind === 'below')
  if (!below && !rows.every(({ of }) => of.kind === 'above')) return null
  const frequencies = counts.map((count, index) =>
    below ? count - (counts[index - 1] ?? 0) : count - (counts[index + 1] ?? 0),
  )
  const data = { from: below ? subtract(first, width) : first, width, frequencies, taken }
  const made = titles(data).map((title, index) => `${title}: $${frequencies[index]}$`)
  return { ...data, lead: [`The frequencies are the differences of the cumulative ones. ${made.join('; ')}.`] }
}

export const titles = ({ from, width, frequencies }: Omit<Grouped, 'lead'>): readonly string[] =>
  frequencies.map((_, index) =>
    [index, index + 1].map((place) => decimal(add(from, multiply(fraction(place), width)))).join('–'),
  )

/** Whether the class and not the measure is asked: "the modal class", "in which class does the median lie". */
export const asksClass = ({ apart }: Question): boolean =>
  apart.some((item, at) => textOf(item) === 'which' && /^(?:class|interval|group)$/.test(textOf(apart[at + 1]))) ||
  apart.some((item, at) => {
    const next = apart[at + 1]
    const isMeasure = item.kind === 'word' && /^(?:modal|median|mode|mean)$/.test(item.text)
    return isMeasure && next?.kind === 'word' && next.text === 'class'
  }) ||
  // "find the class size and the mean"
  apart.some(
    (item, at) =>
      textOf(item) === 'class' &&
      /^(?:size|width)$/.test(textOf(apart[at + 1])) &&
      /^(?:and|,|\.|\?|)$/.test(textOf(apart[at + 2])) &&
      apart[at + 2]?.kind !== 'number',
  )

/** The measures of a table that the question names. */
export const measuresIn = ({ words }: Question) => {
  const named = [
    ...(words.includes('mean') ? ['mean' as const] : []),
    ...(words.includes('median') ? ['median' as const] : []),
    ...(words.includes('mode') || words.includes('modal') ? ['mode' as const] : []),
  ]
  return named
}
