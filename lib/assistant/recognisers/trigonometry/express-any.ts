import { askedInTerms } from './express'
import { angleTex } from './ratios'
import { recogniser } from '../../recogniser'
import { expressAny as solution, isGivenRatio, type ExpressAny } from '../../../solutions/trigonometry/express-any'

export const expressInTerms = recogniser<ExpressAny>({
  id: 'ratio-in-terms-of-cot-sec-or-cosec',
  solution,
  cues: ['#formula'],
  words: ['express', 'expressed', 'written', 'term', 'alone', 'only', 'acute', 'angle', 'being'],
  examples: ['express sec A in terms of cot A', 'Write tan θ in terms of sec θ.'],
  refuses: [
    'express sec A + tan A in terms of cot A',
    'express sec A in terms of cot B',
    'express sec² A in terms of cot A',
  ],
  read: (question) => {
    const ratio = askedInTerms(question)
    if (!ratio || question.options.length > 0 || !isGivenRatio(ratio.given) || ratio.asked === ratio.given) return null
    return {
      given: { asked: ratio.asked, given: ratio.given, angle: [angleTex(ratio.letter), ratio.letter] },
      used: ratio.used,
      said: ratio.said,
    }
  },
})
