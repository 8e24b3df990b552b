import type { Card } from './pack'

/** An event of drawing one card: its count is reasoned out in `why`, and `holds` tells it card by card. */
export interface CardEvent {
  readonly say: string
  readonly count: number
  readonly why: string
  readonly holds: (card: Card) => boolean
  /** A count that students often take instead. */
  readonly wrong?: readonly [count: number, note: string]
}

const aceIsNoFace = 'The face cards are the king, the queen and the jack only; an ace is not a face card.'

export const cardEvents: readonly CardEvent[] = [
  {
    say: 'an ace',
    count: 4,
    why: 'There is one ace in each of the $4$ suits.',
    holds: ({ rank }) => rank === 'ace',
    wrong: [1, 'There is an ace in every suit.'],
  },
  {
    say: 'a face card',
    count: 12,
    why: 'The face cards are the king, queen and jack of each suit: $3 \\times 4 = 12$.',
    holds: ({ face }) => face,
    wrong: [16, aceIsNoFace],
  },
  {
    say: 'a red face card',
    count: 6,
    why: 'The king, queen and jack of hearts and of diamonds are red: $3 \\times 2 = 6$.',
    holds: ({ face, red }) => face && red,
    wrong: [8, aceIsNoFace],
  },
  {
    say: 'a black face card',
    count: 6,
    why: 'The king, queen and jack of spades and of clubs are black: $3 \\times 2 = 6$.',
    holds: ({ face, red }) => face && !red,
    wrong: [8, aceIsNoFace],
  },
  {
    say: 'a king of red colour',
    count: 2,
    why: 'The red kings are those of hearts and diamonds: $2$ cards.',
    holds: ({ rank, red }) => rank === 'king' && red,
    wrong: [4, 'Not all the kings are red.'],
  },
  {
    say: 'a black queen',
    count: 2,
    why: 'The black queens are those of spades and clubs: $2$ cards.',
    holds: ({ rank, red }) => rank === 'queen' && !red,
    wrong: [4, 'Not all the queens are black.'],
  },
  {
    say: 'a spade',
    count: 13,
    why: 'Each suit has $13$ cards.',
    holds: ({ suit }) => suit === 'spades',
    wrong: [26, 'Spades are one suit only; the black cards are spades and clubs.'],
  },
  {
    say: 'a card of hearts',
    count: 13,
    why: 'Each suit has $13$ cards.',
    holds: ({ suit }) => suit === 'hearts',
    wrong: [26, 'Hearts are one suit only; the red cards are hearts and diamonds.'],
  },
  {
    say: 'the queen of diamonds',
    count: 1,
    why: 'There is just one such card.',
    holds: ({ rank, suit }) => rank === 'queen' && suit === 'diamonds',
    wrong: [4, 'That takes the queens of all the suits.'],
  },
  {
    say: 'the jack of hearts',
    count: 1,
    why: 'There is just one such card.',
    holds: ({ rank, suit }) => rank === 'jack' && suit === 'hearts',
    wrong: [4, 'That takes the jacks of all the suits.'],
  },
  {
    say: 'a card which is neither an ace nor a king',
    count: 44,
    why: 'There are $4$ aces and $4$ kings, so $52 - 8 = 44$ cards are neither.',
    holds: ({ rank }) => rank !== 'ace' && rank !== 'king',
    wrong: [48, 'Both the aces and the kings must be left out.'],
  },
  {
    say: 'a card which is not an ace',
    count: 48,
    why: 'There are $4$ aces, so $52 - 4 = 48$ cards are not aces.',
    holds: ({ rank }) => rank !== 'ace',
    wrong: [51, 'There is more than one ace to leave out.'],
  },
  {
    say: 'a red card',
    count: 26,
    why: 'Hearts and diamonds are red: $13 + 13 = 26$ cards.',
    holds: ({ red }) => red,
    wrong: [13, 'There are two red suits.'],
  },
  {
    say: 'either a king or a jack',
    count: 8,
    why: 'There are $4$ kings and $4$ jacks: $4 + 4 = 8$.',
    holds: ({ rank }) => rank === 'king' || rank === 'jack',
    wrong: [4, 'Both the kings and the jacks are favourable.'],
  },
  {
    say: 'a red card or a queen',
    count: 28,
    why: 'There are $26$ red cards and $2$ black queens besides: $26 + 2 = 28$.',
    holds: ({ red, rank }) => red || rank === 'queen',
    wrong: [30, 'The two red queens must not be counted twice.'],
  },
  {
    say: 'a spade or an ace',
    count: 16,
    why: 'There are $13$ spades and $3$ aces of the other suits: $13 + 3 = 16$.',
    holds: ({ suit, rank }) => suit === 'spades' || rank === 'ace',
    wrong: [17, 'The ace of spades must not be counted twice.'],
  },
  {
    say: 'a number card from $2$ to $10$',
    count: 36,
    why: 'Each suit has $9$ such cards: $9 \\times 4 = 36$.',
    holds: ({ rank }) => !Number.isNaN(Number(rank)),
    wrong: [32, 'Both 2 and 10 belong to the range: count the numbers again.'],
  },
]
