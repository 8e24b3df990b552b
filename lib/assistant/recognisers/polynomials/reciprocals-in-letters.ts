import { isGeneral } from './parabola-signs'
import { reciprocalsInLetters as solution, type Given } from '../../../solutions/polynomials/reciprocals-in-letters'
import { phrase, told } from '../../question/phrase'
import type { Fact } from '../../question/fact'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "a ≠ 0, c ≠ 0": told of the general polynomial everywhere. */
const isNotZero = (fact: Fact): boolean =>
  fact.kind === 'equation' &&
  fact.relation === '!=' &&
  fact.sides.every((side) =>
    side.kind === 'letter' ? /^[ac]$/.test(side.name) : side.kind === 'number' && side.value.n === 0n,
  )

export const reciprocalsInLetters = recogniser<Given>({
  id: 'reciprocal-zeroes-in-letters',
  solution,
  story: true,
  cues: ['zeroes'],
  words: ['quadratic', 'polynomial', 'zeroes'],
  examples: [
    'Find a quadratic polynomial whose zeroes are the reciprocals of the zeroes of the polynomial f(x) = ax² + bx + c, a ≠ 0, c ≠ 0.',
    'find quadratic polynomial whose zeroes are reciprocals of the zeroes of ax^2+bx+c',
  ],
  refuses: [
    'Find a quadratic polynomial whose zeroes are the negatives of the zeroes of ax² + bx + c.',
    'Find a quadratic polynomial whose zeroes are the reciprocals of the squares of the zeroes of ax² + bx + c.',
    'Find a quadratic polynomial whose zeroes are the reciprocals of the zeroes of ax² + bx + c, b ≠ 0.',
    'Find the sum of the reciprocals of the zeroes of ax² + bx + c.',
  ],
  read: (question) => {
    const [general, ...more] = factsOf(question, 'formula').filter(isGeneral)
    const found = phrase(question, 'polynomial whose? zeroes reciprocal|reciprocals zeroes')
    const conditions = question.facts.filter(isNotZero)
    if (!general || more.length > 0 || !found) return null
    return { given: {}, ...told(question, found, { taken: [general, ...conditions] }) }
  },
  before: () => 'Polynomial: ',
})
