import type { Card } from '../../../solutions/probability/pieces/pack'

/** Cards that are taken out of a pack. */
export interface Removal {
  readonly say: string
  readonly count: number
  readonly gone: (card: Card) => boolean
}

/** Those of the book and their like. */
export const removals: readonly Removal[] = [
  { say: 'all the face cards', count: 12, gone: ({ face }) => face },
  { say: 'all the kings', count: 4, gone: ({ rank }) => rank === 'king' },
  { say: 'all the red face cards', count: 6, gone: ({ face, red }) => face && red },
  {
    say: 'the black kings and the black queens',
    count: 4,
    gone: ({ rank, red }) => !red && (rank === 'king' || rank === 'queen'),
  },
  { say: 'the jack, queen and king of clubs', count: 3, gone: ({ face, suit }) => face && suit === 'clubs' },
  { say: 'all the aces', count: 4, gone: ({ rank }) => rank === 'ace' },
  {
    say: 'the red queens and the black jacks',
    count: 4,
    gone: ({ rank, red }) => (rank === 'queen' && red) || (rank === 'jack' && !red),
  },
  {
    say: 'the $2$, $3$, $4$ and $5$ of spades',
    count: 4,
    gone: ({ rank, suit }) => suit === 'spades' && ['2', '3', '4', '5'].includes(rank),
  },
]

/** "a queen" -> "queens", "a card of hearts" -> "cards of hearts" */
export const several = (one: string): string => {
  const bare = one.replace(/^an? /, '')
  return bare.startsWith('card of') ? bare.replace('card', 'cards') : `${bare}s`
}
