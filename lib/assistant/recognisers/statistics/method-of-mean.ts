import { textOf, type Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Fraction } from '../../../maths/fraction'

/** By which method a mean is wanted, and what the question takes for it. */
export interface MethodOfMean {
  readonly method: 'assumed mean' | 'step deviation'
  /** The assumed mean, and what the deviations are divided by, where they are told. */
  readonly a: Fraction | null
  readonly h: Fraction | null
  readonly taken: readonly Item[]
}

const end: Item = { kind: 'mark', text: '.' }

/** "a = 35" */
function letterTold(question: Question, name: string) {
  const fact = factsOf(question, 'equation').find(({ sides: [left, right, ...more], relation }) => {
    const isNamed = left?.kind === 'letter' && left.name === name
    return isNamed && relation === '=' && more.length === 0 && right !== undefined && rational(right) !== null
  })
  const [, right] = fact?.sides ?? []
  const value = right && rational(right)
  return fact && value ? { value, taken: [fact] } : null
}

/** "by the assumed mean method, with a = 35", "by step deviation, taking 35 as the assumed mean"; null where no method is told. */
export function methodOfMean(question: Question): MethodOfMean | null {
  const { words } = question
  const isStep = words.some((word, at) => word === 'deviation' && words[at - 1] === 'step')
  const isAssumed = words.includes('assumed')
  const isMethod = words.some((word, at) => word === 'method' && words[at - 1] === 'mean')
  const a = phrase(question, '#v assumed mean', 'assumed mean method? #v', 'assumed mean method? @l:letter #v')
  const number = a?.taken.find((item) => item.kind === 'number' && item.node.kind === 'number')
  const origin = a && number ? { value: a.numbers.v, taken: a.taken } : letterTold(question, 'a')
  const width = letterTold(question, 'h')
  // the mean is asked beside "the assumed mean", and no mean deviation
  const means = words.filter((word, at) => word === 'mean' && words[at - 1] !== 'assumed').length
  const asked = phrase(question, 'find|calculate|determine|what|batao assumed mean')
  const isAsked = asked && textOf(question.apart[question.apart.indexOf(asked.taken.at(-1) ?? end) + 1]) !== 'method'
  const isDeviation = words.includes('deviation') && !isStep
  if (
    isAsked ||
    means === 0 ||
    isDeviation ||
    (!isStep && !(isAssumed && isMethod) && !origin) ||
    (width && !isStep && !origin)
  )
    return null
  return {
    method: isStep || width ? 'step deviation' : 'assumed mean',
    a: origin?.value ?? null,
    h: width?.value ?? null,
    taken: [...(origin?.taken ?? []), ...(width?.taken ?? [])],
  }
}
