/** A pack of 52 playing cards, card by card, for counting by enumeration. */
export interface Card {
  readonly rank: Rank
  readonly suit: Suit
  readonly red: boolean
  readonly face: boolean
}

export const ranks = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const
export const suits = ['hearts', 'diamonds', 'spades', 'clubs'] as const

export type Rank = (typeof ranks)[number]
export type Suit = (typeof suits)[number]

export const isRed = (suit: Suit): boolean => suit === 'hearts' || suit === 'diamonds'

export const pack: readonly Card[] = suits.flatMap((suit) =>
  ranks.map((rank) => ({
    rank,
    suit,
    red: isRed(suit),
    face: rank === 'jack' || rank === 'queen' || rank === 'king',
  })),
)
