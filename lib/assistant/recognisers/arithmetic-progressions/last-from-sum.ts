import { termsOf } from './progression'
import { lastFromSum as solution, type Given } from '../../../solutions/arithmetic-progressions/last-from-sum'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { rational } from '../../question/polynomial'
import { recogniser } from '../../recogniser'

/** "Solve 1 + 4 + 7 + 10 + ... + x = 287": the sum is known and the last term is asked. */
export const lastFromSum = recogniser<Given>({
  id: 'last-term-from-a-sum',
  solution,
  cues: ['sum'],
  words: ['ap', 'solve', 'equation', 'series', 'if', 'terms', 'term', 'positive', 'natural', 'number'],
  examples: [
    'Solve the equation: 1 + 4 + 7 + 10 + ... + x = 287',
    'Find x if 2 + 5 + 8 + ... + x = 155',
    '-4 + (-1) + 2 + ... + x = 437, find the value of x',
    'Solve for x: 5 + 13 + 21 + … + x = 2139',
  ],
  refuses: [
    'Find the sum 1 + 4 + 7 + ... + 40',
    'If 1 + 4 + 7 + ... + x = 287, find the number of terms n',
    'Solve 1 + 4 + 9 + ... + x = 385',
    'If 1 + 4 + 7 + ... + x = 287, find x + 2',
  ],
  read: (question) => {
    const found = phrase(question, 'sum ap @l:list last term @x:letter #s')
    const ap = found && !found.facts.l.end ? termsOf(found.facts.l.items.map(rational)) : null
    if (!found || !ap) return null
    const letter = found.facts.x.name
    const { used, said } = told(question, found)
    return {
      given: { ...ap, total: found.numbers.s, letter, written: found.facts.l.items.length },
      used: [...used, ...lettersNamed(question, letter)],
      said,
    }
  },
  before: ({ letter }) => `${letter} = `,
})
