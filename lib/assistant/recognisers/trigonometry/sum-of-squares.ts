import { angleTex, angleWords, equationAndFormula, isOne, productOf, type RatioTerm } from './ratios'
import { sumOfSquares as solution } from '../../../solutions/trigonometry/sum-of-squares'
import { recogniser } from '../../recogniser'
import { subtract, zero } from '../../../maths/fraction'

/** "tan θ - cot θ": the ratio that comes first, the other one, and the sign between. */
export function twoRatios(terms: readonly RatioTerm[]) {
  const [one, two, ...more] = terms
  const [[first, ...rest], [second, ...others]] = [one?.powers ?? [], two?.powers ?? []]
  if (!one || !two || !first || !second || more.length + rest.length + others.length > 0) return null
  if (first.power !== 1 || second.power !== 1) return null
  if (isOne(one.times) && isOne(two.times)) return { first: first.name, second: second.name, operation: '+' as const }
  const isMinusOne = ({ times: { coefficient, radicand } }: RatioTerm) =>
    isOne({ coefficient: subtract(zero, coefficient), radicand })
  if (isOne(one.times) && isMinusOne(two)) return { first: first.name, second: second.name, operation: '-' as const }
  return isMinusOne(one) && isOne(two.times)
    ? { first: second.name, second: first.name, operation: '-' as const }
    : null
}

export const sumOfSquares = recogniser({
  id: 'sum-of-squares-of-ratios',
  solution,
  cues: ['#equation'],
  words: angleWords,
  examples: [
    'If tan θ + cot θ = 5, find the value of tan² θ + cot² θ.',
    'sec A - cos A = 3 find sec^2 A + cos^2 A',
    'agar sinx + cosecx = 4 to sin^2x + cosec^2x ki value nikalo',
  ],
  refuses: [
    'If tan θ + cot θ = 5, find the value of tan² θ - cot² θ.',
    'If tan θ + cot θ = 5, find the value of tan³ θ + cot³ θ.',
    'If sin θ + cos θ = 1, find the value of tan² θ + cot² θ.',
  ],
  read: (question) => {
    const both = equationAndFormula(question)
    const pair = both && twoRatios(both.given.terms)
    if (!both || !pair || both.given.value.radicand !== 1 || both.asked.length !== 2) return null
    const squares = both.asked.map(({ times, powers }) => isOne(times) && productOf(powers))
    if (![pair.first, pair.second].every((name) => squares.includes(`${name}^2`))) return null
    return {
      given: { ...pair, value: both.given.value.coefficient, angle: angleTex(both.given.angle) },
      used: both.used,
    }
  },
})
