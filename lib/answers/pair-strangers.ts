import type { Amount } from '../reading/values/amount'
import { countedOtherwise } from './asked/counted'
import type { Asked } from './rule'

/** What a pair asks for by the names of its parts, with all the words of its question; undefined where these are not known. */
export function askedOfPair(names: readonly string[], asked: Asked | undefined): Asked | undefined {
  if (!asked?.words) return undefined
  const before = known.get(asked)
  if (before) return before
  // right and wrong answers are no marks
  const scores = names.some((name) => score.test(name)) ? [] : asked.words.filter((word) => score.test(word))
  const ofPair = { words: asked.words, names: names.filter((name) => name !== ''), otherThings: scores }
  known.set(asked, ofPair)
  return ofPair
}

const known = new WeakMap<Asked, Asked>()

/** What is got for each thing that is counted. */
const score = /\b(?:marks?|points?)\b/

/** "tigers" of "x = 4, y = 7 tigers", where the question speaks of none; "coconuts" where their price is asked for. */
export function strangeNoun(values: readonly Amount[], asked: Asked, unit?: string): string | undefined {
  const isOther =
    countedOtherwise({ kind: 'fraction', ...(unit !== undefined && { unit }) }, asked, values) !== undefined
  return isOther ? values.at(-1)?.nouns[0] : undefined
}
