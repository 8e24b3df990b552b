import type { Fact } from '../../question/fact'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { nodeTex } from '../../../reading/tree/tex'
import { divide, fraction } from '../../../maths/fraction'
import {
  possibleValue as solution,
  type Offered,
  type PossibleValue,
} from '../../../solutions/probability/possible-value'

/** The one number that each option is, bare or in per cent; null where one is anything else. */
function offeredIn({ options }: Question) {
  const found = options.flatMap(({ facts, words }): readonly (Offered & { readonly fact: Fact })[] => {
    const [only, ...more] = facts
    if (only?.kind !== 'number' || more.length + words.length > 0) return []
    const tex = nodeTex(only.node)
    if (only.unit === '') return [{ fact: only, tex, value: only.value }]
    return only.unit === '%' ? [{ fact: only, tex: `${tex}\\%`, value: divide(only.value, fraction(100)) }] : []
  })
  return found.length === options.length && found.length > 1 ? found : null
}

const not = ['not', 'cannot', 'impossible', 'wrong']
const can = ['can', 'possible', 'may', 'could']

/** "Which of the following cannot be the probability of an event? (A) 2/3 (B) −1.5 (C) 15% (D) 0.7" */
export const possibleValue = recogniser<PossibleValue>({
  id: 'possible-probability',
  solution,
  story: true,
  chooses: true,
  cues: ['probability'],
  words: ['probability', 'event', 'number', 'not', 'cannot', 'only', 'one', 'four', 'impossible', 'any'],
  examples: [
    'Which of the following cannot be the probability of an event? (A) 2/3 (B) -1.5 (C) 15% (D) 0.7',
    'Which one of these numbers is not the probability of any event? (A) 2/3 (B) 1.5 (C) 15% (D) 0.7',
    'Four students wrote down the probability of an event. Whose number must be wrong? (A) 105% (B) 99% (C) 0 (D) 1',
    'Only one of these numbers can be a probability. Which one? (A) 7/5 (B) 0.05 (C) -0.2 (D) 110%',
    'which of these can not be probability of an event a) 1/3 b) 0.1 c) 3% d) 17/16',
  ],
  refuses: [
    'The probability of an event is 0.3. Which of these is the probability of its complement? (A) 0.7 (B) 1.5 (C) 3 (D) -1',
    'Which of the following can be the sum of the probabilities of all the events? (A) 7/5 (B) 1 (C) -0.2 (D) 110%',
    'A die is thrown. Which of these is the probability of an even number? (A) 7/5 (B) 1/2 (C) -0.2 (D) 110%',
  ],
  read: (question) => {
    const offered = offeredIn(question)
    const has = (words: readonly string[]) => question.words.some((word) => words.includes(word))
    const isNumbers = question.facts.every((fact) => fact.kind === 'letter' && fact.name === 'E')
    // "an event cannot occur" says of which event
    const isOfEvent = phrase(question, 'event cannot|can|may|could not? happen|occur')
    if (!offered || !isNumbers || isOfEvent || (!has(not) && !has(can))) return null
    return {
      given: { wanted: has(not) ? 'cannot' : 'can', options: offered.map(({ tex, value }) => ({ tex, value })) },
      used: [...offered.map(({ fact }) => fact), ...question.facts],
    }
  },
})
