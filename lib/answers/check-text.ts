import { bareWords, isNegation, plainPhrase } from './phrase-text'
import type { TextRule, Verdict } from './rule'
import { verdict } from './verdict'

/** Words, compared without case, spacing, end punctuation and filler words; every word that counts must be there. */
export function checkText(rule: TextRule, response: string): Verdict {
  const keys = [rule.expected, ...(rule.synonyms ?? [])]
  return verdict(keys.some((key) => sameText(key, response)))
}

export function sameText(key: string, response: string): boolean {
  const squeezed = (text: string) => plainPhrase(text).replace(/[\s-]/g, '')
  if (squeezed(key) === squeezed(response)) return true
  const [wanted, typed] = [bareWords(key), bareWords(response)]
  if (joined(wanted) === joined(typed)) return true
  const [first, ...rest] = typed
  if (first !== undefined && wanted.length === 1 && first === wanted[0] && contrary.has(first))
    return !rest.some((word) => word !== first && contradicts(first, word))
  return yesBefore(typed, wanted)
}

const joined = (words: readonly string[]): string => words.join('').replace(/-/g, '')

/** A bare yes or no may be followed by a reason that does not turn it round. */
const contrary: ReadonlyMap<string, string> = new Map([
  ['yes', 'no'],
  ['no', 'yes'],
  ['true', 'false'],
  ['false', 'true'],
])

const contradicts = (answer: string, word: string): boolean =>
  word === contrary.get(answer) || ((answer === 'yes' || answer === 'true') && isNegation(word))

/** "Yes, similar" for "similar"; "no, not similar" for "not similar". */
function yesBefore(typed: readonly string[], wanted: readonly string[]): boolean {
  const [first, ...rest] = typed
  if (first !== 'yes' && first !== 'no') return false
  if (joined(rest) !== joined(wanted)) return false
  return first === 'no' ? wanted.some(isNegation) : !wanted.some(isNegation)
}
