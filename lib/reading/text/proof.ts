import { clean } from './clean'
import { isMisspelling } from './misspelling'
import { isNegation } from './wording'

/** Words of proofs that many misspell. */
const terms = ['contradiction', 'congruence']

const spelt = (word: string): string => terms.find((term) => isMisspelling(word, term)) ?? word

/** Words on a proof in lower case, one way of writing for each thing: "R.H.S." as "rhs", no spaces around signs, "proven" as "proved". */
export const proofText = (text: string): string =>
  clean(text)
    .toLowerCase()
    .replace(/(?<![a-z'])([a-z])[-. ]{1,2}(?=[a-z]\b)/g, '$1')
    .replace(/\bproven\b/g, 'proved')
    .replace(/\bcontradict(?:s|ed|ory|ing)?\b/g, 'contradiction')
    // what follows from congruence, and is no reason for it
    .replace(/\bcorresponding (?:parts|sides|angles) of congruent triangles?\b/g, 'cpct')
    .replace(/\bcongruent\b/g, 'congruence')
    .replace(/\b(?:left hand side|l\.?h\.?s)\.? ?(?:=|is equal to|equals) ?(?:right hand side|r\.?h\.?s)\b/g, 'proved')
    .replace(/\bright[ -]angled?[ ,-]{1,3}hypotenuse[ ,-]{1,3}side\b/g, 'rhs')
    .replace(/[a-z]{9,}/g, spelt)
    .replace(/\s*([=/*+()^])\s*/g, '$1')
    .replace(/([=(]-)\s+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

const isInside = (character: string | undefined): boolean => character !== undefined && /[a-z0-9]/.test(character)

/** Whether a word occurs as a whole word and is nowhere denied. */
export function affirms(text: string, keyword: string): boolean {
  let isThere = false
  for (let at = text.indexOf(keyword); at >= 0; at = text.indexOf(keyword, at + 1)) {
    const after = text.slice(at + keyword.length)
    if (!startsApart(text, at, keyword) || !endsApart(after, keyword)) continue
    if (isDenied(text.slice(Math.max(0, at - 80), at))) return false
    isThere = true
  }
  return isThere
}

/** No letter or digit before it, and no sign or fraction bar before a number. */
function startsApart(text: string, at: number, keyword: string): boolean {
  const before = text.slice(Math.max(0, at - 2), at)
  if (/\d/.test(keyword[0] ?? '')) return !/[\d./a-z]$|-\s?$/.test(before)
  return !isInside(keyword[0]) || !isInside(before.at(-1))
}

function endsApart(after: string, keyword: string): boolean {
  const last = keyword.at(-1)
  if (!isInside(last)) return true
  if (/\d/.test(last ?? '')) return !/^(?:\d|\.\d|\/\d)/.test(after)
  return !isInside(after[0]) || /^s(?![a-z0-9])/.test(after)
}

const passedOver = new Set(
  'a an any the be been being is was such yet valid really to at lead leads leading reach arrive get by there using have has than'.split(
    ' ',
  ),
)

const excluding = new Set(['other', 'except', 'besides', 'instead'])

/** Whether the words just before say no: "no", "not a", "cannot be", "isn't any", "other than". */
function isDenied(before: string): boolean {
  if (/\b(?:non|un|in)-?$|(?<!\bwas )\b(?:to|should|must|can|will|would) (?:be )?$/.test(before)) return true
  if (/\b(?:prove|show|verify|proving|showing)(?: that)? $/.test(before)) return true
  const clause = before.split(/[.,;:!?]|\b(?:so|hence|therefore|thus|but|because|which|that|then)\b/).at(-1) ?? ''
  return clause
    .split(/[^a-z']+/)
    .filter((word) => word !== '' && !passedOver.has(word))
    .slice(-3)
    .some((word) => isNegation(word) || excluding.has(word))
}

const refusal =
  /^[ ,]{0,2}(?:(?:is |was |seems |hai )?(?:wrong|false|incorrect|invalid|galat|nahi|nahin)\b|(?:is|was|does|has|did)(?: not|n't| never)\b|not (?:correct|right|true|reached|found|possible)\b)/

/** "contradiction is wrong", "none of these, contradiction": what is said is taken back. */
export const isRetracted = (text: string, words: readonly string[]): boolean =>
  /\bnone of (?:these|them|the above|those)\b|\bi (?:could|can|did) ?n[o']t\b/.test(text) ||
  words.some((word) => {
    const at = text.lastIndexOf(word)
    return at >= 0 && refusal.test(text.slice(at + word.length))
  })
