import { pairWords } from './equations'
import { withUnknownIn } from './with-unknown'
import { says } from '../../question/pick'
import { factsOf, type Question } from '../../question/question'
import { uniqueForAllBut as solution, type Given } from '../../../solutions/linear-equations/unique-for-all-but'
import { recogniser } from '../../recogniser'

/** "if k ≠ m": the number that is asked for has a name of its own. */
const namedException = (question: Question, letter: string) =>
  factsOf(question, 'equation').find(({ relation, sides: [left, right] }) => {
    const names = [left, right].map((side) => (side?.kind === 'letter' ? side.name : ''))
    return relation === '!=' && names[0] === letter && names[1] !== '' && names[1] !== letter
  })

export const uniqueForAllBut = recogniser<Given>({
  id: 'unique-for-all-but',
  solution,
  cues: ['unique', 'exactly'],
  words: [
    ...pairWords,
    ...[
      'has',
      'have',
      'a',
      'solution',
      'lines',
      'point',
      'one',
      'all',
      'every',
      'real',
      'except',
      'exception',
      'number',
    ],
    ...['intersect', 'only'],
  ],
  examples: [
    'For which values of k does the pair of linear equations 6x + 7y = -7 and kx + 28y = 4 have a unique solution?',
    'The lines 7x + 4y = -10 and 35x + ky = -6 intersect at exactly one point if k ≠ m. Find the number m.',
    'for what value of p does 2x + 3y = 5 and px + 6y = 7 have unique solution',
  ],
  refuses: [
    'For which value of k does the pair 6x + 7y = -7 and kx + 28y = 4 have no unique solution?',
    'Is the solution of 6x + 7y = -7 and kx + 28y = 4 unique for k = 24?',
  ],
  read: (question) => {
    const found = withUnknownIn(question)
    const unique =
      (says(question, 'unique') && says(question, 'solution')) ||
      ((says(question, 'exactly') || says(question, 'only')) && (says(question, 'point') || says(question, 'solution')))
    if (!found || !unique) return null
    const { letter } = found.given
    const named = namedException(question, letter)
    const name = named?.sides[1]
    const isException = named !== undefined || says(question, 'exception') || says(question, 'except')
    const letters = factsOf(question, 'letter').filter((fact) => name?.kind === 'letter' && fact.name === name.name)
    return {
      given: { ...found.given, asked: isException ? 'exception' : 'condition' },
      used: [...found.used, ...(named ? [named, ...letters] : [])],
    }
  },
  before: ({ asked }) => (asked === 'condition' ? '' : 'The exception: '),
})
