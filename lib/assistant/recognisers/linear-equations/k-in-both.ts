import { zero, negate, type Fraction } from '../../../maths/fraction'
import { kInBoth as solution, type Given, type LineInK } from '../../../solutions/linear-equations/k-in-both'
import type { Fact } from '../../question/fact'
import { expanded, termsOf } from '../../question/polynomial'
import { lettersNamed } from '../../question/pick'
import type { Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { callingItK } from '../called-k'
import { recogniser } from '../../recogniser'
import { pairWords } from './equations'
import { wantedOf } from './find-k'
import { lineWithK } from './k-from-square'
import { withUnknownIn } from './with-unknown'

const factorsOf = (node: Node): readonly Node[] =>
  node.kind === 'binary' && node.operation === '*' ? [...factorsOf(node.left), ...factorsOf(node.right)] : [node]
const baseOf = (node: Node): Node => (node.kind === 'binary' && node.operation === '^' ? node.left : node)
const isK = (node: Node): boolean => {
  const base = baseOf(node)
  return base.kind === 'letter' && base.name === 'k'
}

/** "for what k kx + 4y": the k of the ask has become a factor. */
function isDoubled(node: Node): boolean {
  if (node.kind === 'bracket') return isDoubled(node.of)
  if (node.kind !== 'binary') return false
  return factorsOf(node).filter(isK).length > 1 || isDoubled(node.left) || isDoubled(node.right)
}

/** A line with x and y, k in any of its numbers. */
function lineOf(fact: Fact): LineInK | null {
  const terms = fact.kind === 'equation' ? termsOf(expanded(fact)) : null
  if (!terms || ![...terms.keys()].every((name) => ['x', 'y', 'kx', 'ky', 'k', '', 'k^2x', 'k^2y'].includes(name)))
    return null
  const of = (name: string): Fraction => terms.get(name) ?? zero
  if (fact.kind === 'equation' && fact.sides.some(isDoubled)) return null
  return [
    { square: of('k^2x'), k: of('kx'), constant: of('x') },
    { square: of('k^2y'), k: of('ky'), constant: of('y') },
    { k: negate(of('k')), constant: negate(of('')) },
  ]
}

/** Which solutions there shall be; "not" is not understood. */
function solutionsAsked(question: Question): Given['wanted'] | null {
  const unique = question.words.includes('unique')
  const wanted = wantedOf(question)
  if (unique) return wanted === null ? 'unique' : null
  return wanted && (wanted === 'no solution' || wanted === 'parallel lines' ? 'none' : 'infinite')
}

/** The simpler pairs have solutions of their own. */
const isSimple = (question: Question): boolean =>
  withUnknownIn(question) !== null ||
  (question.facts.some((fact) => lineWithK(fact, 'x')) && question.facts.some((fact) => lineWithK(fact, 'y')))

export const kInBoth = recogniser<Given>({
  id: 'k-in-both-equations',
  solution,
  cues: ['solution', 'parallel', 'coincident', 'coincide', 'inconsistent', '#equation'],
  words: [
    ...pairWords,
    ...[
      'no',
      'have',
      'infinitely',
      'infinite',
      'many',
      'unique',
      'lines',
      'represents',
      'represent',
      'number',
      'has',
      'jiske',
    ],
  ],
  examples: [
    'For which value of k will the pair 2x + 3y = 7 and (k - 1)x + (k + 2)y = 3k have infinitely many solutions?',
    'for what k do kx + 3y = k - 3 and 12x + ky = k have no solution',
    'if lines 3x+2ky=2 and 2x+5y+1=0 are parallel find k',
    'For what value of k does the pair (3k + 1)x + 3y - 2 = 0 and (k² + 1)x + (k - 2)y - 5 = 0 have no solution?',
    'p ki value batao jiske liye (2p-1)x + 3y = 5 aur 3x + (p-1)y = 2 inconsistent hai',
  ],
  refuses: [
    'For which value of k will the pair 2x + 3y = 7 and (k - 1)x + (k + 2)y = 3k not have infinitely many solutions?',
    'Solve the pair 2x + 3y = 7 and (k - 1)x + (k + 2)y = 3k.',
    'For which value of k are 2x + 3y = 7 and (k - 1)x + (k³ + 2)y = 3k parallel lines?',
    'For which positive k do kx + 3y = k - 3 and 12x + ky = k have no solution?',
  ],
  read: callingItK(
    (question) => {
      const wanted = solutionsAsked(question)
      const [first, second, ...more] = question.facts.flatMap((fact) => {
        const line = lineOf(fact)
        return line ? [{ fact, line }] : []
      })
      if (!wanted || !first || !second || more.length > 0 || isSimple(question)) return null
      if ([...first.line, ...second.line].every(({ k, square }) => k.n === 0n && !square?.n)) return null
      return {
        given: { lines: [first.line, second.line], wanted },
        used: [first.fact, second.fact, ...lettersNamed(question, 'k')],
      }
    },
    ['x', 'y'],
  ),
  before: ({ wanted }) => (wanted === 'unique' ? '' : 'k = '),
})
