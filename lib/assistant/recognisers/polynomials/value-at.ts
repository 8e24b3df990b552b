import { valueAt as solution } from '../../../solutions/polynomials/value-at'
import type { Fact, FactOf } from '../../question/fact'
import { polynomialIn, rational, valueOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import type { Fraction } from '../../../maths/fraction'

interface Place {
  readonly at: Fraction
  readonly fact: Fact
}

/** "x = 2", or "p(2)" of a polynomial called p. */
function placeIn(question: Question, { name }: FactOf<'formula'>, letter: string): Place | null {
  const found = question.facts.flatMap((fact): readonly Place[] => {
    const at = valueOf(fact, letter) ?? called(fact, name)
    return at ? [{ at, fact }] : []
  })
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}

function called(fact: Fact, name: string): Fraction | null {
  const node = fact.kind === 'formula' && fact.name === '' ? fact.node : null
  if (node?.kind !== 'binary' || node.operation !== '*' || node.right.kind !== 'bracket') return null
  return node.left.kind === 'letter' && node.left.name === name ? rational(node.right) : null
}

export const valueAt = recogniser({
  id: 'value-at',
  solution,
  cues: ['#formula'],
  words: ['polynomial', 'quadratic', 'expression'],
  examples: [
    'What is the value of 4x² + 6x + 4 when x = 2?',
    'If p(x) = 6x² + 5x + 10, find p(5).',
    'f(x) = x^3 - 2x^2 + 5, f(3) = ?',
  ],
  refuses: ['If p(x) = 6x² + 5x + 10, find q(5).', 'If p(x) = x² + 1 and q(x) = x − 2, find q(5).'],
  read: (question) => {
    const found = factsOf(question, 'formula').flatMap((fact) => {
      const polynomial = polynomialIn(fact)
      return polynomial && ['p', 'f', 'g', 'q'].every((name) => called(fact, name) === null)
        ? [{ fact, polynomial }]
        : []
    })
    const [only, ...more] = found
    const place = only && more.length === 0 ? placeIn(question, only.fact, only.polynomial.letter) : null
    if (!only || !place) return null
    const { coefficients, letter } = only.polynomial
    return {
      given: { coefficients, letter, at: place.at, name: only.fact.name === '' ? null : only.fact.name },
      used: [only.fact, place.fact],
    }
  },
  before: () => 'Value: ',
})
