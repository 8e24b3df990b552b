import { oneQuadratic, quadraticWords } from './words'
import { fromARoot as solution, type Given } from '../../../solutions/quadratic-equations/from-a-root'
import { lettersNamed, says } from '../../question/pick'
import { coefficientsWith } from '../../question/coefficients'
import { valueOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Fact } from '../../question/fact'
import { callingItK } from '../called-k'
import { recogniser } from '../../recogniser'
import type { Fraction } from '../../../maths/fraction'

interface Root {
  readonly value: Fraction
  readonly fact: Fact
}

/** The root that is told: "one root is -3", "x = -3 is a root". */
export function knownRoot(question: Question): Root | null {
  const numbers = factsOf(question, 'number').map((fact) => ({ value: fact.value, fact }))
  const values = factsOf(question, 'equation').flatMap((fact) => {
    const value = valueOf(fact, 'x')
    return value ? [{ value, fact }] : []
  })
  const [only, ...more] = [...numbers, ...values]
  return only && more.length === 0 ? only : null
}

export const fromARoot = recogniser<Given>({
  id: 'from-a-root',
  solution,
  cues: ['#equation'],
  words: [
    ...quadraticWords,
    'roots',
    'one',
    'other',
    'second',
    'solution',
    'given',
    'satisfy',
    'satisfies',
    'known',
    'has',
    'have',
    'its',
  ],
  examples: [
    'If one of the roots of x² + 8x + 15 = 0 is −3, what is the other root?',
    'If −3 is a root of the quadratic equation x² + kx + 12 = 0, find the value of k.',
  ],
  read: callingItK<Given>((question) => {
    const root = knownRoot(question)
    if (!root) return null
    const known = root.value
    const rest = { ...question, facts: question.facts.filter((fact) => fact !== root.fact) }
    if (says(question, 'other') || says(question, 'second')) {
      const found = oneQuadratic(rest)
      return found?.letter === 'x'
        ? { given: { known, asked: 'root', equation: found.given }, used: [root.fact, ...found.used] }
        : null
    }
    const [equation, ...more] = rest.facts.flatMap((fact) => {
      const coefficients = fact.kind === 'equation' ? coefficientsWith(fact, 'x', 'k') : null
      return coefficients ? [{ fact, coefficients }] : []
    })
    return equation && more.length === 0
      ? {
          given: { known, asked: 'coefficient', equation: equation.coefficients },
          used: [root.fact, equation.fact, ...lettersNamed(question, 'k', 'x')],
        }
      : null
  }),
})
