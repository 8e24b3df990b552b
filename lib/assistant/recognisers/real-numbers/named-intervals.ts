import type { Fact, Item } from '../../question/fact'
import { numberNamed } from '../../question/number-named'
import { phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import type { Fraction } from '../../../maths/fraction'
import { fillers } from '../../question/words'

/** Things that happen again and again, with their intervals: "a red, a green and a blue lamp flash every 4, 5 and 6 seconds". */
export interface NamedIntervals {
  readonly intervals: readonly Fraction[]
  /** 'minute' or 'second'. */
  readonly unit: string
  /** Those that are spoken of behind; all of them where it says "all three". */
  readonly asked: readonly Fraction[]
  readonly taken: readonly Item[]
  /** "6:00 a.m.", at which they begin. */
  readonly clock: readonly Fact[]
}

const isName = (item: Item | undefined): boolean =>
  item?.kind === 'word' && !fillers.has(item.text) && numberNamed(item.text) === null
const isMark = (item: Item | undefined): boolean => item?.kind === 'mark' && item.text === ','
const isAnd = (item: Item | undefined): boolean => item?.kind === 'word' && item.text === 'and'

/** The last "A, B and C" before a place. */
function namesBefore(items: readonly Item[], count: number): readonly string[] | null {
  const bare = items.filter((item) => !(item.kind === 'word' && /^(?:a|an|the|to)$/.test(item.text)))
  for (let end = bare.length - 1; end >= 2 * count - 2; end--) {
    const run = bare.slice(end - 2 * count + 2, end + 1)
    const fits = run.every((item, index) =>
      index % 2 === 0 ? isName(item) : index === 2 * count - 3 ? isAnd(item) : isMark(item),
    )
    if (fits) return run.flatMap((item) => (item.kind === 'word' && item.text !== 'and' ? [item.text] : []))
  }
  return null
}

export function namedIntervalsIn(question: Question): NamedIntervals | null {
  const row = phrase(question, '&times')
  const unit = row?.units.times ?? ''
  if (!row || (unit !== 'minute' && unit !== 'second')) return null
  const intervals = row.rows.times
  const [first, last] = [row.taken[0], row.taken.at(-1)]
  const from = question.apart.findIndex((item) => item === first)
  const next = question.apart.findIndex((item) => item === last) + 1
  const names = namesBefore(question.apart.slice(0, from), intervals.length)
  if (!names || new Set(names).size !== intervals.length) return null
  const behind = question.apart.slice(next)
  const said = new Set(behind.flatMap((item) => (item.kind === 'word' ? [item.text] : [])))
  const all = phrase(question, 'all two|three|four')
  const asked = all ? intervals : intervals.filter((_, index) => said.has(names[index] ?? ''))
  return {
    intervals,
    unit,
    asked,
    taken: [...row.taken, ...(all?.taken ?? [])],
    clock: factsOf(question, 'ratio'),
  }
}

/** Words of such stories that change nothing. */
export const intervalWords = [
  ...['together', 'next', 'respectively', 'every', 'each', 'all', 'three', 'two', 'one', 'same', 'first', 'am', 'pm'],
  ...['after', 'many', 'show', 'red', 'black', 'direction'],
] as const
