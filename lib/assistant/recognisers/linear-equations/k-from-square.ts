import { pairWords } from './equations'
import { wantedOf } from './find-k'
import { lettersNamed } from '../../question/pick'
import { expanded, termsOf } from '../../question/polynomial'
import type { Fact } from '../../question/fact'
import { equals, negate, one, zero, type Fraction } from '../../../maths/fraction'
import { kFromSquare as solution, type Given } from '../../../solutions/linear-equations/k-from-square'
import { callingItK } from '../called-k'
import { recogniser } from '../../recogniser'

/** The two numbers of kx + by = c or of dx + ky = e. */
export function lineWithK(fact: Fact, at: 'x' | 'y'): readonly [coefficient: Fraction, right: Fraction] | null {
  const terms = fact.kind === 'equation' ? termsOf(expanded(fact)) : null
  const other = at === 'x' ? 'y' : 'x'
  const [k, coefficient] = [terms?.get(`k${at}`), terms?.get(other)]
  const isLine = terms?.size === (terms?.has('') ? 3 : 2) && k && coefficient && equals(k, one)
  return isLine ? [coefficient, negate(terms.get('') ?? zero)] : null
}

export const kFromSquare = recogniser<Given>({
  id: 'k-from-square',
  solution,
  cues: ['solution', 'parallel', 'coincident', 'coincide', 'infinitely', 'unique'],
  words: [
    ...pairWords,
    ...[
      'unique',
      'no',
      'not',
      'have',
      'has',
      'infinitely',
      'infinite',
      'many',
      'lines',
      'represent',
      'number',
      'do',
      'real',
    ],
  ],
  examples: [
    'For which value of k does the pair of equations kx + 16y = 24 and 4x + ky = -12 have no solution?',
    'For which values of k does the pair kx + 4y = 8, 9x + ky = 12 have a unique solution?',
    'find k if kx + 9y = 15, 4x + ky = 10 has infinitely many solutions',
    'Find the value of k for which the lines kx + 9y = 15 and 4x + ky = 10 are parallel and do not coincide.',
  ],
  refuses: [
    'For which value of k does the pair kx + 9y = 15, 4x + ky = 10 have no unique solution?',
    'For which value of k does the pair kx + 9y = 15, 4x + ky = 10 not have infinitely many solutions?',
    'For which values of k are the lines kx + 9y = 15, 4x + ky = 10 not parallel?',
  ],
  read: callingItK(
    (question) => {
      const first = question.facts.flatMap((fact) => {
        const line = lineWithK(fact, 'x')
        return line ? [{ fact, line }] : []
      })
      const second = question.facts.flatMap((fact) => {
        const line = lineWithK(fact, 'y')
        return line ? [{ fact, line }] : []
      })
      const [[one, ...others], [two, ...more]] = [first, second]
      const apart = question.words.includes('parallel') && question.words.includes('coincide')
      const isUnique = question.words.includes('unique')
      const wanted = isUnique ? (wantedOf(question) ? null : 'unique') : apart ? 'parallel lines' : wantedOf(question)
      if (question.words.includes('not') !== apart) return null
      if (!one || !two || others.length + more.length > 0 || !wanted) return null
      const [[b, c], [d, e]] = [one.line, two.line]
      const none = wanted === 'no solution' || wanted === 'parallel lines'
      return {
        given: { b, c, d, e, wanted: wanted === 'unique' ? wanted : none ? 'none' : 'infinite' },
        used: [one.fact, two.fact, ...lettersNamed(question, 'k')],
      }
    },
    ['x', 'y'],
  ),
  before: ({ wanted }) => (wanted === 'unique' ? '' : 'k = '),
})
