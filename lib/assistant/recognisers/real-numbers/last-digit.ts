import { powerAndDigit } from './power-of-base'
import { lastDigit as solution } from '../../../solutions/real-numbers/last-digit'
import { says } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const lastDigit = recogniser({
  id: 'ends-with-zero-or-five',
  solution,
  story: true,
  cues: ['digit', 'end', 'ends', 'khatam'],
  words: [
    'natural',
    'number',
    'digit',
    'any',
    'whether',
    'check',
    'correct',
    'option',
    'reason',
    'last',
    'show',
    'explain',
    'never',
    'ever',
    'prove',
    'why',
    'cannot',
    'not',
    'possible',
    'zeroes',
    'which',
    'justify',
  ],
  examples: [
    'Check whether 7^n can end with the digit 5 for any natural number n. Choose the correct option.',
    'Can the number 8^n, where n is a natural number, end with the digit 0? Choose the correct answer and reason.',
    'Sunita says that, for some natural number n, the number 8^n ends with the digit 0. Is she right?',
    'can 6^n end with digit 0 for any natural number n',
  ],
  refuses: [
    'For which natural numbers n does 5^n end with the digit 5?',
    'Can 6^n + 5 end with the digit 0 for any natural number n?',
    'Can 6^n end with the digit 0 and the digit 6 for any natural number n?',
    'How many natural numbers n are there for which 6^n ends with the digit 0?',
  ],
  read: (question) => {
    const found = powerAndDigit(question)
    const ends = phrase(question, 'which digit * end|ends .', 'what last|unit|units digit .', 'ends which digit')
    if (!found || (says(question, 'which') && !ends) || says(question, 'many', 'what')) return null
    // "14^n never ends with 0" is a claim, and "no" is no word of it
    const orNot = phrase(question, 'or|ya not')
    const has = (...words: readonly string[]) => words.some((word) => question.words.includes(word))
    const isDenied = has('never', 'cannot', 'not') && !orNot
    if (isDenied && !has('show', 'prove', 'why', 'explain', 'justify', 'reason')) return null
    const { used, said } = found
    const given = ends ? { ...found.given, always: true as const } : found.given
    // of two digits, 0 and 5
    if (given.or && (ends || given.digit.n + given.or.n !== 5n || given.digit.n * given.or.n !== 0n)) return null
    return given.digit.n === 0n || given.digit.n === 5n
      ? { given, used, said: [...said, ...told(question, ends, orNot).said] }
      : null
  },
})
