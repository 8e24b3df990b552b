import { angleTex, isOne, loneRatio, ratioEquation } from './ratios'
import { anglesIn } from './simplify-any'
import { exactly } from '../../question/polynomial'
import { childrenOf, type Node } from '../../question/reading'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { divide, multiply } from '../../../maths/fraction'
import { equals as sameQuotient } from '../../../maths/quotient'
import { newBudget, TooLarge } from '../../../maths/sum'
import { inSines } from '../../../solutions/trigonometry/pieces/in-sines'
import { quotientOfSines, sameForAll } from '../../../solutions/trigonometry/pieces/sine-sums'
import { trigStatement as solution, type TrigStatement } from '../../../solutions/trigonometry/statement'

const holdsLetter = (node: Node): boolean => node.kind === 'letter' || childrenOf(node).some(holdsLetter)
const holdsTrig = (node: Node): boolean => node.kind === 'trig' || childrenOf(node).some(holdsTrig)

/** Whether both sides are the same for every angle; null where that is not decided. */
function areSame(left: Node, right: Node): boolean | null {
  try {
    const [one, two] = [quotientOfSines(left), quotientOfSines(right)]
    return one && two ? sameForAll(one, two) : null
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
}

export const trueOrFalse = recogniser<TrigStatement>({
  id: 'statement-about-ratios',
  solution,
  cues: ['true', 'false', 'possible', 'correct'],
  words: [
    'true',
    'false',
    'or',
    'possible',
    'correct',
    'every',
    'all',
    'any',
    'some',
    'values',
    'angle',
    'angles',
    'acute',
    'statement',
    'not',
    'whether',
    'check',
    'justify',
    'reason',
    'following',
  ],
  examples: [
    'true or false: (sin A + cos A)² + (sin A - cos A)² = 2 for every angle A',
    'true or false. cos A = 7/5 for some acute angle A',
    'state true or false: sin 60° = 2 sin 30°',
    'is sec A = 12/5 possible',
  ],
  refuses: [
    'true or false: sin A + cos A = 1 for some angle A',
    'true or false: sin A = cos B for some angles',
    'is it not true or is it false that sin A = 1/2 for every angle A',
  ],
  read: (question) => {
    const [fact, ...more] = factsOf(question, 'equation')
    const [left, right, ...sides] = fact?.sides ?? []
    const { words } = question
    if (!fact || !left || !right || more.length + sides.length > 0 || fact.relation !== '=') return null
    if (!holdsTrig(left) || words.includes('not')) return null
    const isSome = words.some((word) => /^(?:some|possible|any)$/.test(word))
    const isAll = words.some((word) => /^(?:every|all)$/.test(word))
    if (isSome && isAll) return null
    const letters = factsOf(question, 'letter')
    const given = (kind: TrigStatement['kind'], holds: boolean) => ({
      given: { left, right, kind, holds },
      used: [fact, ...letters],
    })
    if (!holdsLetter(left) && !holdsLetter(right)) {
      const [one, two] = [exactly(left), exactly(right)]
      return one && two ? given('numbers', sameQuotient(one, two, newBudget())) : null
    }
    const [angles, others] = [anglesIn(left), anglesIn(right)]
    const [angle, ...rest] = [...new Set([...(angles ?? []), ...(others ?? [])])]
    if (!angles || !others || angle === undefined || rest.length > 0) return null
    if (!letters.every(({ name }) => name === angle || angleTex(name) === angleTex(angle))) return null
    const equation = ratioEquation(fact)
    const lone = equation && loneRatio(equation.terms)
    if (equation && lone && isOne(lone.times) && !isAll) {
      const { coefficient, radicand } = equation.value
      const square = multiply(multiply(coefficient, coefficient), { n: BigInt(radicand), d: 1n })
      const size = divide(square, { n: 1n, d: 1n })
      const isLarge = size.n > size.d
      const isAcute = words.includes('acute')
      if (isAcute && coefficient.n <= 0n) return null
      if (lone.name === 'tan' || lone.name === 'cot') return given('possible', true)
      const isSmallOne = lone.name === 'sin' || lone.name === 'cos'
      if (size.n === size.d && isAcute) return null
      return given('possible', size.n === size.d ? true : isSmallOne ? !isLarge : isLarge)
    }
    const same = areSame(left, right)
    if (same === null || (isSome && !same)) return null
    // what holds for no angle of the story alone is judged for every angle
    return inSines(left) && given('identity', same)
  },
})
