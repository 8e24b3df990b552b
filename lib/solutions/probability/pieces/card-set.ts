import { isRed, pack, type Card, type Rank, type Suit } from './pack'

/** Cards that agree with all that is said of them; nothing said is any card. */
export interface CardSet {
  /** 'face': kings, queens and jacks; 'number': 2 to 10. */
  readonly rank?: Rank | 'face' | 'number'
  readonly suit?: Suit
  readonly colour?: 'red' | 'black'
}

/** What is asked of one card: that it is such a card, that it is not, either of two kinds, or neither. */
export type CardEvent =
  | { readonly kind: 'one' | 'not'; readonly cards: CardSet }
  | { readonly kind: 'or' | 'neither'; readonly cards: readonly [CardSet, CardSet] }

export function isIn({ rank, suit, colour }: CardSet, card: Card): boolean {
  const rankFits =
    rank === undefined || (rank === 'face' ? card.face : rank === 'number' ? /\d/.test(card.rank) : card.rank === rank)
  return rankFits && (suit ?? card.suit) === card.suit && (colour === undefined || card.red === (colour === 'red'))
}

export const countOf = (cards: CardSet): number => pack.filter((card) => isIn(cards, card)).length

/** How many cards suit the event, card by card. */
export function favourableCards(event: CardEvent): readonly Card[] {
  switch (event.kind) {
    case 'one':
      return pack.filter((card) => isIn(event.cards, card))
    case 'not':
      return pack.filter((card) => !isIn(event.cards, card))
    case 'or':
      return pack.filter((card) => event.cards.some((cards) => isIn(cards, card)))
    case 'neither':
      return pack.filter((card) => !event.cards.some((cards) => isIn(cards, card)))
    default:
      return event satisfies never
  }
}

const rankNames = { face: 'face card', number: 'number card from $2$ to $10$' } as const
const rankName = (rank: NonNullable<CardSet['rank']>): string =>
  rank === 'face' || rank === 'number' ? rankNames[rank] : /\d/.test(rank) ? `$${rank}$` : rank

/** "king", "red face card", "queen of diamonds", "spade", "red card" */
export function cardName({ rank, suit, colour }: CardSet): string {
  const shade = colour === undefined || suit !== undefined ? '' : `${colour} `
  if (suit !== undefined) return rank === undefined ? suit.replace(/s$/, '') : `${rankName(rank)} of ${suit}`
  return `${shade}${rank === undefined ? 'card' : rankName(rank)}`
}

/** "kings", "red face cards", "spades" */
export function cardNames(cards: CardSet): string {
  const { rank, suit, colour } = cards
  if (rank === undefined || suit !== undefined) return suit === undefined ? `${cardName(cards)}s` : pluralOfSuit(cards)
  const shade = colour === undefined ? '' : `${colour} `
  return rank === 'number' ? `${shade}number cards from $2$ to $10$` : `${shade}${rankName(rank)}s`
}

const pluralOfSuit = ({ rank, suit = 'spades' }: CardSet): string =>
  rank === undefined ? suit : rank === 'number' ? `number cards of ${suit}` : `${rankName(rank)}s of ${suit}`

/** A suit has one colour only. */
export const cardObjection = ({ suit, colour }: CardSet): string | null =>
  suit !== undefined && colour !== undefined && isRed(suit) !== (colour === 'red')
    ? `The ${suit} are ${isRed(suit) ? 'red' : 'black'}: no card is like that.`
    : null
