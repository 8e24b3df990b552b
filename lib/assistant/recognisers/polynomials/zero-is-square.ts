import { claimIn, quadraticIn } from './zeroes-in-ratio'
import { zeroIsSquare as solution, type Given } from '../../../solutions/polynomials/zero-is-square'
import { phrase, told } from '../../question/phrase'
import { nodeTex } from '../../../reading/tree/tex'
import * as sums from '../../../maths/sum'
import { recogniser } from '../../recogniser'

const zeroes = 'zeroes|roots'

/** "If one zero of ax² + bx + c is the square of the other, prove that b³ + a²c + ac² = 3abc." */
export const zeroIsSquare = recogniser<Given>({
  id: 'zero-is-square-of-other',
  solution,
  cues: ['prove', 'show'],
  words: ['prove', 'show', 'zeroes', 'roots', 'polynomial', 'quadratic', 'equation', 'one', 'p(x)', 'square'],
  examples: [
    'If one zero of ax² + bx + c is the square of the other, prove that b³ + a²c + ac² = 3abc.',
    'one root of ax^2 + bx + c = 0 is square of the other. show that b^3 + ac(a + c) = 3abc',
  ],
  refuses: [
    'If one zero of ax² + bx + c is the cube of the other, prove that b³ + a²c + ac² = 3abc.',
    'If one zero of ax² + bx + c is the square of the other less 1, prove that b³ + a²c + ac² = 3abc.',
    'If one zero of cx² + bx + 1 is the square of the other, prove that b³ + a²c + ac² = 3abc.',
  ],
  read: (question) => {
    const prove = phrase(question, 'prove|show @e:equation')
    const claim = prove && claimIn(prove.facts.e)
    const [only, ...more] = question.facts.flatMap((fact) => {
      const coefficients = fact === prove?.facts.e ? null : quadraticIn(fact)
      return coefficients ? [{ fact, coefficients }] : []
    })
    const isGeneral = only?.coefficients.every((one, at) => sums.equals(one, sums.letter('abc'.charAt(at))))
    const square = phrase(
      { ...question, apart: question.apart.filter(({ kind }) => !/^(?:formula|equation)$/.test(kind)) },
      `one|first ${zeroes} polynomial|quadratic|equation? square other|another|second`,
      `one|first ${zeroes} quadratic polynomial|equation square other|another|second`,
    )
    if (!prove || !claim || !only || more.length > 0 || isGeneral !== true || !square) return null
    return {
      given: {
        claim,
        written: prove.facts.e.sides.map(nodeTex).join(' = '),
        called: question.words.includes('roots') ? 'roots' : 'zeroes',
      },
      ...told(question, square, prove, { taken: [only.fact] }),
    }
  },
  before: () => 'Hence ',
})
