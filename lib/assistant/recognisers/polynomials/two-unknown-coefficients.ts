import { polynomialWords } from './quadratic'
import { twoUnknownCoefficients as solution, type Given } from '../../../solutions/polynomials/two-unknown-coefficients'
import type { Fact } from '../../question/fact'
import { lettersNamed, valuesOf } from '../../question/pick'
import { expanded, termsOf } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { lettersOf } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { zero } from '../../../maths/fraction'

/** x² + (a + shift)x + (times b + plus) with any two letters, or null. */
function coefficientsIn(fact: Fact) {
  const terms = fact.kind === 'formula' ? termsOf(expanded(fact)) : null
  const names = fact.kind === 'formula' ? [...lettersOf(fact.node)].filter((name) => name !== 'x') : []
  const first = names.find((name) => terms?.has(name < 'x' ? `${name}x` : `x${name}`))
  const second = names.find((name) => name !== first)
  if (names.length !== 2 || first === undefined || second === undefined) return null
  if (
    !terms ||
    [...terms.keys()].some((name) => !['x^2', first < 'x' ? `${first}x` : `x${first}`, 'x', second, ''].includes(name))
  )
    return null
  const [square, a, times] = ['x^2', first < 'x' ? `${first}x` : `x${first}`, second].map((name) => terms.get(name))
  if (square?.n !== 1n || square.d !== 1n || a?.n !== 1n || a.d !== 1n || !times) return null
  return { names: { a: first, b: second }, shift: terms.get('x') ?? zero, times, plus: terms.get('') ?? zero }
}

export const twoUnknownCoefficients = recogniser<Given>({
  id: 'two-unknown-coefficients',
  solution,
  cues: ['zeroes'],
  words: [...polynomialWords, 'so', 'that', 'has', 'have', 'and'],
  examples: [
    'The zeroes of x² + (a − 3)x + (b + 1) are 9 and −2. Find a and b.',
    '2 and -5 are the zeroes of the polynomial x^2 + px + 2q find p and q',
    'If 2 and −3 are the zeroes of the quadratic polynomial x² + (a + 1)x + b, find the values of a and b.',
    'Find a and b so that the quadratic polynomial x² + (a + 2)x + 4b has the zeroes −8 and 5.',
  ],
  refuses: [
    'The zeroes of x² + (a − 3)x + (b + 1) are 9 and −2. Find a + b.',
    'The zeroes of x² + (a − 3)x + (b + 1) have the sum 9 and the product −2. Find a and b.',
    'One zero of x² + (a − 3)x + (b + 1) is 9. Find a and b.',
  ],
  read: (question) => {
    const [only, ...more] = question.facts.flatMap((fact) => {
      const coefficients = coefficientsIn(fact)
      return coefficients ? [{ fact, coefficients }] : []
    })
    const lists = factsOf(question, 'list')
    const zeroes = lists.find((list) => valuesOf(list) !== null)
    const [first, second, ...others] = zeroes ? (valuesOf(zeroes) ?? []) : []
    if (!only || more.length > 0 || !zeroes || !first || !second || others.length > 0) return null
    const asked = lists.filter((list) =>
      list.items.every((item) => item.kind === 'letter' && Object.values(only.coefficients.names).includes(item.name)),
    )
    const { names, ...coefficients } = only.coefficients
    return {
      given: { zeroes: [first, second], ...coefficients },
      ...(names.a === 'a' && names.b === 'b' ? {} : { letters: names }),
      used: [only.fact, zeroes, ...asked, ...lettersNamed(question, names.a, names.b, 'x')],
    }
  },
  before: () => '',
})
