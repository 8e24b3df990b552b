import { pairWords } from './equations'
import { findK as solution, hasNoValue, isAllBut, type Given } from '../../../solutions/linear-equations/find-k'
import { withUnknownIn } from './with-unknown'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

type Wanted = Given['wanted']

/** What must be true of the pair; null where that is not said, or in a way that is not known. */
export function wantedOf({ words }: Question): Wanted | null {
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
    'will',
    'real',
  ],
  examples: [
    'For what value of k does the pair 3x + y = 1, kx + 2y = 5 have no solution?',
    'The lines 5x + 8y = 1 and kx + 16y = 9 are parallel. Find the value of k.',
    'find p so that 2x + py = 8 and x + y = 6 has no solution',
    'For which value of k has the pair kx + 3y = 7, 8x + 6y = 5 infinitely many solutions?',
    'k nikalo agar 2x + 3y = 7 aur 4x + ky = 14 coincident lines hai',
  ],
  refuses: [
    'For what value of k does the pair 3x + y = 1, kx + 2y = 5 have a unique solution?',
    'For what value of k does the pair 3x + y = 1, kx + 2y = 5 not have infinitely many solutions?',
    'For how many values of k does the pair 3x + y = 1, kx + 2y = 5 have no solution and k > 3?',
  ],
  read: (question) => {
    const wanted = wantedOf(question)
    const found = withUnknownIn(question)
    if (!wanted || !found) return null
    const given: Given = { ...found.given, wanted }
    const orNone =
      question.options.length > 0
        ? question.options.some(({ facts, words }) => facts.length === 0 && words.join(' ') === 'no value')
        : hasNoValue(given)
    const allBut = isAllBut(given) && { isAllBut: true as const }
    return { given: { ...given, ...(orNone && { orNone: true as const }), ...allBut }, used: found.used }
  },
  before: ({ letter, orNone, isAllBut: allBut }) => (orNone || allBut ? 'Answer: ' : `${letter} = `),
})
