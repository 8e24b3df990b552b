import { progressionIn, progressionWords } from './progression'
import {
  firstNegativeTerm as solution,
  type Given,
} from '../../../solutions/arithmetic-progressions/first-negative-term'
import { phrase } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "Which is the first negative term, and what is that term?" */
function asksValue({ items }: Question): boolean {
  const at = items.findLastIndex((item) => item.kind === 'word' && item.text === 'negative')
  const behind = items.slice(at + 1).flatMap((item) => (item.kind === 'word' ? item.text : []))
  const rest = /^(?:term|number)$/.test(behind[0] ?? '') ? behind.slice(1) : behind
  return /\b(?:value|(?:that|the|this|its|find|also|and) term|what is (?:it|that))\b/.test(rest.join(' '))
}

function askedIn(question: Question): Given['asked'] | null {
  if (question.words.includes('many')) return asksValue(question) ? null : 'how many terms'
  if (asksValue(question)) return phrase(question, 'which|n|find') ? 'which and value' : null
  if (lettersNamed(question, 'n', 'a_n').length > 0) return 'n'
  return phrase(question, 'first negative term|number') ? 'which term' : null
}

/** "Which term of the AP 121, 117, 113, ... is its first negative term?" */
export const firstNegativeTerm = recogniser<Given>({
  id: 'first-negative-term-of-ap',
  solution,
  cues: ['negative'],
  words: [
    ...progressionWords,
    ...['negative', 'many', 'must', 'written', 'until', 'appears', 'count', 'goes', 'down', 'step', 'till', 'which'],
  ],
  examples: [
    'Which term of the AP 121, 117, 113, ... is its first negative term?',
    'The AP 109, 102, 95, ... goes down step by step. Find n for which a_n is the first negative term.',
    'How many terms of the AP 103, 98, 93, ... must be written until the first negative number appears? Count that number too.',
    'which term of ap 121,117,113.. is first negative term',
    'first negative term of 59, 54, 49 .... konsa term hai',
    'Which term of the AP 121, 117, 113, ... is the first negative term? Also find that term.',
  ],
  refuses: [
    'What is the sum of the terms of the AP 121, 117, 113, ... before the first negative term?',
    'Which term of the AP 121, 117, 113, ... is the last that is not negative?',
    'Find the value of the first negative term of the AP 121, 117, 113, ... and the one after it',
    'How many terms of the AP 103, 98, 93, ... are not negative?',
  ],
  read: (question) => {
    const found = progressionIn(question)
    const asked = askedIn(question)
    if (!found || !asked || !phrase(question, 'first negative term|number')) return null
    return {
      given: { ...found.progression, asked },
      used: [...found.used, ...lettersNamed(question, 'n', 'a_n')],
    }
  },
  before: ({ asked }) => (asked === 'which and value' ? 'First negative term: ' : 'Place of the term: '),
})
