import { decimal, keyOf } from './pieces/decimal'
import { at, classTitle, lower, markOf, sum, tableObjection, type GroupedData } from './pieces/grouped'
import { medianParts } from './pieces/median'
import { modeParts } from './pieces/mode'
import { absolute, add, compare, fraction, subtract, type Fraction } from '../../maths'
import type { Step } from '../line'
import { worked } from '../solution'

/** A class: the modal one, the median one, or one by its place. */
export type WhichClass = 'modal' | 'median' | number
export type LimitName = 'lower limit' | 'upper limit' | 'class mark'

export interface Limit {
  readonly limit: LimitName
  readonly of: WhichClass
}

/** What is read from a table. */
export type TableAsk =
  | { readonly kind: 'class'; readonly of: 'modal' | 'median'; readonly withFrequency?: true }
  | { readonly kind: 'frequency'; readonly of: WhichClass }
  /** How many are less than the lower limit of that class, or not less. */
  | { readonly kind: 'count'; readonly side: 'less' | 'not less'; readonly than: number }
  /** How many are in several classes, the first and the last of them by their places. */
  | { readonly kind: 'several'; readonly from: number; readonly to: number }
  | { readonly kind: 'sum' | 'difference'; readonly one: Limit; readonly two: Limit }

export interface Given {
  readonly data: GroupedData
  readonly ask: TableAsk
}

const placeOf = (data: GroupedData, which: WhichClass): number =>
  which === 'modal' ? modeParts(data).index : which === 'median' ? medianParts(data).index : which

const valueOf = (data: GroupedData, { limit, of }: Limit): Fraction => {
  const place = placeOf(data, of)
  if (limit === 'class mark') return markOf(data, place)
  return lower(data, limit === 'upper limit' ? place + 1 : place)
}

const classesIn = (ask: TableAsk): readonly WhichClass[] => {
  if (ask.kind === 'class' || ask.kind === 'frequency') return [ask.of]
  return 'one' in ask ? [ask.one.of, ask.two.of] : []
}

function classLines(data: GroupedData, ask: TableAsk): readonly Step[] {
  const classes = classesIn(ask)
  const place = (which: WhichClass) => placeOf(data, which)
  const cumulative = data.frequencies.map((_, index) => sum(data.frequencies.slice(0, index + 1)))
  const modal = classes.includes('modal')
    ? [
        `The highest frequency is $${at(data.frequencies, place('modal'))}$, so the modal class is ${classTitle(data, place('modal'))}.`,
      ]
    : []
  const median = classes.includes('median')
    ? [
        `The cumulative frequencies are $${cumulative.join(', ')}$.`,
        `$\\dfrac{n}{2} = ${decimal(fraction(sum(data.frequencies), 2))}$; the first cumulative frequency greater than it belongs to the class ${classTitle(data, place('median'))}, which is the median class.`,
      ]
    : []
  return [...modal, ...median]
}

const nameOf = (of: WhichClass): string => (typeof of === 'number' ? 'the class' : `the ${of} class`)

function asked({ data, ask }: Given): { readonly lines: readonly Step[]; readonly key: string } {
  if (ask.kind === 'class') {
    const title = classTitle(data, placeOf(data, ask.of))
    const key = title.replace('–', '-')
    const f = at(data.frequencies, placeOf(data, ask.of))
    return ask.withFrequency
      ? { lines: [`Hence, the ${ask.of} class is ${title}, and its frequency is $${f}$.`], key: `${key}, ${f}` }
      : { lines: [`Hence, the ${ask.of} class is ${title}.`], key }
  }
  if (ask.kind === 'frequency') {
    const place = placeOf(data, ask.of)
    const f = at(data.frequencies, place)
    return { lines: [`Hence, the frequency of the class ${classTitle(data, place)} is $${f}$.`], key: `${f}` }
  }
  if (ask.kind === 'count') {
    const own = ask.side === 'less' ? data.frequencies.slice(0, ask.than) : data.frequencies.slice(ask.than)
    const limit = decimal(lower(data, ask.than))
    const sums = own.length > 1 ? `${own.join(' + ')} = ${sum(own)}` : `${sum(own)}`
    const of = ask.side === 'less' ? `less than ${limit}` : `${limit} or more`
    return { lines: [`Hence, the number of those with ${of} $= ${sums}$.`], key: `${sum(own)}` }
  }
  if (ask.kind === 'several') {
    const own = data.frequencies.slice(ask.from, ask.to + 1)
    const [low, high] = [lower(data, ask.from), lower(data, ask.to + 1)].map(decimal)
    return {
      lines: [
        `Those from $${low}$ to $${high}$ are in the classes from ${classTitle(data, ask.from)} to ${classTitle(data, ask.to)}.`,
        `Hence, their number $= ${own.join(' + ')} = ${sum(own)}$.`,
      ],
      key: `${sum(data.frequencies.slice(0, ask.to + 1)) - sum(data.frequencies.slice(0, ask.from))}`,
    }
  }
  const [one, two] = [valueOf(data, ask.one), valueOf(data, ask.two)]
  const [large, small] = compare(one, two) >= 0 ? [one, two] : [two, one]
  const value = ask.kind === 'sum' ? add(one, two) : absolute(subtract(one, two))
  const [first, second] = ask.kind === 'sum' ? [one, two] : [large, small]
  const shown = second.n < 0n ? `(${decimal(second)})` : decimal(second)
  const limits = [ask.one, ask.two].map(
    (each) =>
      `The ${each.limit} of ${nameOf(each.of)} ${classTitle(data, placeOf(data, each.of))} is $${decimal(valueOf(data, each))}$.`,
  )
  return {
    lines: [
      ...limits,
      `Hence, the ${ask.kind} $= ${decimal(first)} ${ask.kind === 'sum' ? '+' : '-'} ${shown} = ${decimal(value)}$.`,
    ],
    key: keyOf(value),
  }
}

/** E.g. "Which is the modal class?", "How many got less than 20?", "The sum of the lower limit of ... and the upper limit of ...?" */
export const tableReading = worked<Given>({
  id: 'table-reading',
  archetype: 'stat-class-reading',
  objection: ({ data, ask }) => {
    const table = tableObjection(data)
    if (table !== null || !classesIn(ask).includes('modal')) return table
    const most = Math.max(...data.frequencies)
    return data.frequencies.filter((f) => f === most).length > 1
      ? 'Two classes have the highest frequency, so there is no single modal class.'
      : null
  },
  solve: (given) => {
    const { lines, key } = asked(given)
    return { lines: [...classLines(given.data, given.ask), ...lines], key }
  },
})
