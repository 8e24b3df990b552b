import { isMisspelling } from '../reading/text/misspelling'
import { isNegation, type Wording } from '../reading/text/wording'

/** Whether words say the same as the key: without case, spacing, end punctuation and filler words; every word that counts must be there. */
export function sameText(key: Wording, response: Wording): boolean {
  if (key.squeezed === response.squeezed) return true
  const [wanted, typed] = [key.words, response.words]
  if (sameWords(wanted, typed) || response.shorter.some((words) => sameWords(wanted, words))) return true
  const { phrase } = response
  const [first, ...rest] = typed
  if (first !== undefined && wanted.length === 1 && first === wanted[0] && contrary.has(first))
    return (
      givesReason(phrase) && (deniesElse(phrase) || !rest.some((word) => word !== first && contradicts(first, word)))
    )
  return yesBefore(typed, wanted)
}

/** Whether the words that count are the same, one by one. */
export const sameWordsInOrder = (key: Wording, response: Wording): boolean =>
  key.words.join(' ') === response.words.join(' ')

/** What follows a bare yes or no is a reason: "no, D < 0", "yes because ..."; "no idea" is no answer. */
const givesReason = (phrase: string): boolean =>
  /^[a-z]+(?:$|\s?[,.;:!-]|\s(?:because|since|as|it|they|the|this|that|so|there|not|in|d|b|we|its)\b|\s\S{0,40}[|∥]|\s[^=<>]{1,40}[=<>]|(?:\s\S+){3})/.test(
    phrase,
  )

const joined = (words: readonly string[]): string => words.join('').replace(/-(?=[a-z])/g, '')

/** Words whose place matters. */
const ordered = new Set(['but', 'if', 'than', 'true', 'false', 'yes', 'no'])

/** The same words; in any order when none of them turns another round; a long word may be misspelt by one letter. */
function sameWords(key: readonly string[], response: readonly string[]): boolean {
  if (joined(key) === joined(response)) return true
  if (key.length !== response.length || key.length === 0) return false
  const [wanted, typed] = [key, response].map((words) =>
    words.length > 1 && words.filter(isNegation).length === 1
      ? words.map((word) => (word === 'no' ? 'not' : word))
      : words,
  )
  if (!wanted || !typed) return false
  const isSame = (word: string, index: number) => word === typed[index] || isMisspelling(typed[index] ?? '', word)
  if (wanted.every(isSame)) return true
  return (
    wanted.length <= 3 &&
    ![...wanted, ...typed].some((word) => isNegation(word) || ordered.has(word)) &&
    joined([...wanted].sort()) === joined([...typed].sort())
  )
}

/** A bare yes or no may be followed by a reason that does not turn it round. */
const contrary: ReadonlyMap<string, string> = new Map([
  ['yes', 'no'],
  ['no', 'yes'],
  ['true', 'false'],
  ['false', 'true'],
])

const contradicts = (answer: string, word: string): boolean =>
  word === contrary.get(answer) || ((answer === 'yes' || answer === 'true') && isNegation(word))

/** A reason that denies something else than the answer: "true, cot A is not defined for A = 0". */
const deniesElse = (phrase: string): boolean =>
  /^(?:yes|true),? (?:because |since |as )?(?!it|they|that|this|he|she|not|never|no)\S{1,20} (?:\S{1,12} ){0,3}(?:is|are|does|do) not (?!true|correct|right|parallel|possible|similar|equal)\S/.test(
    phrase,
  )

/** "Yes, similar" for "similar"; "no, not similar" for "not similar". */
function yesBefore(typed: readonly string[], wanted: readonly string[]): boolean {
  const [first, ...rest] = typed
  if (first !== 'yes' && first !== 'no') return false
  if (!sameWords(wanted, rest)) return false
  const denies = wanted.some((word) => isNegation(word) || /^(?:in|im|ir)[a-z]{6}/.test(word))
  return first === 'no' ? denies : !wanted.some(isNegation)
}
