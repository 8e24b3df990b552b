import { letterAt } from '../../letters'
import { newBudget, type Budget } from '../../maths/sum'
import { wordsOnly, type Reading } from '../../reading/reading'
import { typed, type Typed } from '../../reading/typed'
import { Unreadable } from '../../reading/unreadable'
import { letterIn, type Letter } from '../../reading/values/option-letter'
import type { Kind } from '../kind'
import type { ChoiceRule } from '../rule'
import { outcome } from '../outcome'
import { matching, optionWording, type OptionWording } from '../option-wording'

interface Key {
  readonly letter: string
  readonly options: readonly OptionWording[]
}

interface OptionReading extends Reading {
  /** The letters that were given or worded. */
  readonly letters: readonly string[]
  /** Whether a letter is followed by something that is not its wording. */
  readonly isMixed: boolean
}

/** The letter of the right option, "b", "(b)", "option B", or its wording; a letter and a wording must agree. */
export const choice: Kind<ChoiceRule, Key, OptionReading> = {
  name: 'Choice',
  words: 'The letter, with or without brackets, or the wording of the option.',
  format: 'string',
  inputMode: 'text',
  keys: () => [],
  readKey: ({ expected, options = [] }) => ({
    letter: letterIn(typed(expected))?.letter ?? expected.trim().toUpperCase(),
    options: options.map((option) => optionWording(option, newBudget())),
  }),
  read,
  judge: ({ letter }, { letters, isMixed }) =>
    outcome(
      !isMixed && letters.length === 1 && letters[0] === letter,
      isMixed ? 'Give the letter of one option only.' : undefined,
    ),
}

function read(response: Typed, { options }: Key, _rule: ChoiceRule, budget: Budget): OptionReading {
  const letter = letterIn(response)
  if (letter?.rest === '') return readingOf([letter.letter])
  const worded = letter?.marked ? [] : matching(options, wordingOf(response.text, budget), budget).map(letterAt)
  if (letter && worded.length === 0) return readingOf([letter.letter], !agrees(letter, options, budget))
  if (worded.length > 0) return readingOf(worded)
  throw new Unreadable('Give the letter of one option: A, B, C or D.')
}

const wordingOf = (text: string, budget: Budget) => optionWording(text.replace(/\.{2,}|…/g, ''), budget)

const readingOf = (letters: readonly string[], isMixed = false): OptionReading => ({
  ...wordsOnly,
  letters,
  isMixed,
  tex: letters.map((letter) => `\\text{${letter}}`).join(',\\; '),
})

/** Whether what follows a letter is a reason, or the wording of that option. */
function agrees({ letter, rest }: Letter, options: readonly OptionWording[], budget: Budget): boolean {
  if (/^(?:because|since|as)\s/i.test(rest)) return true
  const option = options[letter.charCodeAt(0) - 65]
  return option !== undefined && matching([option], optionWording(rest, budget), budget).length > 0
}
