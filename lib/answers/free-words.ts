import { isDenial } from '../reading/options/fit'
import type { Phrase } from '../reading/options/phrase'
import { areJudgements, isRival, placesIn, type Option } from './option'
import type { Said } from './said'

/** Takes back what it stands beside, or speaks of the options themselves: "this is wrong", "all of them are right", "the 2nd option". */
const onOptions =
  /\b(?:wrong|incorrect|false|galat|reject(?:ed)?|eliminated?|excluded?|others?|above|below|nope|nah|cancel(?:led)?|same as|options?|opts?|choices?|first one|second one|third one|fourth one|last one)\b|\b(?:all|both|any|every|each|none|neither|dono|sab)\b.{0,20}\b(?:correct|right|true|sahi|answers?|them|these)\b/i

/** The words of a question that was pasted. */
const asking = /^(?:find|show|prove|write|which|what|how|state|determine|choose|select|fill)(?![a-z])/i

/** What is said of an assertion and its reason is read as a judgement, or not at all. */
const judging =
  /\b(?:true|correct|right|sahi|valid|explain\w{0,5}|explanation|assertion|reason|statement|both|dono|not?|a|r)\b/i

/** What lines say of solutions, and solutions of lines. */
const meanings = [
  ['parallel', 'no solution'],
  ['intersecting', 'unique'],
  ['coincident', 'infinite'],
] as const

export const isOnOptions = ({ text }: Said): boolean => onOptions.test(text)

/** "yes no" */
export const isBothWays = (text: string): boolean =>
  /\b(?:yes|haan)\b/i.test(text) && /\b(?:no|nahi|nahin)\b/i.test(text)

/** Free words beside the letter of an option: they may say nothing that is another option's, or against its own. */
export function isFreeRemark(remark: Said, place: number, options: readonly Option[]): boolean {
  const own = options[place]
  const { text } = remark
  if (
    !own ||
    !/\p{L}{2}/u.test(text) ||
    isOnOptions(remark) ||
    asking.test(text) ||
    remark.isOpen ||
    remark.isTakenBack
  )
    return false
  if (areJudgements(options)) return !judging.test(text)
  const { tokens } = remark.phrase
  return (
    (own.phrase.tokens.every(isWord) ||
      tokens.some((token) => isWord(token) || placesIn(remark.other(token), options).includes(place))) &&
    areWordsFree(tokens, place, options) &&
    isMeant(remark, place, options) &&
    tokens.every((token) => isWord(token) || isFormulaFree(remark.other(token), place, options))
  )
}

/** Numbers and formulas alone, behind other free words: "sides 4, 2, √20"; not where the options hold numbers themselves. */
export const isBareValue = ({ text }: Said, options: readonly Option[]): boolean =>
  !/\p{L}{2}/u.test(text) &&
  !/[<>=]/.test(text) &&
  !areJudgements(options) &&
  options.length > 0 &&
  options.every(({ phrase }) => phrase.tokens.every(isWord))

/** Whether a formula in a text is another option and not this one: "it is √63". */
export const givesAnother = (piece: Said, place: number, options: readonly Option[]): boolean =>
  !areJudgements(options) &&
  piece.phrase.tokens.some((token) => {
    const places =
      isWord(token) || /^-?[\d.]+$/.test(token) || !/\d/.test(token) ? [] : placesIn(piece.other(token), options)
    return places.length > 0 && !places.includes(place)
  })

const isWord = (token: string): boolean => /^[\p{L}']{2,}$/u.test(token)

/** No more words of another option than of its own, none that its own denies, and no denial of a word of the options. */
function areWordsFree(tokens: readonly string[], place: number, options: readonly Option[]): boolean {
  const words = [...new Set(tokens.filter((token) => isWord(token) && !isDenial(token)))]
  const shared = options.map(({ phrase }) => words.filter((token) => phrase.tokens.includes(token)).length)
  const own = shared[place] ?? 0
  if (tokens.some(isDenial)) return shared.every((count) => count === 0)
  const denied = options[place] ? deniedIn(options[place].phrase) : []
  return shared.every((count) => count <= own) && !words.some((token) => denied.includes(token))
}

/** What stands behind a denial in a wording and nowhere before one: "isosceles" of "a right triangle which is not isosceles". */
function deniedIn({ clauses }: Phrase): readonly string[] {
  const parts = clauses.map(({ tokens }) => {
    const at = tokens.findIndex(isDenial)
    return at < 0 ? { kept: tokens, denied: [] } : { kept: tokens.slice(0, at), denied: tokens.slice(at + 1) }
  })
  const kept = parts.flatMap((part) => part.kept)
  return parts.flatMap((part) => part.denied).filter((token) => !kept.includes(token))
}

/** Parallel lines are no remark on "exactly one solution", nor is "no solution" on lines that meet. */
function isMeant(remark: Said, place: number, options: readonly Option[]): boolean {
  const { tokens } = remark.phrase
  const words = ` ${tokens.join(' ')} `
  return meanings.every((pair) =>
    pair.every((one, index) => {
      if (!words.includes(` ${one} `)) return true
      const places = placesIn(remark.other(pair[1 - index] ?? one), options)
      return places.length === 0 || (places.includes(place) && (one === 'no solution' || !tokens.some(isDenial)))
    }),
  )
}

/** A formula that is worth the option, or sets nothing that the options set; a number where its own has it, or none of them has one. */
function isFormulaFree(formula: Said, place: number, options: readonly Option[]): boolean {
  const token = formula.text
  const places = placesIn(formula, options)
  if (places.length > 0) return places.includes(place)
  if (/[<>=]/.test(token)) return !isRival(formula, options)
  const alike = options.map(({ phrase }) =>
    phrase.tokens.filter((one) => !isWord(one) && /\d/.test(one) && isNumber(one) === isNumber(token)),
  )
  return alike.every((ones) => ones.length === 0) || alike[place]?.includes(token) === true || !/\d/.test(token)
}

const isNumber = (token: string): boolean => /^-?[\d.]+[°%]?$/.test(token)
