import { realWords } from './real-words'
import { storyWords, syllabusWords } from './syllabus-words'
import { commonWords } from './common-words'
import { hindiNames, withoutHindi } from './hindi-words'
import { wordsOfMathematics } from './of-mathematics'
import { wordForms } from './word-forms'
import { decidingWords, isFree } from './meanings'
import { fillers } from './words'

const syllabus = new Set([...syllabusWords, ...storyWords])
const longOnes = decidingWords.filter((word) => /^[a-z]{5,}$/.test(word))
const others = new Set(
  [...commonWords, ...wordsOfMathematics.trim().split(/\s+/), ...fillers, ...hindiNames].filter((word) =>
    /^[a-z]{5,}$/.test(word),
  ),
)

type ByFirst = ReadonlyMap<string, readonly string[]>

function byFirst(words: Iterable<string>): ByFirst {
  const all = new Map<string, string[]>()
  for (const word of words) all.set(word.charAt(0), [...(all.get(word.charAt(0)) ?? []), word])
  return all
}

/** What may be meant, by its first letter. */
const known = byFirst(new Set([...syllabus, ...longOnes]))
const knownBeside = byFirst(others)

/** The same word with one letter wrong, left out or too many, or with two neighbours exchanged; the first letter is right. */
function isOneOff(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false
  let same = 0
  while (same < word.length && typed[same] === word[same]) same++
  const isExchanged =
    typed[same] === word[same + 1] && typed[same + 1] === word[same] && typed.slice(same + 2) === word.slice(same + 2)
  // of four letters there are too many words for anything else: "aera"
  if (typed.length < 5) return isExchanged
  const [behindTyped, behindWord] = [typed.slice(same), word.slice(same)]
  return (
    isExchanged ||
    behindTyped.slice(1) === behindWord.slice(1) ||
    behindTyped.slice(1) === behindWord ||
    behindTyped === behindWord.slice(1)
  )
}

const isVowel = (letter = ''): boolean => letter !== '' && 'aeiou'.includes(letter)

/** The slips that seldom make another word: neighbours exchanged, a letter doubled or single, one left out of a long word, another vowel. */
function isSlipOf(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false
  let same = 0
  while (same < word.length && typed[same] === word[same]) same++
  const [behindTyped, behindWord] = [typed.slice(same), word.slice(same)]
  const [a, b] = [behindTyped[0], behindWord[0]]
  if (behindTyped === behindWord.slice(1)) return b === word[same - 1] || (word.length > 5 && behindWord.length > 1)
  if (behindTyped.slice(1) === behindWord) return a === typed[same - 1]
  if (behindTyped.slice(1) === behindWord.slice(1)) return word.length > 6 && isVowel(a) && isVowel(b)
  return a === behindWord[1] && b === behindTyped[1] && behindTyped.slice(2) === behindWord.slice(2)
}

const isKnown = (word: string): boolean =>
  syllabus.has(word) || others.has(word) || realWords.has(word) || !isFree(word) || fillers.has(word)

/** Where several may be meant, "angls", those that end alike. */
function alike(typed: string, all: readonly string[]): readonly string[] {
  const ending = all.filter((word) => word.at(-1) === typed.at(-1))
  return all.length > 1 && ending.length === 1 ? ending : all
}

/** A long word with two letters left out, but not the last: "factorisatn". */
function isShortOf(typed: string, word: string): boolean {
  if (typed.length < 8 || typed.length + 2 !== word.length || typed.at(-1) !== word.at(-1)) return false
  let at = 0
  for (const letter of word) if (letter === typed[at]) at++
  return at === typed.length
}

function possible(typed: string): readonly string[] {
  const [first, beside] = [known, knownBeside].map((words) => words.get(typed.charAt(0)) ?? [])
  const all = (first ?? []).filter((word) => isOneOff(typed, word))
  const slips = all.length > 0 ? all : (beside ?? []).filter((word) => isSlipOf(typed, word))
  return alike(typed, slips.length > 0 ? slips : (first ?? []).filter((word) => isShortOf(typed, word)))
}

const mendings = new Map<string, string>()

/** The word of the syllabus that was meant: "circumference" for "circumfrence"; any other word as it is. */
export function mendedWord(typed: string): string {
  const found = mendings.get(typed)
  if (found !== undefined) return found
  const meant = typed.length < 4 || isKnown(typed) ? [] : possible(typed)
  const [only = typed, ...more] = meant
  const word = more.length === 0 ? only : typed
  mendings.set(typed, word)
  return word
}

/** A text with its slips of spelling mended; names, which begin with a capital, stay. */
export function withoutSlips(text: string): string {
  return text.replace(/(?<![\\\w'’])(\w?)[a-z]{3,}(?![\w'’])/g, (word, first: string, at: number) => {
    const small = word.toLowerCase()
    const isName = word !== small && !/(?:^|[.?!:\n])\s*$/.test(text.slice(0, at))
    const so = isName ? small : mendedWord(small)
    return so === small ? word : first === first.toLowerCase() ? so : so.replace(/^./, (letter) => letter.toUpperCase())
  })
}

/** The same with the short forms of messages written out, and in English. */
export const mended = (text: string): string => withoutHindi(wordForms(withoutSlips(text)))
