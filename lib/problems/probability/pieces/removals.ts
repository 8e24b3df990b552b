import type { CardSet } from '../../../solutions/probability/pieces/card-set'
import type { Card } from '../../../solutions/probability/pieces/pack'

/** Cards that are taken out of a pack. */
export interface Removal {
  readonly say: string
  readonly count: number
  readonly cards: readonly CardSet[]
  readonly gone: (card: Card) => boolean
}

/** Those of the book and their like. */
export const removals: readonly Removal[] = [
  { say: 'all the face cards', count: 12, cards: [{ rank: 'face' }], gone: ({ face }) => face },
  { say: 'all the kings', count: 4, cards: [{ rank: 'king' }], gone: ({ rank }) => rank === 'king' },
  {
    say: 'all the red face cards',
    count: 6,
    cards: [{ rank: 'face', colour: 'red' }],
    gone: ({ face, red }) => face && red,
  },
  {
    say: 'the black kings and the black queens',
    count: 4,
    cards: [
      { rank: 'king', colour: 'black' },
      { rank: 'queen', colour: 'black' },
    ],
    gone: ({ rank, red }) => !red && (rank === 'king' || rank === 'queen'),
  },
  {
    say: 'the jack, queen and king of clubs',
    count: 3,
    cards: [
      { rank: 'jack', suit: 'clubs' },
      { rank: 'queen', suit: 'clubs' },
      { rank: 'king', suit: 'clubs' },
    ],
    gone: ({ face, suit }) => face && suit === 'clubs',
  },
  { say: 'all the aces', count: 4, cards: [{ rank: 'ace' }], gone: ({ rank }) => rank === 'ace' },
  {
    say: 'the red queens and the black jacks',
    count: 4,
    cards: [
      { rank: 'queen', colour: 'red' },
      { rank: 'jack', colour: 'black' },
    ],
    gone: ({ rank, red }) => (rank === 'queen' && red) || (rank === 'jack' && !red),
  },
  {
    say: 'the $2$, $3$, $4$ and $5$ of spades',
    count: 4,
    cards: (['2', '3', '4', '5'] as const).map((rank) => ({ rank, suit: 'spades' })),
    gone: ({ rank, suit }) => suit === 'spades' && ['2', '3', '4', '5'].includes(rank),
  },
]

/** "a queen" -> "queens", "a card of hearts" -> "cards of hearts" */
export const several = (one: string): string => {
  const bare = one.replace(/^an? /, '')
  return bare.startsWith('card of') ? bare.replace('card', 'cards') : `${bare}s`
}
