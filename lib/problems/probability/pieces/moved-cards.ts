import type { Chance } from './chance'
import type { Removal } from './removals'
import { pack } from '../../../solutions/probability/pieces/pack'

/** Ranks, no two of which can be on one card. */
export const ranks = ['queen', 'king', 'ace', 'jack'] as const

/** One of them. */
export type Rank = (typeof ranks)[number]

/** With its article. */
export const one = (rank: Rank): string => (rank === 'ace' ? 'an ace' : `a ${rank}`)

/** Cards that go from pack I to pack II, and the ranks that are asked about. */
export interface MovedCards {
  readonly removal: Removal
  readonly wanted: Rank
  readonly other: Rank
  readonly stem: 0 | 1 | 2
  /** What the last part asks of pack II: neither of two ranks, or a colour or a rank. */
  readonly last: 'neither' | 'red or'
}

/** How many cards of a rank leave the first pack. */
export const moved = ({ removal }: MovedCards, rank: Rank): number =>
  pack.filter((card) => card.rank === rank && removal.gone(card)).length

/** The cards that leave the first pack and are red, and those of the wanted rank that are not. */
export const movedRed = ({ removal }: MovedCards): number =>
  pack.filter((card) => card.red && removal.gone(card)).length
export const movedBlack = ({ removal }: MovedCards, rank: Rank): number =>
  pack.filter((card) => !card.red && card.rank === rank && removal.gone(card)).length

/** A: the wanted rank from what is left of pack I; B: the same from the larger pack II; C: from pack II neither of the two ranks, or a red card or the wanted rank. */
export function chancesOf(draw: MovedCards): readonly [Chance, Chance, Chance] {
  const { removal, wanted, other } = draw
  const [small, large] = [52 - removal.count, 52 + removal.count]
  const inLarge = 4 + moved(draw, wanted)
  return [
    [4 - moved(draw, wanted), small],
    [inLarge, large],
    draw.last === 'neither'
      ? [large - inLarge - 4 - moved(draw, other), large]
      : [26 + movedRed(draw) + 2 + movedBlack(draw, wanted), large],
  ]
}
