import { wordsOnly, type Reading } from '../../reading/reading'
import { clean } from '../../reading/text/clean'
import { isNegation } from '../../reading/text/wording'
import type { Kind } from '../kind'
import type { KeywordsRule } from '../rule'

interface Key {
  /** Any of these will do, each all of its words. */
  readonly choices: readonly (readonly string[])[]
}

interface ProofReading extends Reading {
  readonly text: string
}

const longest = 10_000

/** 'a | b' either, 'a & b' both; a keyword that is denied, as in "no contradiction", does not count. */
export const keywords: Kind<KeywordsRule, Key, ProofReading> = {
  name: 'Proof in words',
  words: 'Must hold the word that decides it, and must not deny it.',
  format: 'text',
  inputMode: 'text',
  keys: () => [],
  readKey: ({ expected }) => ({
    choices: expected.split('|').map((choice) => choice.split('&').map(plain).filter(Boolean)),
  }),
  read: ({ text }) => ({ ...wordsOnly, text: plain(text.slice(0, longest)) }),
  judge: ({ choices }, { text }) => ({
    correct:
      choices.some((words) => words.length > 0 && words.every((word) => affirms(text, word))) &&
      !isDoubted(text, choices.flat()),
  }),
}

/** Words that belong to another answer than the keyword's. */
const rivals: ReadonlyMap<string, RegExp> = new Map([
  ['rhs', /\b(?:sss|sas|aas|asa|aaa|ssa|lhs)\b/],
  ['congruence', /\b(?:sss|sas|aas|asa|aaa|ssa)\b/],
  ['proved', /!=|\b(?:nothing|nearly|almost|partly) /],
])

/** A question, or a word beside the keyword that makes another answer of it: "SSS congruence", "proved?". */
const isDoubted = (text: string, words: readonly string[]): boolean =>
  /\?\s*$/.test(text) ||
  words.some((word) => rivals.get(word)?.test(text.replace(/\bnot (?:by )?[a-z]{3}\b/g, '')) === true)

/** Lower case, "R.H.S." as "rhs", no spaces around signs. */
const plain = (text: string): string =>
  clean(text)
    .toLowerCase()
    .replace(/(?<![a-z'])([a-z])[. ](?=[a-z]\b)/g, '$1')
    .replace(/\bproven\b/g, 'proved')
    .replace(/\bcontradict(?:s|ed|ory)\b/g, 'contradiction')
    .replace(/\bright[ -]angled?[ ,-]+hypotenuse[ ,-]+side\b/g, 'rhs')
    .replace(/\s*([=/*+()^])\s*/g, '$1')
    .replace(/([=(]-)\s+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

const isInside = (character: string | undefined): boolean => character !== undefined && /[a-z0-9]/.test(character)

/** Whether the keyword occurs as whole words and is not denied there. */
function affirms(text: string, keyword: string): boolean {
  for (let at = text.indexOf(keyword); at >= 0; at = text.indexOf(keyword, at + 1)) {
    const after = text.slice(at + keyword.length)
    if (startsApart(text, at, keyword) && endsApart(after, keyword) && !isDenied(text.slice(Math.max(0, at - 80), at)))
      return true
  }
  return false
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
  'a an any the be been being is was such yet valid really to at lead leads leading reach arrive get by there using have has'.split(
    ' ',
  ),
)

/** Whether the words just before say no: "no", "not a", "cannot be", "isn't any". */
function isDenied(before: string): boolean {
  if (/\b(?:non|un)-$|(?<!\bwas )\b(?:to|should|must|can|will|would|it) (?:be )?$/.test(before)) return true
  const clause = before.split(/[.,;:!?]|\b(?:so|hence|therefore|thus|but|because|which|that|then)\b/).at(-1) ?? ''
  return clause
    .split(/[^a-z']+/)
    .filter((word) => word !== '' && !passedOver.has(word))
    .slice(-3)
    .some(isNegation)
}
