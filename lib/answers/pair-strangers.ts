import type { Amount } from '../reading/values/amount'
import { countedOtherwise } from './asked/counted'
import type { Asked } from './rule'

/** What a pair asks for by the names of its parts, with all the words of its question; undefined where these are not known. */
export const askedOfPair = (names: readonly string[], asked: Asked | undefined): Asked | undefined =>
  asked?.words && { words: asked.words, names: names.filter((name) => name !== '') }

/** "tigers" of "x = 4, y = 7 tigers", where the question speaks of none; "coconuts" where their price is asked for. */
export function strangeNoun(values: readonly Amount[], asked: Asked, unit?: string): string | undefined {
  const isOther =
    countedOtherwise({ kind: 'fraction', ...(unit !== undefined && { unit }) }, asked, values) !== undefined
  return isOther ? values.at(-1)?.nouns[0] : undefined
}
