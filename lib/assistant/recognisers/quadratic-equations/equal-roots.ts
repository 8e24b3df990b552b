import { quadraticWords } from './words'
import { equalRoots as solution } from '../../../solutions/quadratic-equations/equal-roots'
import { lettersNamed } from '../../question/pick'
import { linearCoefficients } from '../../question/coefficients'
import { expanded, linearIn, rational, termsOf } from '../../question/polynomial'
import type { Fact } from '../../question/fact'
import { asksRoots } from './asks-roots'
import type { Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { callingItK } from '../called-k'
import { recogniser } from '../../recogniser'

export const equalRoots = recogniser({
  id: 'k-for-equal-roots',
  solution,
  cues: ['equal'],
  words: [...quadraticWords, 'has', 'have', 'roots', 'real', 'two', 'both', 'all', 'every', 'coincident', 'nonzero'],
  examples: [
    'find k if x^2 + kx + 9 = 0 has equal roots',
    'Find all the values of k for which (k + 10)x² − 2(k − 2)x + 1 = 0 has equal roots.',
    'Find the non-zero value of k for which (k + 1)x² − 2(k − 1)x + 1 = 0 has equal roots.',
    '(k+4)x² − 2(k+4)x + 9 = 0 equal roots ke liye k ki values',
  ],
  refuses: [
    'If the equation 9x² + 6kx + 4 = 0 has equal roots, then the roots are',
    'if 4x^2 - 12x + k = 0 has equal roots find k and the roots',
    'the roots of x^2 + kx + 9 = 0 are equal. find the roots',
  ],
  read: callingItK((question) => {
    const only = asksRoots(question) ? null : equationInKOf(question)
    const nonzero = question.words.includes('nonzero')
    return (
      only && {
        given: nonzero ? { ...only.given, nonzero } : only.given,
        used: [only.fact, ...lettersNamed(question, 'k', 'x')],
      }
    )
  }),
})

/** The one quadratic with a k, where its roots are spoken of. */
export function equationInKOf(question: Question) {
  const found = question.facts.flatMap((fact) => {
    const given = fact.kind === 'equation' ? linearCoefficients(fact, 'x', 'k') : null
    return given ? [{ fact, given: isBracketed(fact) ? { ...given, bracketed: true } : given }] : []
  })
  const [only, ...more] = found
  return only && more.length === 0 && question.words.includes('roots') ? only : null
}

/** "kx(x - 6) + 54 = 0": written with a bracket. */
function isBracketed(fact: Fact): boolean {
  const left = fact.kind === 'equation' ? fact.sides[0] : undefined
  return left?.kind === 'binary' && left.operation === '+' && isProduct(left.left) && rational(left.right) !== null
}

function isProduct(node: Node): boolean {
  if (node.kind !== 'binary' || node.operation !== '*') return false
  const { a, b } = linearIn({ kind: 'formula', node: inner(node.right), name: '' }) ?? {}
  const terms = termsOf(expanded({ kind: 'formula', node: node.left, name: '' }))
  return a?.n === a?.d && b !== undefined && terms?.size === 1 && terms.get('kx')?.n === 1n && terms.get('kx')?.d === 1n
}

const inner = (node: Node): Node => (node.kind === 'bracket' ? node.of : node)
