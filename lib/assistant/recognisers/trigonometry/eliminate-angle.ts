import { angleTex, angleWords, lettersOfAngle, loneRatio, ratioSum, ratioTerms } from './ratios'
import { expanded, termsOf } from '../../question/polynomial'
import type { FactOf } from '../../question/fact'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { eliminateAngle as solution, type Stated } from '../../../solutions/trigonometry/eliminate-angle'

/** "x = 3 cos θ" */
function namedRatio({ sides: [left, right, ...more], relation }: FactOf<'equation'>) {
  const ratio = loneRatio(ratioTerms(ratioSum(right)))
  if (left?.kind !== 'letter' || !ratio || more.length > 0 || relation !== '=' || ratio.times.radicand !== 1)
    return null
  return { letter: left.name, times: ratio.times.coefficient, name: ratio.name, angle: ratio.angle }
}

export const eliminateAngle = recogniser({
  id: 'angle-eliminated',
  solution,
  cues: ['#equation'],
  words: [...angleWords, 'eliminate'],
  examples: [
    'If x = 3 cos θ and y = 2 sin θ, find the value of 4x² + 9y².',
    'x = 7 sec A, y = 3 tan A then 9x^2 - 49y^2 = ?',
    'Let x = 2 cosec θ and y = 5 cot θ. What is the value of 25x^2 - 4y^2?',
    'p = sinA and q = cosA to p^2 + q^2 kya hoga',
  ],
  refuses: [
    'If x = 3 cos θ and y = 2 sin θ, find the value of 4x² + 9y.',
    'If x = 3 cos θ and y = 2 sin A, find the value of 4x² + 9y².',
    'If x = 3 cos θ and y = 2 sin θ, find the value of 4x² + 9y² + 1.',
  ],
  read: (question) => {
    const equations = factsOf(question, 'equation')
    const [formula, ...more] = factsOf(question, 'formula')
    const [first, second, ...others] = equations.map(namedRatio)
    if (!formula || !first || !second || more.length + others.length > 0) return null
    if (first.angle !== second.angle || first.letter === second.letter) return null
    const terms = termsOf(expanded(formula))
    const withWeight = ({ letter, times, name }: typeof first): Stated | null => {
      const weight = terms?.get(`${letter}^2`)
      return weight ? { letter, times, name, weight } : null
    }
    const [one, two] = [withWeight(first), withWeight(second)]
    if (!one || !two || terms?.size !== 2) return null
    return {
      given: { stated: [one, two] as const, angle: angleTex(first.angle) },
      used: [...equations, formula, ...lettersOfAngle(question, first.angle)],
    }
  },
})
