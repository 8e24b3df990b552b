import type { CardEvent } from '../../../solutions/probability/pieces/card-set'
import type { Card } from '../../../solutions/probability/pieces/pack'

/** An event of drawing one card, as the question calls it; `holds` tells it card by card, by another road. */
export interface NamedCardEvent {
  readonly say: string
  readonly event: CardEvent
  readonly holds: (card: Card) => boolean
  /** A count that students often take instead. */
  readonly wrong: readonly [count: number, note: string]
}

const aceIsNoFace = 'The face cards are the king, the queen and the jack only; an ace is not a face card.'

export const cardEvents: readonly NamedCardEvent[] = [
  {
    say: 'an ace',
    event: { kind: 'one', cards: { rank: 'ace' } },
    holds: ({ rank }) => rank === 'ace',
    wrong: [1, 'There is an ace in every suit.'],
  },
  {
    say: 'a face card',
    event: { kind: 'one', cards: { rank: 'face' } },
    holds: ({ face }) => face,
    wrong: [16, aceIsNoFace],
  },
  {
    say: 'a red face card',
    event: { kind: 'one', cards: { rank: 'face', colour: 'red' } },
    holds: ({ face, red }) => face && red,
    wrong: [8, aceIsNoFace],
  },
  {
    say: 'a black face card',
    event: { kind: 'one', cards: { rank: 'face', colour: 'black' } },
    holds: ({ face, red }) => face && !red,
    wrong: [8, aceIsNoFace],
  },
  {
    say: 'a king of red colour',
    event: { kind: 'one', cards: { rank: 'king', colour: 'red' } },
    holds: ({ rank, red }) => rank === 'king' && red,
    wrong: [4, 'Not all the kings are red.'],
  },
  {
    say: 'a black queen',
    event: { kind: 'one', cards: { rank: 'queen', colour: 'black' } },
    holds: ({ rank, red }) => rank === 'queen' && !red,
    wrong: [4, 'Not all the queens are black.'],
  },
  {
    say: 'a spade',
    event: { kind: 'one', cards: { suit: 'spades' } },
    holds: ({ suit }) => suit === 'spades',
    wrong: [26, 'Spades are one suit only; the black cards are spades and clubs.'],
  },
  {
    say: 'a card of hearts',
    event: { kind: 'one', cards: { suit: 'hearts' } },
    holds: ({ suit }) => suit === 'hearts',
    wrong: [26, 'Hearts are one suit only; the red cards are hearts and diamonds.'],
  },
  {
    say: 'the queen of diamonds',
    event: { kind: 'one', cards: { rank: 'queen', suit: 'diamonds' } },
    holds: ({ rank, suit }) => rank === 'queen' && suit === 'diamonds',
    wrong: [4, 'That takes the queens of all the suits.'],
  },
  {
    say: 'the jack of hearts',
    event: { kind: 'one', cards: { rank: 'jack', suit: 'hearts' } },
    holds: ({ rank, suit }) => rank === 'jack' && suit === 'hearts',
    wrong: [4, 'That takes the jacks of all the suits.'],
  },
  {
    say: 'a card which is neither an ace nor a king',
    event: { kind: 'neither', cards: [{ rank: 'ace' }, { rank: 'king' }] },
    holds: ({ rank }) => rank !== 'ace' && rank !== 'king',
    wrong: [48, 'Both the aces and the kings must be left out.'],
  },
  {
    say: 'a card which is not an ace',
    event: { kind: 'not', cards: { rank: 'ace' } },
    holds: ({ rank }) => rank !== 'ace',
    wrong: [51, 'There is more than one ace to leave out.'],
  },
  {
    say: 'a red card',
    event: { kind: 'one', cards: { colour: 'red' } },
    holds: ({ red }) => red,
    wrong: [13, 'There are two red suits.'],
  },
  {
    say: 'either a king or a jack',
    event: { kind: 'or', cards: [{ rank: 'king' }, { rank: 'jack' }] },
    holds: ({ rank }) => rank === 'king' || rank === 'jack',
    wrong: [4, 'Both the kings and the jacks are favourable.'],
  },
  {
    say: 'a red card or a queen',
    event: { kind: 'or', cards: [{ colour: 'red' }, { rank: 'queen' }] },
    holds: ({ red, rank }) => red || rank === 'queen',
    wrong: [30, 'The two red queens must not be counted twice.'],
  },
  {
    say: 'a spade or an ace',
    event: { kind: 'or', cards: [{ suit: 'spades' }, { rank: 'ace' }] },
    holds: ({ suit, rank }) => suit === 'spades' || rank === 'ace',
    wrong: [17, 'The ace of spades must not be counted twice.'],
  },
  {
    say: 'a number card from $2$ to $10$',
    event: { kind: 'one', cards: { rank: 'number' } },
    holds: ({ rank }) => !Number.isNaN(Number(rank)),
    wrong: [32, 'Both 2 and 10 belong to the range: count the numbers again.'],
  },
]
