import { realWords } from './real-words'
import { storyWords, syllabusWords } from './syllabus-words'
import { withoutHindi } from './hindi-words'
import { wordForms } from './word-forms'
import { decidingWords, isFree } from './meanings'
import { fillers } from './words'

const syllabus = new Set([...syllabusWords, ...storyWords])
const longOnes = decidingWords.filter((word) => /^[a-z]{5,}$/.test(word))

/** What may be meant, by its first letter. */
const byFirst = new Map<string, string[]>()
for (const word of new Set([...syllabus, ...longOnes]))
  byFirst.set(word.charAt(0), [...(byFirst.get(word.charAt(0)) ?? []), word])

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

const isKnown = (word: string): boolean =>
  syllabus.has(word) || realWords.has(word) || fillers.has(word) || !isFree(word)

/** Where several may be meant, "angls", those that end alike. */
function possible(typed: string): readonly string[] {
  const all = (byFirst.get(typed.charAt(0)) ?? []).filter((word) => isOneOff(typed, word))
  const alike = all.filter((word) => word.at(-1) === typed.at(-1))
  return all.length > 1 && alike.length === 1 ? alike : all
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

/** A text with its slips of spelling mended and the short forms of messages written out; names, which begin with a capital, stay. */
export function mended(text: string): string {
  const written = text.replace(/(?<![\\\w'’])(\w?)[a-z]{3,}(?![\w'’])/g, (word, first: string, at: number) => {
    const small = word.toLowerCase()
    const isName = word !== small && !/(?:^|[.?!:\n])\s*$/.test(text.slice(0, at))
    const so = isName ? small : mendedWord(small)
    return so === small ? word : first === first.toLowerCase() ? so : so.replace(/^./, (letter) => letter.toUpperCase())
  })
  return withoutHindi(wordForms(written))
}
