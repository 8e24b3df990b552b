import { angleTex, angleWords, equationAndFormula, factorOf } from './ratios'
import { twoRatios } from './sum-of-squares'
import { productFromSum as solution, type Given } from '../../../solutions/trigonometry/product-from-sum'
import { recogniser } from '../../recogniser'
import { equals, fraction } from '../../../maths/fraction'

export const productFromSum = recogniser<Given>({
  id: 'product-of-sine-and-cosine',
  solution,
  cues: ['#equation'],
  words: angleWords,
  examples: [
    'If sin θ + cos θ = 7/5, find the value of sin θ cos θ.',
    'sinx - cosx = 1/5, (sinx + cosx)^2 = ?',
    'if sin A + cos A = 17/13 what is (sin A - cos A)^2',
  ],
  refuses: [
    'If sin θ + cos θ = 7/5, find the value of sin θ - cos θ.',
    'If sin θ + cos θ = 7/5, find the value of 2 sin θ cos θ.',
    'If cos θ + cot θ = 7/5, find the value of sin θ cos θ.',
  ],
  read: (question) => {
    const both = equationAndFormula(question)
    const pair = both && twoRatios(both.given.terms)
    if (!both || pair?.first !== 'sin' || pair.second !== 'cos' || both.given.value.radicand !== 1) return null
    const { asked, given, used } = both
    const isAll = (...wanted: readonly (readonly [string, number])[]) =>
      asked.length === wanted.length &&
      wanted.every(([product, times]) => equals(factorOf(asked, product) ?? fraction(0), fraction(times)))
    const other = pair.operation === '+' ? -2 : 2
    const what = isAll(['sin cos', 1]) ? 'product' : isAll(['sin^2', 1], ['cos^2', 1], ['sin cos', other]) && 'swap'
    const angle = angleTex(given.angle)
    return what
      ? { given: { operation: pair.operation, value: given.value.coefficient, asked: what, angle }, used }
      : null
  },
})
