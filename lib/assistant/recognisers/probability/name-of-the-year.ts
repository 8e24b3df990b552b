import { asksChance, chanceWords } from './chance'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths/fraction'
import {
  nameOfTheYear as solution,
  type NameCondition,
  type NameOfTheYear,
} from '../../../solutions/probability/name-of-the-year'

/** "its name starts with the letter J" */
function letterIn(question: Question, kind: 'starts' | 'ends') {
  const verb = kind === 'starts' ? 'starts|start|starting|begins|begin|beginning' : 'ends|end|ending'
  const found = phrase(question, `${verb} letter? @l:letter`)
  return found && found.facts.l.name.length === 1 ? { kind, letter: found.facts.l.name, taken: found.taken } : null
}

/** A month of the year, or a day of the week, by its name or by its days. */
export const nameOfTheYear = recogniser<NameOfTheYear>({
  id: 'name-of-a-month-or-day',
  solution,
  story: true,
  cues: ['probability', 'chance'],
  words: [...chanceWords, 'month', 'year', 'week', 'one', 'letter', 'alphabet', 'any', 'twelve', 'seven', 'english'],
  examples: [
    'A month of the year is chosen at random. What is the probability that its name starts with J?',
    'From the twelve months of a year one is selected at random. Find the probability that it begins with the letter M and has 31 days.',
    'one month is chosen at random. probability that it has 30 days?',
    'A day of the week is chosen at random. What is the probability that its name starts with T?',
  ],
  refuses: [
    'A month of the year is chosen at random. What is the probability that its name does not start with J?',
    'A month of the year is chosen at random. What is the probability that its name starts with J or with M?',
    'A month of a leap year is chosen at random. What is the probability that it has 29 days?',
    'Two months of the year are chosen at random. What is the probability that both names start with J?',
    'A month of the year is chosen at random. What is the probability that it has 5 Sundays?',
  ],
  read: (question) => {
    const month = phrase(question, 'month|months')
    const day = month ? null : phrase(question, 'day|days * week', 'weekday', 'day|days seven|7? * week')
    if (!asksChance(question) || !(month ?? day)) return null
    const [starts, ends] = [letterIn(question, 'starts'), letterIn(question, 'ends')]
    const days = month ? phrase(question, 'has|have|having|of|contains|with #d days') : null
    const count = days && isInteger(days.numbers.d) ? toNumber(days.numbers.d) : null
    const conditions: readonly NameCondition[] = [
      ...[starts, ends].flatMap((one) => (one ? [{ kind: one.kind, letter: one.letter }] : [])),
      ...(count === null ? [] : [{ kind: 'days', count } as const]),
    ]
    const isOdd = question.words.some((word) => /^(?:two|both|leap|or|not|without|least|most|exactly)$/.test(word))
    if (conditions.length === 0 || isOdd || (days && (count === null || count < 30 || count > 31))) return null
    const many = phrase(question, '12|twelve months', '7|seven days')
    return {
      given: { of: month ? 'month' : 'day', conditions },
      ...told(question, month, day, starts, ends, days, many),
    }
  },
})
