import { angleTex, angleWords, equationAndFormula, isOne, loneRatio } from './ratios'
import { ratioFromRatio as solution } from '../../../solutions/trigonometry/ratio-from-ratio'
import { recogniser } from '../../recogniser'

export const ratioFromRatio = recogniser({
  id: 'ratio-from-ratio',
  solution,
  cues: ['#equation'],
  words: angleWords,
  examples: [
    'If sin A = 3/4, where A is an acute angle, find the value of tan A.',
    'given 15 cot a = 8 find sin a',
    'tanθ = 5/12, secθ kya hoga',
    'A is an acute angle and cosec A = √10. What is cot A?',
  ],
  refuses: [
    'If sin A = 3/4, find tan B.',
    'If sin A = 3/4, find tan A and cos A.',
    'If sin A = 3/4, find tan 2A.',
    'If sin A = 3/4, find the value of 3 tan A.',
    'If sin A = cos A, find tan A.',
    'If sin A = 3/4, where A is an obtuse angle, find tan A.',
  ],
  read: (question) => {
    const both = equationAndFormula(question)
    const [known, wanted] = [both && loneRatio(both.given.terms), both && loneRatio(both.asked)]
    if (!both || !known || !wanted || known.times.radicand !== 1 || !isOne(wanted.times)) return null
    const { value, angle } = both.given
    return {
      given: { name: known.name, times: known.times.coefficient, value, asked: wanted.name, angle: angleTex(angle) },
      used: both.used,
    }
  },
  before: ({ asked, angle }) => `$\\${asked} ${angle}$ = `,
})
