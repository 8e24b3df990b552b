import { oneMarkChance } from './pieces/chance'
import { fraction, toText } from '../../maths'
import { line } from '../line'
import { worked } from '../solution'

export interface LetterOfWord {
  /** In capitals. */
  readonly word: string
  /** 'vowel', 'consonant', or a letter: 'A'. */
  readonly asked: string
}

export const isVowel = (letter: string): boolean => 'AEIOU'.includes(letter)

export const suits = (asked: string, letter: string): boolean =>
  asked.length === 1 ? letter === asked : isVowel(letter) === (asked === 'vowel')

/** "a vowel", "the letter A" */
export const letterText = (asked: string): string => (asked.length === 1 ? `the letter ${asked}` : `a ${asked}`)

/** E.g. "A letter is chosen at random from the letters of the word MATHEMATICS. Find the probability that it is a vowel." */
export const letters = worked<LetterOfWord>({
  id: 'letters',
  archetype: 'prob-letters',
  objection: ({ word }) => (/^[A-Z]{2,30}$/.test(word) ? null : 'Give me a word of letters only.'),
  solve: ({ word, asked }) => {
    const all = [...word]
    const good = all.filter((each) => suits(asked, each))
    return {
      key: toText(fraction(good.length, all.length)),
      lines: [
        line(
          'outcomes',
          `The word ${word} has $${all.length}$ letters, so there are $${all.length}$ possible outcomes.`,
        ),
        line(
          'favourable',
          good.length === 0
            ? 'No letter of the word is favourable: the event is impossible.'
            : `Favourable letters: ${good.join(', ')}, so there are $${good.length}$ of them.`,
        ),
        ...oneMarkChance(`choosing ${letterText(asked)}`, good.length, all.length),
      ],
    }
  },
})
