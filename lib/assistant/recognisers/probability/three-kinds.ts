import { isFree } from '../../question/meanings'
import { type FactOf, type Item, textOf } from '../../question/fact'
import { fillers } from '../../question/words'
import type { Question } from '../../question/question'
import { isInteger, one, sign, subtract } from '../../../maths/fraction'

const notKinds = new Set(['some', 'ones', 'rest', 'others', 'only', 'contains', 'contain', 'has', 'have', 'having'])
const colours = new Set(['red', 'black'])

const mayBeKind = (item: Item | undefined): boolean => {
  const text = textOf(item)
  return text !== '' && !fillers.has(text) && !notKinds.has(text) && (isFree(text) || colours.has(text))
}
const joins = (item: Item | undefined): boolean =>
  (item?.kind === 'mark' && item.text === ',') || /^(?:and|aur|or|ya)$/.test(textOf(item))

/** Kinds in a row, "blue, green and white", each row of two or three with the word behind it. */
export function rowsOfKinds({
  apart,
}: Question): readonly { readonly kinds: readonly string[]; readonly after: string }[] {
  const rows = []
  for (let at = 0; at < apart.length; at++) {
    if (!mayBeKind(apart[at]) || joins(apart[at - 1])) continue
    const kinds = [textOf(apart[at])]
    let next = at + 1
    while (joins(apart[next])) {
      let after = next
      while (joins(apart[after])) after++
      if (!mayBeKind(apart[after])) break
      kinds.push(textOf(apart[after]))
      next = after + 1
    }
    if (kinds.length === 2 || kinds.length === 3) rows.push({ kinds, after: textOf(apart[next]) })
  }
  return rows
}

/** The numbers that may be probabilities, and those that count. */
export function numbersApart({ apart }: Question) {
  const numbers = apart.filter((item): item is FactOf<'number'> => item.kind === 'number')
  const isChance = ({ value, unit }: FactOf<'number'>) =>
    unit === '' && !isInteger(value) && sign(value) > 0 && sign(subtract(one, value)) > 0
  return { chances: numbers.filter(isChance), counts: numbers.filter((number) => !isChance(number)) }
}

/** Of which of the kinds a probability is told: "the probability that it is blue is 1/3", "green with the probability 4/9". */
export function kindOfChance({ apart }: Question, chance: Item, kinds: readonly string[]): string | null {
  const at = apart.indexOf(chance)
  const isBreak = (item: Item) => item.kind === 'number' || (item.kind === 'mark' && item.text === '.')
  const clause = apart.slice(apart.findLastIndex((item, place) => place < at && isBreak(item)) + 1, at)
  const named = clause.findLastIndex((item) => /^(?:probability|chance)$/.test(textOf(item)))
  const isKind = (item: Item) => kinds.includes(textOf(item))
  const found = clause.slice(named + 1).find(isKind) ?? clause.findLast(isKind)
  return found ? textOf(found) : null
}
