import { toldOfZeroes, type ToldOfZeroes } from './zeroes-told'
import {
  valueInLetters as solution,
  valueInLettersOf,
  type Given,
} from '../../../solutions/polynomials/value-in-letters'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** What is asked of the zeroes, or to be proved of them. */
function formIn({ words }: Question, { told, asked }: ToldOfZeroes): Pick<Given, 'of' | 'claimed'> | null {
  const [claim, ...claims] = told
  if (words.includes('prove') || words.includes('show'))
    return claim && claims.length === 0 && asked.length === 0 ? { of: claim.left, claimed: claim.right } : null
  const [only, ...more] = asked
  return only?.kind === 'value' && more.length === 0 && !claim ? { of: only.of, claimed: null } : null
}

export const valueInLetters = recogniser<Given>({
  id: 'value-of-zeroes-in-letters',
  solution,
  story: true,
  last: true,
  cues: ['zeroes'],
  words: ['quadratic', 'polynomial', 'p(x)', 'expression', 'real', 'two', 'both', 'prove', 'show'],
  examples: [
    'If α and β are the zeroes of the quadratic polynomial f(x) = ax² + bx + c, then evaluate α² + β².',
    'If α and β are the zeroes of x² − px + q, find the value of 1/α + 1/β.',
    'If α and β are the zeroes of f(x) = x² − p(x + 1) − c, show that (α + 1)(β + 1) = 1 − c.',
    'If α, β are the zeros of f(x) = x² − px + q, prove that α²/β² + β²/α² = p⁴/q² − 4p²/q + 2.',
  ],
  refuses: [
    'If α and β are the zeroes of ax² + bx + c, find α − 2β.',
    'If α and β are the zeroes of x² − px + q and α = 2β, find α² + β².',
    'If α and β are the zeroes of x² − px + q, find α² + β² and α³ + β³ + p.',
  ],
  read: (question) => {
    const found = toldOfZeroes(question)
    const polynomial = found?.polynomial
    const form = found && formIn(question, found)
    if (!found || !polynomial || !form || found.changed || polynomial.unknowns.length === 0) return null
    const given = { coefficients: polynomial.coefficients, ...form }
    return (
      valueInLettersOf(given) && {
        given,
        used: found.used,
        said: found.said,
        ...(found.lead !== undefined && { lead: found.lead }),
      }
    )
  },
})
