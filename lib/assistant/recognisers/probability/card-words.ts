import type { Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { equals, fraction, toText } from '../../../maths/fraction'
import type { CardEvent, CardSet } from '../../../solutions/probability/pieces/card-set'
import { ranks as packRanks, type Rank, type Suit } from '../../../solutions/probability/pieces/pack'

const ranks: Readonly<Record<string, Rank | 'face'>> = {
  ace: 'ace',
  aces: 'ace',
  king: 'king',
  kings: 'king',
  queen: 'queen',
  queens: 'queen',
  jack: 'jack',
  jacks: 'jack',
  face: 'face',
  picture: 'face',
}
const suits: Readonly<Record<string, Suit>> = {
  spade: 'spades',
  spades: 'spades',
  heart: 'hearts',
  hearts: 'hearts',
  diamond: 'diamonds',
  diamonds: 'diamonds',
  club: 'clubs',
  clubs: 'clubs',
}

/** The ranks that are numbers. */
const numbers = packRanks.filter((rank) => /\d/.test(rank))

export type Bit = { readonly item: Item } & (
  { readonly kind: 'of card'; readonly cards: CardSet } | { readonly kind: 'join'; readonly text: string }
)

/** What one word or number says of a card. */
export function bitOf(item: Item): Bit | null {
  if (item.kind === 'number') {
    const rank = item.unit === '' ? numbers.find((one) => one === toText(item.value)) : undefined
    return rank === undefined ? null : { kind: 'of card', item, cards: { rank } }
  }
  if (item.kind !== 'word') return null
  const { text } = item
  const [rank, suit] = [ranks[text], suits[text]]
  if (rank !== undefined) return { kind: 'of card', item, cards: { rank } }
  if (suit !== undefined) return { kind: 'of card', item, cards: { suit } }
  if (text === 'red' || text === 'black') return { kind: 'of card', item, cards: { colour: text } }
  return /^(?:or|nor|either|neither|not|non|and)$/.test(text) ? { kind: 'join', item, text } : null
}

export interface CardsAsked {
  readonly event: CardEvent
  readonly taken: readonly Item[]
}

/** "a red face card", "the queen of diamonds", "neither an ace nor a king": what the question says of a card. */
export function cardEventIn(rest: Question): CardsAsked | null {
  const named = phrase(rest, 'number card|cards #a #b')
  if (named && equals(named.numbers.a, fraction(2)) && equals(named.numbers.b, fraction(10)))
    return { event: { kind: 'one', cards: { rank: 'number' } }, taken: named.taken }
  const bits = rest.apart.flatMap((item) => bitOf(item) ?? [])
  const isOfCard = ({ kind }: Bit): boolean => kind === 'of card'
  const [first, last] = [bits.findIndex(isOfCard), bits.findLastIndex(isOfCard)]
  if (first < 0) return null
  const before = bits.slice(0, first).flatMap((bit) => (bit.kind === 'join' && bit.text !== 'and' ? [bit] : []))
  const within = bits.slice(first, last + 1)
  const at = within.findIndex(({ kind }) => kind === 'join')
  const join = within[at]
  const sets = at < 0 ? [within] : [within.slice(0, at), within.slice(at + 1)]
  // "a heart, a king" are two events
  const isApart = sets.some((set) => {
    const ends = [set.at(0), set.at(-1)].map((bit) => rest.apart.findIndex((item) => item === bit?.item))
    return rest.apart.slice(...ends).some((item) => item.kind === 'mark')
  })
  const [one, two] = isApart ? [] : sets.map(setOf)
  // "a non-face card of red colour" is red
  if (before.some(({ text }) => text === 'non') && one && Object.keys(one).length > 1) return null
  // "king not", as Hindi has it
  const behind = bits.slice(last + 1).flatMap((bit) => (bit.kind === 'join' && bit.text === 'not' ? [bit] : []))
  const said = [...[...before, ...behind].map(({ text }) => text), ...(join?.kind === 'join' ? [join.text] : [])].join(
    ' ',
  )
  const event = one && eventOf(said, one, sets.length > 1 ? (two ?? null) : undefined)
  return event ? { event, taken: [...before, ...within, ...behind].map(({ item }) => item) } : null
}

/** All that is said of one kind of cards; null where a word is said twice. */
export function setOf(bits: readonly Bit[]): CardSet | null {
  const all = bits.flatMap((bit) => (bit.kind === 'of card' ? [bit.cards] : []))
  const keys = all.flatMap((cards) => Object.keys(cards))
  return all.length === bits.length && new Set(keys).size === keys.length ? Object.assign({}, ...all) : null
}

/** "red king or queen" may mean two things; then there is none. */
const isClear = (one: CardSet, two: CardSet): boolean => {
  const [first, second] = [one, two].map(({ rank, suit, colour }) => [
    rank !== undefined,
    (suit ?? colour) !== undefined,
  ])
  return first?.every(Boolean) === second?.every(Boolean)
}

function eventOf(said: string, one: CardSet, two: CardSet | null | undefined): CardEvent | null {
  if (two === undefined) {
    if (said === '') return { kind: 'one', cards: one }
    return said === 'not' || said === 'non' ? { kind: 'not', cards: one } : null
  }
  if (two === null || !isClear(one, two)) return null
  if (said === 'or' || said === 'either or') return { kind: 'or', cards: [one, two] }
  return said === 'neither nor' ? { kind: 'neither', cards: [one, two] } : null
}
