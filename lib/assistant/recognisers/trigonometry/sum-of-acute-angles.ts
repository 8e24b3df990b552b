import { loneRatio, ratioEquation, ratioSum, ratioTerms, type RatioTerm } from './ratios'
import { rightTriangleIn, rightTriangleWords } from '../right-triangle'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { divide } from '../../../maths/fraction'
import { surd } from '../../../maths/surd'
import {
  sumOfAcuteAngles as solution,
  type SumOfAcuteAngles,
} from '../../../solutions/trigonometry/sum-of-acute-angles'

/** "sin P cos R" -> 1, "-cos P sin R" -> -1, by the names of the ratios; null for anything else. */
function signOf(
  terms: readonly RatioTerm[],
  p: string,
  r: string,
  ofP: 'sin' | 'cos',
  ofR: 'sin' | 'cos',
): 1 | -1 | null {
  const found = terms.filter(({ powers }) => {
    const is = (angle: string, name: string) =>
      powers.some((one) => one.angle === angle && one.name === name && one.power === 1)
    return powers.length === 2 && is(p, ofP) && is(r, ofR)
  })
  const [term, ...more] = found
  if (!term || more.length > 0) return null
  const { coefficient, radicand } = term.times
  return radicand === 1 && coefficient.d === 1n && (coefficient.n === 1n || coefficient.n === -1n)
    ? coefficient.n === 1n
      ? 1
      : -1
    : null
}

/** Which of the four expressions it is. */
function askedIn(terms: readonly RatioTerm[], p: string, r: string): Pick<SumOfAcuteAngles, 'asked' | 'sign'> | null {
  if (terms.length !== 2) return null
  const [sine, second] = [signOf(terms, p, r, 'sin', 'cos'), signOf(terms, p, r, 'cos', 'sin')]
  if (sine === 1 && second) return { asked: 'sine', sign: second === 1 ? '+' : '-' }
  const [cosine, last] = [signOf(terms, p, r, 'cos', 'cos'), signOf(terms, p, r, 'sin', 'sin')]
  return cosine === 1 && last ? { asked: 'cosine', sign: last === 1 ? '+' : '-' } : null
}

export const sumOfAcuteAngles = recogniser<SumOfAcuteAngles>({
  id: 'both-acute-angles-of-a-right-triangle',
  solution,
  asPart: true,
  cues: ['#formula'],
  words: rightTriangleWords,
  examples: [
    'In triangle ABC, right-angled at B, if tan A = 1/√3, find the value of sin A cos C + cos A sin C.',
    '△PQR is right-angled at Q, and cos P = 1/2. Find the value of cos P cos R - sin P sin R.',
    'triangle ABC angle B = 90, sin A = 3/5. find cos A cos C + sin A sin C',
  ],
  refuses: [
    'In triangle ABC, right-angled at B, if tan A = 1/√3, find the value of sin A cos A + cos C sin C.',
    'In triangle ABC, right-angled at B, if tan A = 1/√3, find the value of 2 sin A cos C + cos A sin C.',
    'In triangle ABC, right-angled at B, if tan A + cot A = 2, find the value of sin A cos C + cos A sin C.',
    'In triangle ABC, if tan A = 1/√3, find the value of sin A cos C + cos A sin C.',
  ],
  read: (question) => {
    const triangle = rightTriangleIn(question)
    const [equation, ...more] = factsOf(question, 'equation')
    const [formula, ...others] = factsOf(question, 'formula')
    const told = equation && more.length === 0 ? ratioEquation(equation) : null
    const ratio = told && loneRatio(told.terms)
    if (!triangle || !formula || !equation || !told || !ratio || others.length > 0) return null
    if (triangle.lengths.of.size > 0 || triangle.angles.size > 0) return null
    const [first, right, last] = triangle.corners
    const at = ratio.angle.toUpperCase()
    if (at !== first && at !== last) return null
    const other = at === first ? last : first
    const asked = askedIn(ratioTerms(ratioSum(formula.node)) ?? [], at, other)
    if (!asked || ratio.times.radicand !== 1) return null
    return {
      given: {
        corners: [at, right, other],
        name: ratio.name,
        value: surd(divide(told.value.coefficient, ratio.times.coefficient), told.value.radicand),
        ...asked,
      },
      used: [...triangle.used, equation, formula],
      said: triangle.said,
    }
  },
})
