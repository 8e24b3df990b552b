import { counted, togetherObjection, totalLine } from './any/counting'
import type { Event } from './any/event'
import { worked } from '../solution'

/** One letter is chosen of a word or of the alphabet; an atom is 'vowel', 'consonant' or a letter. */
export interface LetterDrawn {
  readonly letters: string
  readonly event: Event<string>
}

const isLetter = (atom: string, letter: string): boolean =>
  atom === 'vowel' ? isVowel(letter) : atom === 'consonant' ? !isVowel(letter) : atom === letter
const isVowel = (letter: string): boolean => 'AEIOU'.includes(letter)

/** E.g. "A letter is chosen from the word MATHEMATICS. Find the probability that it is a vowel or the letter M." */
export const letterDrawn = worked<LetterDrawn>({
  id: 'letter-drawn',
  archetype: 'prob-letters',
  objection: ({ letters, event }) =>
    /^[A-Z]{2,40}$/.test(letters)
      ? togetherObjection(event, [...letters], isLetter)
      : 'Write the word in letters alone.',
  solve: ({ letters, event }) =>
    counted(event, {
      all: [...letters],
      is: isLetter,
      words: (atom) => (atom.length > 1 ? `a ${atom}` : `the letter ${atom}`),
      name: (letter) => `\\text{${letter}}`,
      verb: 'getting',
      lines: [totalLine(letters.length)],
    }),
})
