import { expanded, polynomialIn, termsOf } from '../../question/polynomial'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { isItQuadratic as solution } from '../../../solutions/quadratic-equations/is-it-quadratic'
import { recogniser } from '../../recogniser'

export const isItQuadratic = recogniser({
  id: 'is-it-quadratic',
  solution,
  story: true,
  asPart: true,
  cues: ['quadratic'],
  words: ['quadratic', 'equation', 'check', 'not', 'or', 'ya'],
  examples: [
    'Check whether (x − 2)³ = x³ + 4 is a quadratic equation. Type "yes" or "no".',
    'is (x+1)^2 = 2(x-3) a quadratic equation',
    'kya (x+1)² = 2(x-3) ek quadratic equation hai',
    'Ritika says that x(x - 5) = 2x^2 - 6 is a quadratic equation. Is she right? Simplify it, then type "yes" or "no".',
    'check karo x(x+1) + 8 = (x+2)(x-2) quadratic equation hai ya nahi. is it quadratic or not?',
  ],
  refuses: [
    'Check whether 2 is a root of the quadratic equation x² − 5x + 6 = 0.',
    'Solve the quadratic equation x² − 5x + 6 = 0.',
    'Check whether the quadratic equation x² − 5x + 6 = 0 has real roots.',
  ],
  read: (question) => {
    const [equation, ...more] = factsOf(question, 'equation')
    const asked = phrase(
      question,
      'check|whether|is|says @e:equation quadratic equation?',
      'is equation? @e:equation quadratic',
      'kya equation? @e:equation ek? quadratic equation? hai|h',
      '@e:equation quadratic equation? hai|h|is ya|or not',
      '@e:equation quadratic equation? ya|or not',
      'check|whether|which following? is|are quadratic equation|equations . * @e:equation',
      'check|whether|which following? is|are quadratic equation|equations @e:equation',
    )
    if (!equation || more.length > 0 || !asked || question.facts.length > 1) return null
    // "(x + 3)² = x(x + 6)" leaves a number
    const left = termsOf(expanded(equation))
    const constant = left?.size === 1 ? left.get('') : undefined
    const found = polynomialIn(equation) ?? (constant && { letter: 'x', coefficients: [constant] })
    const ends = phrase(question, 'type? yes or? no') ?? { taken: [] }
    return found?.letter === 'x' && equation.relation === '='
      ? { given: { terms: found.coefficients }, ...told(question, asked, ends) }
      : null
  },
})
