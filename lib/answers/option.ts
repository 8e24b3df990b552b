import { agrees, allows, judgementIn, type Judgement } from '../reading/options/assertion-reason'
import { fitting, isWithin } from '../reading/options/fit'
import { areRivals, phraseOf, type Phrase } from '../reading/options/phrase'
import { bareOption } from './bare-option'
import { worthOf, type Worth } from './option-worth'
import type { Said } from './said'

/** An option as it can be typed. */
export interface Option {
  readonly text: string
  readonly phrase: Phrase
  /** Of an option on an assertion and its reason. */
  readonly judgement: Judgement | null
  readonly worth: Worth
}

export function optionOf(tex: string): Option {
  const text = tex.replace(/^\s*\(?[A-H][).]\s+/, '')
  const phrase = phraseOf(text)
  return { text, phrase, judgement: judgementIn(text), worth: worthOf(text, phrase) }
}

const placesOf = (options: readonly Option[], fits: (option: Option) => boolean): readonly number[] =>
  options.flatMap((option, place) => (fits(option) ? [place] : []))

/** Whether the options judge an assertion and its reason. */
export const areJudgements = (options: readonly Option[]): boolean => options.some(({ judgement }) => judgement)

/** The places of the options that a text words, in full or in part, or else is worth. */
export function placesIn(response: Said, options: readonly Option[]): readonly number[] {
  const bare = bareOption(response, options)
  const worded = wordedBare(response, bare, options)
  if (worded.length > 0 || areJudgements(options) || isWordy(response.text)) return worded
  return placesOf(options, ({ text, worth }) => !isWordy(text) && worth.isWorth(bare))
}

/** The places of the options that a text words, in full or in part. */
export const wordedBy = (response: Said, options: readonly Option[]): readonly number[] =>
  wordedBare(response, bareOption(response, options), options)

function wordedBare(response: Said, bare: Said, options: readonly Option[]): readonly number[] {
  if (areJudgements(options)) return judgedBy(response, options, agrees)
  const phrases = options.map(({ phrase }) => phrase)
  return fitting(bare.phrase, phrases)
}

/** The places of the options that words beside one allow: of an assertion and its reason one alone may be spoken of. */
export const placesBeside = (piece: Said, options: readonly Option[]): readonly number[] =>
  areJudgements(options) ? judgedBy(piece, options, allows) : placesIn(piece, options)

function judgedBy(piece: Said, options: readonly Option[], fits: typeof agrees): readonly number[] {
  const made = piece.judgement
  return made ? placesOf(options, ({ judgement }) => judgement !== null && fits(made, judgement)) : []
}

/** Whether a claim is one of the kind that the options make: another condition on the same letter, another proportion of the same sides. */
export const isRival = (piece: Said, options: readonly Option[]): boolean =>
  !areJudgements(options) && options.some(({ phrase }) => areRivals(piece.phrase, phrase))

/** Whether words among others are all those of an option, and deny nothing else: "given in the question" for "given". */
export const holds = (piece: Said, option: Option | undefined): boolean =>
  option !== undefined && option.judgement === null && isWithin(option.phrase, piece.phrase)

/** Real words, names of two letters and times are worth nothing that could be compared. */
const isWordy = (text: string): boolean => /\p{L}{2}|\d[:.]\d\d\s?[ap]\.?\s?m/iu.test(text.replace(spelt, ' '))

const spelt =
  /\\?(?:cosec|sin|cos|tan|sec|cot|sqrt|root|theta|pi|[dt]?frac|times|cdot|circ|left|right|alpha|beta|leq?|geq?|neq?|only)(?![a-z])/gi
/** The places of the options that end a chain of which every link is worth as much: "cot θ = cos θ/sin θ = √(1 - sin² θ)/sin θ". */
export function placesAtEnd(response: Said, options: readonly Option[]): readonly number[] {
  const { text } = response
  const sides = text.split('=')
  const last = sides.pop() ?? ''
  if (sides.length === 0 || sides.length > 4 || /[<>]/.test(text)) return []
  return placesIn(response.other(last), options).filter((place) =>
    sides.every((side) => options[place]?.worth.isEqual(response.other(side))),
  )
}
