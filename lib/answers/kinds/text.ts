import { wordsOnly, type Reading } from '../../reading/reading'
import { isNegation, takesBack, wordingOf, type Wording } from '../../reading/text/wording'
import { typed, type Typed } from '../../reading/typed'
import type { Kind, Outcome } from '../kind'
import type { RuleSlip, TextRule } from '../rule'
import { namesSlip } from '../rivals'
import { sameText } from '../same-text'

export interface WordsReading extends Reading {
  readonly wording: Wording
}

export interface TextKey {
  readonly wordings: readonly Wording[]
}

/** "infinitely many solutions". */
export const text: Kind<TextRule, TextKey, WordsReading> = {
  name: 'Words',
  words: 'Without regard to capitals and small words; negations count.',
  format: 'text',
  inputMode: 'text',
  keys: () => [],
  readKey: ({ expected, synonyms = [] }) => ({ wordings: [expected, ...synonyms].map((key) => typed(key).wording) }),
  read: readWords,
  judge,
}

export function readWords({ wording }: Typed): WordsReading {
  return { ...wordsOnly, wording }
}

function judge(key: TextKey, response: WordsReading, { slips, beside }: TextRule): Outcome {
  const { phrase } = response.wording
  if (beside && saysAny(phrase, beside.not)) return { correct: false }
  const outcome = judgeWords(key, response, slips)
  return outcome.correct || !beside || namesSlip(phrase, slips)
    ? outcome
    : { correct: isAmong(key.wordings, beside.so, phrase) }
}

/** "lines are parallel, so no solution, inconsistent": the answer among what is true beside it. */
function isAmong(keys: readonly Wording[], beside: readonly string[], phrase: string): boolean {
  const pieces = phrase
    .split(/[,;.:()]|\s(?:so|hence|therefore|thus|because|since|as|and|isliye)\s/)
    .map((piece) =>
      piece
        .replace(/^(?:so|hence|therefore|thus|because|since|as|and)\s|^(?:the |these )?lines? (?:are |is )/, '')
        .trim(),
    )
    .filter(Boolean)
  const known = [...keys, ...beside.map(wordingOf)]
  return (
    pieces.length > 1 &&
    pieces.every((piece) => isSaid(known, wordingOf(piece))) &&
    pieces.some((piece) => isSaid(keys, wordingOf(piece)))
  )
}

const saysAny = (phrase: string, words: readonly string[]): boolean =>
  words.some((word) => new RegExp(`(?<!\\b(?:not|no|never|nahi) (?:\\w+ )?)\\b${word}`).test(phrase))

export function judgeWords({ wordings }: TextKey, { wording }: WordsReading, slips?: readonly RuleSlip[]): Outcome {
  return {
    correct:
      (isSaid(wordings, wording) || isSaidTwice(wordings, wording.phrase)) &&
      !contradictsItself(wordings, wording) &&
      !isNumbered(wordings, wording) &&
      !namesSlip(wording.phrase, slips),
  }
}

const isSaid = (keys: readonly Wording[], response: Wording): boolean => keys.some((key) => sameText(key, response))

/** "No real roots, so not possible": a reason and what follows from it, each of them a right answer by itself. */
function isSaidTwice(keys: readonly Wording[], phrase: string): boolean {
  const [reason, conclusion, ...rest] = phrase.split(/[,;.]?\s(?:so|hence|therefore|thus)[,\s]+/)
  return (
    conclusion !== undefined &&
    rest.length === 0 &&
    [reason, conclusion].every((claim) => claim !== undefined && isSaid(keys, wordingOf(claim)))
  )
}

/** "yes, 4": a bare number beside words that have none. */
const isNumbered = (keys: readonly Wording[], { phrase }: Wording): boolean =>
  /(?:[,;]|\sso|\sand)\s?(?:(?:also|so|total|and)\s)*-?\d[\d./]*$/.test(phrase) &&
  !keys.some((key) => /\d/.test(key.phrase))

/** What cannot hold together with a word of the key. */
const opposites: ReadonlyMap<string, RegExp> = new Map([
  ['parallel', /^(?:intersecting|intersect|perpendicular|meet|cross|coincident)$/],
  ['consistent', /^inconsistent$/],
  ['inconsistent', /^(?:consistent|unique|infinite|coincident|intersecting)$/],
])

/** "No, it is possible" where the key says "no" or "not possible"; "yes is wrong". */
function contradictsItself(keys: readonly Wording[], response: Wording): boolean {
  if (takesBack(response.phrase) && !keys.some(({ phrase }) => takesBack(phrase))) return true
  const affirmed = keys.flatMap(({ words }) => (words.some(isNegation) ? [] : words))
  if (affirmed.some((word) => response.words.some((other) => opposites.get(word)?.test(other)))) return true
  const [first, ...rest] = response.words
  if (first !== 'no' || rest.length === 0 || rest.some(isNegation)) return false
  const denied = keys.flatMap(({ words }) => words.filter((_, index) => words[index - 1] === 'not'))
  return rest.some((word) => denied.includes(word))
}
