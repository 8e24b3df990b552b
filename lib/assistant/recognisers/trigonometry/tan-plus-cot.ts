import { angleTex, angleWords, equationAndFormula, isOne, productOf } from './ratios'
import { twoRatios } from './sum-of-squares'
import { recogniser } from '../../recogniser'
import { tanPlusCot as solution, type Given } from '../../../solutions/trigonometry/tan-plus-cot'

export const tanPlusCot = recogniser<Given>({
  id: 'tan-plus-cot-from-sine-and-cosine',
  solution,
  cues: ['#equation'],
  words: angleWords,
  examples: [
    'A is an acute angle with sin A + cos A = √2. Find the value of tan A + cot A.',
    'sinx - cosx = 1/2 then sin^4x + cos^4x = ?',
    'agar sin θ + cos θ = 3√2/4 to tan θ + cot θ nikalo',
  ],
  refuses: [
    'If sin A + cos A = √2, find tan A - cot A.',
    'If sin A + cos A = √2, find tan A.',
    'If sin A + cos A = √2, find sin³ A + cos³ A.',
    'If sin A + 2 cos A = √2, find tan A + cot A.',
  ],
  read: (question) => {
    const both = equationAndFormula(question)
    const pair = both && twoRatios(both.given.terms)
    const names = pair && [pair.first, pair.second].toSorted().join(' ')
    if (!both || !pair || names !== 'cos sin' || both.asked.length !== 2) return null
    const asked = both.asked.map(({ times, powers }) => isOne(times) && productOf(powers))
    const isAll = (...wanted: readonly string[]) => wanted.every((one) => asked.includes(one))
    const what = isAll('tan', 'cot') ? 'tan and cot' : isAll('sin^4', 'cos^4') ? 'fourth powers' : null
    if (!what || (pair.operation === '-' && pair.first !== 'sin')) return null
    const { value, angle } = both.given
    return { given: { operation: pair.operation, value, asked: what, angle: angleTex(angle) }, used: both.used }
  },
})
