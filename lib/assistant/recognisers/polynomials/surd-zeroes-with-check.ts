import { polynomialWords } from './quadratic'
import { surdQuadraticFact } from './surd-quadratic'
import { checkWords, bothRelations, isToVerify } from './zeroes-with-check'
import { surdZeroesWithCheck as solution } from '../../../solutions/polynomials/surd-zeroes-with-check'
import { inLetters } from '../../../solutions/quadratic-equations/in-letters'
import { isRational } from '../../../maths/sum'
import { lettersNamed } from '../../question/pick'
import { quadraticInLetters } from '../../question/quadratic-in-letters'
import { recogniser } from '../../recogniser'

export const surdZeroesWithCheck = recogniser({
  id: 'zeroes-with-surds-and-check',
  solution,
  cues: ['verify', 'check'],
  words: [...polynomialWords, ...checkWords, 'split', 'middle', 'term', 'hence', 'method'],
  examples: [
    'What are the zeroes of the quadratic polynomial 5√7x² + 13x − 4√7? Verify the relationship between them and the coefficients.',
    'Split the middle term of p(x) = 3√7x² − 5x − 4√7, find its zeroes, and check that their sum and product agree with the coefficients.',
    'find zeroes of 4√3x²+5x-2√3 and verify relation between zeroes and coefficients',
    '√3x² + 10x + 7√3 ke zeroes, verify bhi karo',
  ],
  refuses: [
    'zeroes of √3x² + 10x + 7√3 and verify that both are negative',
    'Verify that the sum of the zeroes of 5√7x² + 13x − 4√7 is positive.',
    'Find a polynomial whose zeroes are the reciprocals of those of 5√7x² + 13x − 4√7 and verify the coefficients.',
  ],
  read: (question) => {
    const found = isToVerify(question) ? surdQuadraticFact(question) : null
    return found && { ...found, said: bothRelations(question) }
  },
  before: () => 'Zeroes: ',
})

/** The same where the roots stand otherwise, v² + 4√3v − 15: by the formula. */
export const surdZeroesChecked = recogniser({
  id: 'zeroes-with-any-surds-and-check',
  solution: inLetters,
  last: true,
  cues: ['verify', 'check'],
  words: [...polynomialWords, ...checkWords, 'hence', 'method'],
  examples: [
    'Find the zeroes of v² + 4√3v − 15 by factorisation method and verify the relations between the zeroes and the coefficients.',
    'Find the zeroes of 2s² − (1 + 2√2)s + √2 and verify the relationship between the zeroes and the coefficients.',
    'x² − 2√2x − 6 ke zeroes nikalo aur verify karo',
    'zeroes of y² + (3/2)√5y − 5 and verify the relation between zeroes and coefficients',
  ],
  refuses: [
    'Find the zeroes of v² + 4√3v − 15 and verify that both are positive.',
    'Find the zeroes of v² + 4√3v + 15 and verify the relations between the zeroes and the coefficients.',
    'Find a polynomial whose zeroes are those of v² + 4√3v − 15 doubled, and verify the coefficients.',
  ],
  read: (question) => {
    const found = question.facts.flatMap((fact) => {
      const one = fact.kind === 'formula' ? quadraticInLetters(fact) : null
      return one ? [{ fact, ...one }] : []
    })
    const [only, ...more] = found
    const isSurd = only?.others.length === 0 && !only.coefficients.every((one) => isRational(one))
    if (!only || !isSurd || more.length > 0 || !isToVerify(question) || surdQuadraticFact(question)) return null
    const given = { x: only.x, coefficients: only.coefficients, asked: 'zeroes' as const, check: true as const }
    if (inLetters.objection(given) !== null) return null
    return { given, used: [only.fact, ...lettersNamed(question, only.x)], said: bothRelations(question) }
  },
  before: () => 'Zeroes: ',
})
