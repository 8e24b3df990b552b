import { bitOf, setOf, type Bit } from './card-words'
import { type Item, textOf } from '../../question/fact'
import type { Question } from '../../question/question'
import type { CardSet } from '../../../solutions/probability/pieces/card-set'

export interface Removed {
  readonly removed: readonly CardSet[]
  readonly taken: readonly Item[]
}

const isVerb = (items: readonly Item[], at: number): boolean =>
  /^(?:removed?|removes|missing|lost|withdrawn|discarded)$/.test(textOf(items[at])) ||
  (textOf(items[at]) === 'taken' && textOf(items[at + 1]) === 'out') ||
  (textOf(items[at]) === 'falls' && textOf(items[at + 1]) === 'out')

/** "and one card", ", then a card": what follows is about the card that is drawn. */
const isDrawing = (items: readonly Item[], at: number): boolean =>
  (/^(?:and|then|now)$/.test(textOf(items[at])) || items[at]?.kind === 'mark') &&
  items
    .slice(at + 1, at + 4)
    .some((item, index, all) => textOf(item) === 'card' && isSingle(index === 0 ? items[at] : all[index - 1]))

const isSingle = (item: Item | undefined): boolean =>
  (item?.kind === 'number' && item.value.n === 1n && item.value.d === 1n) ||
  /^(?:a|one|single|ek|another|then|now)$/.test(textOf(item))

/** The pieces of "the jack, queen and king of clubs", divided where a comma or "and" stands. */
function groups(items: readonly Item[]): readonly (readonly Bit[])[] {
  const found: Bit[][] = [[]]
  for (const item of items) {
    const bit = bitOf(item)
    if (bit?.kind === 'of card') found.at(-1)?.push(bit)
    const divides = (item.kind === 'mark' && item.text === ',') || textOf(item) === 'and'
    if (divides && (found.at(-1)?.length ?? 0) > 0) found.push([])
  }
  return found.filter((group) => group.length > 0)
}

const hasRank = (cards: CardSet): boolean => cards.rank !== undefined
const hasKind = (cards: CardSet): boolean => cards.suit !== undefined || cards.colour !== undefined

/** "jack, queen and king of clubs": the suit that stands last belongs to all; "black kings and queens" may mean two things. */
function shared(all: readonly (readonly Bit[])[]): readonly CardSet[] | null {
  const sets = all.map(setOf)
  const known = sets.filter((one): one is CardSet => one !== null)
  const last = known.at(-1)
  if (known.length < sets.length || !last) return null
  const bare = known.slice(0, -1).filter((cards) => !hasKind(cards))
  if (known.length === 1 || !known.some(hasKind) || known.every(hasKind)) return known
  const ending = all.at(-1)?.at(-1)
  const endsInKind = ending?.kind === 'of card' && !hasRank(ending.cards) && hasRank(last)
  // "all the jacks and the two black aces": a colour stands before its own rank
  const from = known.findIndex(hasKind)
  const isBefore = all.slice(from).every(([one]) => one?.kind === 'of card' && hasKind(one.cards))
  if (!endsInKind && isBefore && known.slice(from).every(hasKind) && known.every(hasRank)) return known
  return endsInKind && bare.length === known.length - 1 && known.every(hasRank)
    ? known.map(({ rank }) => ({ ...last, ...(rank !== undefined && { rank }) }))
    : null
}

/** The cards that one sentence says to be removed, lost or missing. */
export function removedIn({ apart }: Question): Removed | null {
  const at = apart.findIndex((_, place) => isVerb(apart, place))
  if (at < 0) return null
  const start = apart.findLastIndex((item, place) => place < at && item.kind === 'mark' && item.text === '.') + 1
  const stop = apart.findIndex(
    (item, place) => place > at && ((item.kind === 'mark' && item.text === '.') || isDrawing(apart, place)),
  )
  const sentence = apart.slice(start, stop < 0 ? undefined : stop)
  if (sentence.some((item) => /^(?:not|or|except|but|probability|chance|added|some|few|half)$/.test(textOf(item))))
    return null
  const removed = shared(groups(sentence))
  if (!removed) return null
  const bits = sentence.filter((item) => bitOf(item)?.kind === 'of card')
  const words = sentence.filter((item, place) => isVerb(sentence, place) || /^(?:all|every|both)$/.test(textOf(item)))
  return { removed, taken: [...bits, ...words] }
}
