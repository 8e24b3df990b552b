import { isPassed } from './passed'
import { countAt, quantityAt, type Key, type Named } from './quantities'
import { beside, ofEquation, ofList, sumFormula, valuesOf } from './values'
import { asksAp } from './said-facts'
import { isWord, meantItems } from './said-words'
import type { Fact, Item, Word } from '../../question/fact'
import type { Question } from '../../question/question'
import { equals, fraction, type Fraction } from '../../../maths/fraction'
import type { SumFormula } from '../../../solutions/arithmetic-progressions/pieces/sum-formula'

/** What a question about an AP tells and asks. */
export interface Told {
  readonly told: ReadonlyMap<Key, Fraction>
  readonly asked: ReadonlySet<Key>
  /** S_n in n, where the question tells it. */
  readonly sum: SumFormula | null
  readonly used: readonly Fact[]
  readonly said: readonly Word[]
}

/** Reads what is told and what is asked; null where anything stands in the question that is neither, nor in `apart`. */
export function toldIn(question: Question, apart: readonly Item[] = []): Told | null {
  const neutral = new Set([...apart, ...beside(question)])
  const left = question.items.filter((item) => !neutral.has(item)).map(asLetter)
  const meant = left.filter((item) => !isPassed(item, undefined) || isWordNumber(item))
  const items = meant.filter((item, at) => !isPassed(item, meant[at + 1]))
  const told = new Map<Key, Fraction>()
  const mentioned = new Set<Key>()
  const taken: Item[] = [...neutral]
  let sum: SumFormula | null = null
  let waiting: Key[] = []
  const tell = (key: Key, value: Fraction): boolean => {
    const before = told.get(key)
    told.set(key, value)
    return !before || equals(before, value)
  }
  for (let at = 0; at < items.length;) {
    const item = items[at]
    if (!item) return null
    taken.push(item)
    const values = waiting.length > 0 ? valuesOf(item) : null
    if (values?.length === waiting.length) {
      if (!waiting.every((key, index) => tell(key, values[index] ?? fraction(0)))) return null
      waiting = []
      at++
    } else if (item.kind === 'list' || item.kind === 'equation') {
      const found = item.kind === 'list' ? ofList(item) : ofEquation(item)
      if (!found || ('sum' in found && sum)) return null
      if ('sum' in found) sum = found.sum
      else if (!found.every(([key, value]) => tell(key, value))) return null
      waiting = []
      at++
    } else if (item.kind === 'formula' && waiting.length === 1 && waiting[0] === 'S_n') {
      sum = sumFormula(item)
      if (!sum) return null
      waiting = []
      at++
    } else {
      const named: Counted | null = quantityAt(items, at) ?? countedAt(items, at, mentioned)
      if (!named) return null
      taken.push(...named.taken)
      mentioned.add(named.key)
      // a new group where the quantity before stands apart: "Find the 20th term of the AP whose first term is 5"
      const joined = isJoined(question.items, items[at - 1], item)
      waiting = joined ? [...waiting, named.key] : [named.key]
      if (named.value) {
        if (!tell('n', named.value)) return null
        waiting = []
      }
      at = named.next
    }
  }
  const asked = new Set([...mentioned].filter((key) => !told.has(key) && !(key === 'S_n' && sum)))
  // "find the AP and its 16th term" asks for both; a and d are the AP
  if (
    [...asked].some((key) => key !== 'a' && key !== 'd') &&
    meantItems(question.items).some((item, at, all) => isWord(item, 'ap') && asksAp(all, at))
  )
    return null
  const used = question.facts.filter((fact) => taken.includes(fact))
  const said = question.items.filter(
    (item): item is Word => item.kind === 'word' && (taken.includes(item) || !items.includes(item)),
  )
  return { told, asked, sum, used, said }
}

/** "a" before "and" or at the end of a sentence is the first term. */
const asLetter = (item: Item, at: number, items: readonly Item[]): Item => {
  const next = items[at + 1]
  const ends = !next || next.kind === 'mark' || (next.kind === 'word' && next.text === 'and')
  return item.kind === 'word' && item.text === 'a' && ends ? { kind: 'letter', name: 'a' } : item
}

const isWordNumber = (item: Item): boolean => item.kind === 'word' && item.text === 'number'

interface Counted extends Named {
  /** The number of terms, where they are counted. */
  readonly value?: Fraction
}

/** "An AP of 28 terms" tells n; after a sum "that of the first 16 terms" is another sum. */
function countedAt(items: readonly Item[], at: number, mentioned: ReadonlySet<Key>): Counted | null {
  const item = items[at]
  const from = item?.kind === 'word' && item.text === 'first' ? at + 1 : at
  const count = countAt(items, from)
  if (!count) return null
  const value = items[count.next]
  const isSum = [...mentioned].some((key) => key.startsWith('S_')) && value?.kind === 'number'
  if (!isSum && (from !== at || count.n === 'n')) return null
  return {
    key: isSum ? `S_${count.n}` : 'n',
    taken: items.slice(at, count.next),
    next: count.next,
    ...(!isSum && { value: fraction(BigInt(count.n)) }),
  }
}

const isBreak = (item: Item): boolean =>
  item.kind === 'mark'
    ? item.text === '.'
    : item.kind === 'word' &&
      ['is', 'are', 'if', 'whose', 'where', 'when', 'which', 'find', 'with', 'having'].includes(item.text)

/** Whether nothing that begins a new group stands between the two. */
function isJoined(items: readonly Item[], before: Item | undefined, item: Item): boolean {
  if (!before) return false
  const [from, to] = [items.lastIndexOf(before), items.indexOf(item)]
  return from < to && !items.slice(from + 1, to).some(isBreak)
}
