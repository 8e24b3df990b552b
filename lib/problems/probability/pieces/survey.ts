import type { Chance } from './chance'
import type { SurveyStory } from './survey-stories'
import { fraction, toText } from '../../../maths'

/** How many there are of each kind. */
export type Counts = readonly [number, number, number, number]

/** A story with its numbers. */
export interface Survey {
  readonly story: SurveyStory
  readonly counts: Counts
  /** How many come in later. */
  readonly more: number
  /** What the last part asks: a probability after they came, or how many came. */
  readonly last: 'chance' | 'count'
}

/** How many there are at first. */
export const totalOf = ({ counts }: Survey): number => counts.reduce((sum, count) => sum + count, 0)

/** A: the first kind; B: not the second kind; C: the third or the fourth kind, with those who came later. */
export function chancesOf(draw: Survey): readonly [Chance, Chance, Chance] {
  const { counts, more } = draw
  const [a, , c, d] = counts
  const total = totalOf(draw)
  return [
    [a, total],
    [a + c + d, total],
    [c + d + more, total + more],
  ]
}

/** A probability in the grammar of answers. */
export const chanceText = ([good, total]: Chance): string => toText(fraction(good, total))

/** The share of the third kind when those have come who all belong to it. */
export const thirdLater = (draw: Survey): Chance => [draw.counts[2] + draw.more, totalOf(draw) + draw.more]
