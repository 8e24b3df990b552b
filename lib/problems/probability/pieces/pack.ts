/** A pack of 52 playing cards, card by card, for counting by enumeration. */
export interface Card {
  readonly rank: string
  readonly suit: string
  readonly red: boolean
  readonly face: boolean
}

const ranks = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king']
const suits = ['hearts', 'diamonds', 'spades', 'clubs']

export const pack: readonly Card[] = suits.flatMap((suit) =>
  ranks.map((rank) => ({
    rank,
    suit,
    red: suit === 'hearts' || suit === 'diamonds',
    face: rank === 'jack' || rank === 'queen' || rank === 'king',
  })),
)
