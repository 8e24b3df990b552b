import { isKnown } from '../known-words'
import { trigName } from '../reading'

/** A word or sign of a text. */
export interface Word {
  /** In small letters. */
  readonly text: string
  readonly written: string
  readonly at: number
}

export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[a-z]+|\d+(?:\.\d+)?|[^\sa-z\d]/gi)].map((found) => ({
    text: found[0].toLowerCase(),
    written: found[0],
    at: found.index,
  }))

/** Called by three letters or four. */
export const figure =
  /^(?:triangles?|tri|[△Δδ∆∠]|angles?|quadrilateral|quad|trapezium|trap|parallelogram|rhombus|rectangle|square|kite|pentagon|hexagon)$/
/** Called by two. */
export const segment =
  /^(?:tangents?|chords?|sides?|segments?|lines?|diameters?|medians?|altitudes?|diagonals?|bisectors?|radius|radii|hypotenuse|base|ray|arcs?|secant|perpendicular|perp|parallel|join|joining|bisects?|cuts|meets?|produced|extended|midpoint|mid|vyas|towers?|buildings?)$/
/** What a single letter behind it is the name of. */
export const labelled =
  /^(?:points?|pts?|cent(?:re|er)s?|vertex|vertices|corners?|contact|angles?|∠|gates?|places?|sections?|taxis?|house|city|cities|towns?|ships?|boxes|box|bags?|pipes?|taps?|players?|teams?|events?|persons?|villages?|stations?|cars?|groups?|faces|firm|factory|machines?|letters?)$/
/** Stands between names of segments and figures. */
export const relation = /^(?:=|≠|∥|\||⊥|~|∼|≅)$/
export const joins = /^(?:,|and|aur|&|n|nd|or)$/
/** Behind them the letter a is no article. */
export const closes =
  /^(?:[,.?;:)=(∥/+−>-]|and|aur|n|nd|&|lies?|on|is|are|par|pe|ka|ki|ke|ko|se|to|at|with|such|if|so|where|respectively|then|find|meets?|touch\w*|cuts?|kya|hai|in|or|by|has|was|\d.*)$/

/** Short words that letters of a figure may make. */
const short =
  /^(?:at|be|an|as|am|by|do|go|ha|he|hi|if|in|is|it|ka|ke|ki|ko|me|my|na|ne|no|nd|of|on|or|pe|pi|pt|re|se|so|th|to|into|kis|jod|sab|dia|lie|set|top|ang|tri|pts|pos|ho|up|us|we|ya|ye|bed|bad|cab|cad|dab|fed|bee|ace|age|cap|map|par|bar|arc|ek|rs|cm|mm|km|kg|hr|ap|rt|eq|st|rd|ht|wt)$/

/** Letters that may name a segment or a figure. */
export const isPair = (word: string): boolean => /^[a-z]{2,4}$/.test(word) && new Set(word).size === word.length
/** The same where they are no word. */
export const isName = (word: string): boolean => isPair(word) && !short.test(word) && !isKnown(word)
export const isLetter = (word: string): boolean => /^[a-z]$/.test(word)
export const sorted = (word: string): string => [...word].sort().join('')

const glued = /^(sin|cos|tan|cosec|sec|cot)([a-hlmp-suvw])$/

export interface RatioOfAngle {
  readonly ratio: string
  readonly letter: string
}

/** "cosa" */
export function ratioWith(word: string): RatioOfAngle | null {
  const [, ratio, letter] = glued.exec(word) ?? []
  return ratio === undefined || letter === undefined || isKnown(word) ? null : { ratio, letter }
}

export const isRatio = (word: string): boolean => trigName(word) !== undefined
