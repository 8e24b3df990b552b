import { pairWords } from './equations'
import { findK as solution, type Given } from '../../../solutions/linear-equations/find-k'
import type { Fact } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { lineWith } from '../../question/coefficients'
import { lineIn } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

type Wanted = Given['wanted']

/** What must be true of the pair; null where that is not said, or in a way that is not known. */
function wantedOf({ words }: Question): Wanted | null {
  const all: readonly (readonly [Wanted, boolean])[] = [
    ['no solution', words.includes('inconsistent') || (words.includes('no') && words.includes('solution'))],
    ['parallel lines', words.includes('parallel')],
    ['infinitely many solutions', words.includes('infinitely') || words.includes('infinite')],
    ['coincident lines', words.includes('coincident') || words.includes('coincide')],
  ]
  const [only, ...more] = all.filter(([, said]) => said)
  return only && more.length === 0 ? only[0] : null
}

export const findK = recogniser<Given>({
  id: 'find-k-for-pair',
  solution,
  cues: ['solution', 'parallel', 'coincident', 'coincide', 'inconsistent'],
  words: [
    ...pairWords,
    'no',
    'have',
    'infinitely',
    'infinite',
    'many',
    'lines',
    'represents',
    'represent',
    'number',
    'has',
  ],
  examples: [
    'For what value of k does the pair 3x + y = 1, kx + 2y = 5 have no solution?',
    'The lines 5x + 8y = 1 and kx + 16y = 9 are parallel. Find the value of k.',
  ],
  read: (question) => {
    const wanted = wantedOf(question)
    const known = question.facts.flatMap((fact: Fact) => {
      const line = lineIn(fact)
      return line ? [{ fact, line }] : []
    })
    const unknown = question.facts.flatMap((fact: Fact) => {
      const line = lineWith(fact, 'k')
      return line ? [{ fact, line }] : []
    })
    const [[first, ...others], [second, ...more]] = [known, unknown]
    if (!wanted || !first || !second || others.length + more.length > 0) return null
    return {
      given: { first: first.line, second: second.line, letter: 'k', wanted },
      used: [first.fact, second.fact, ...lettersNamed(question, 'k')],
    }
  },
  before: () => 'k = ',
})
