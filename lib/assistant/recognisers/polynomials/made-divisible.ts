import { madeDivisible as solution, type Given } from '../../../solutions/polynomials/made-divisible'
import type { Fact } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { linearIn, polynomialIn } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { divide, negate, type Fraction } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

/** 3 of "3 becomes a zero", of "x − 3 is a factor" and of "divisible by x − 3". */
function zeroIn(
  question: Question,
): { readonly zero: Fraction; readonly by: Fact | null; readonly taken: Parameters<typeof told>[1] } | null {
  const bare = phrase(question, '#z becomes|become|is? one? zeroes', 'has|have #z one? zeroes', 'zeroes becomes|is #z')
  if (bare) return { zero: bare.numbers.z, by: null, taken: bare }
  const factor =
    phrase(question, 'divisible @f:formula', '@f:formula becomes? factor', 'factor becomes? @f:formula') ??
    phrase(question, 'divided @f:formula remainder|leaves zeroes')
  const linear = factor ? linearIn(factor.facts.f) : null
  return factor && linear ? { zero: negate(divide(linear.b, linear.a)), by: factor.facts.f, taken: factor } : null
}

export const madeDivisible = recogniser<Given>({
  id: 'polynomial-made-divisible',
  solution,
  story: true,
  cues: ['added', 'subtracted', 'add', 'subtract'],
  words: ['polynomial', 'quadratic', 'resulting', 'result', 'number', 'must', 'exactly', 'completely', 'p(x)', 'new'],
  examples: [
    'What should be added to x² − 5x + 4 so that 3 becomes a zero of the resulting polynomial?',
    'What must be subtracted from x² + 4x − 3 so that the result is exactly divisible by x − 2?',
    'what number should be added to x^2 - 5x + 4 so that 3 is a zero of it',
    'x^3 - 2x + 7 me se kya subtract kare ki x + 1 uska factor ho',
  ],
  refuses: [
    'What should be added to x² − 5x + 4 so that 3 and 2 become zeroes?',
    'What should be added to x² − 5x + 4 so that it has equal zeroes?',
    'What should be added to x² − 5x + 4 so that the sum of its zeroes is 3?',
    'What should be added to x² − 5x + 4 and 3 so that 3 is a zero?',
    'What should be added to x³ − 5x + 4 so that it is divisible by x² − 1?',
  ],
  read: (question) => {
    const zero = zeroIn(question)
    const [only, ...more] = factsOf(question, 'formula').flatMap((fact) => {
      const polynomial = fact === zero?.by ? null : polynomialIn(fact)
      return polynomial ? [{ fact, polynomial }] : []
    })
    const add = phrase(question, 'what|which number? must? added|add', 'added|add')
    const subtract = phrase(question, 'what|which number? must? subtracted|subtract', 'subtracted|subtract')
    const way = add ?? subtract
    if (!zero || !only || more.length > 0 || !way || (add && subtract)) return null
    if (only.polynomial.coefficients.length < 3) return null
    const { used, said } = told(question, zero.taken, way)
    const { coefficients, letter } = only.polynomial
    return {
      given: { coefficients, letter, zero: zero.zero, way: add ? 'added' : 'subtracted' },
      used: [...used, only.fact],
      said,
    }
  },
})
