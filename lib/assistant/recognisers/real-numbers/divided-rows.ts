import { textOf, type FactOf, type Item } from '../../question/fact'
import type { Question } from '../../question/question'
import { compare, type Fraction } from '../../../maths/fraction'

/** Numbers that stand one behind the other, with nothing but commas and "and" between them. */
export interface Run {
  readonly items: readonly FactOf<'number'>[]
  readonly values: readonly Fraction[]
  readonly from: number
  readonly to: number
}

const joins = (item: Item | undefined): boolean =>
  item !== undefined && ((item.kind === 'mark' && item.text === ',') || /^(?:and|aur|or|n)$/.test(textOf(item)))

/** All the runs of bare numbers of a question; null where a number has a unit. */
export function runsIn({ apart }: Question): readonly Run[] | null {
  const runs: Run[] = []
  for (let at = 0; at < apart.length; at++) {
    if (apart[at]?.kind !== 'number') continue
    const items: FactOf<'number'>[] = []
    let [next, to] = [at, at]
    for (let item = apart[next]; item?.kind === 'number'; item = apart[next]) {
      if (item.unit !== '') return null
      items.push(item)
      to = next++
      while (joins(apart[next])) next++
    }
    runs.push({ items, values: items.map(({ value }) => value), from: at, to })
    at = to
  }
  return runs
}

/** "by 12 and 15", "12 aur 15 se": the numbers that divide, and are not divided. */
export const isDividing = ({ apart }: Question, { from, to }: Run): boolean =>
  /^(?:by|with)$/.test(textOf(apart[from - 1])) ||
  apart.slice(Math.max(0, from - 4), from).some((item) => textOf(item) === 'by') ||
  /^se$/.test(textOf(apart[to + 1])) ||
  (/^(?:each|all|teeno|three|sab|dono|both)$/.test(textOf(apart[to + 1])) && textOf(apart[to + 2]) === 'se')

/** The words of a question that are understood wherever they stand. */
export const wordsIn = ({ apart }: Question, known: RegExp): readonly Item[] =>
  apart.filter((item) => known.test(textOf(item)))

export const areLess = (left: readonly Fraction[], numbers: readonly Fraction[]): boolean =>
  left.length === numbers.length && left.every((one, at) => compare(one, numbers[at] ?? one) < 0)
