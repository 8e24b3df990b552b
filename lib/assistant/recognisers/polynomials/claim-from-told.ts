import { claimIn } from './zeroes-in-ratio'
import { toldOfZeroes } from './zeroes-told'
import { claimFromTold as solution, type Given } from '../../../solutions/polynomials/claim-from-told'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { nodeTex } from '../../../reading/tree/tex'
import { recogniser } from '../../recogniser'

export const claimFromTold = recogniser<Given>({
  id: 'claim-from-told-zeroes',
  solution,
  last: 'behind engines',
  cues: ['prove', 'show'],
  words: ['prove', 'show', 'zeroes', 'roots', 'polynomial', 'quadratic', 'equation', 'one', 'p(x)'],
  examples: [
    'If one zero of ax² + bx + c is the reciprocal of the other, prove that a = c.',
    'If the zeroes of x² + px + q differ by 1, show that p² = 4q + 1.',
  ],
  refuses: ['If one zero of ax² + bx + c is the reciprocal of the other and a > 0, prove that a = c.'],
  read: (question) => {
    const prove = phrase(question, 'prove|show @e:equation', 'prove|show * then|to @e:equation')
    const claim = prove && claimIn(prove.facts.e)
    if (!claim) return null
    const rest = (items: typeof question.apart) => items.filter((item) => item !== prove.facts.e)
    const found = toldOfZeroes({
      ...question,
      items: rest(question.items),
      apart: rest(question.apart),
      facts: question.facts.filter((fact) => fact !== prove.facts.e),
    })
    const [only, ...more] = found?.told ?? []
    if (!found?.polynomial || found.changed || !only || more.length > 0 || found.asked.length > 0) return null
    // "a ≠ 0" of its first coefficient
    const nonzero = factsOf(question, 'equation').filter(({ relation }) => relation === '!=')
    return {
      given: { ...found.polynomial, told: only, claim, written: prove.facts.e.sides.map(nodeTex).join(' = ') },
      used: [...found.used, prove.facts.e, ...nonzero],
      said: [...found.said, ...told(question, { taken: prove.taken.slice(0, 1) }).said],
    }
  },
  before: () => 'Hence ',
})
