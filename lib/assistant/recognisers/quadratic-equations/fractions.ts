import type { Fact } from '../../question/fact'
import { linearIn, rational, valueOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { equals, fraction, one, type Fraction } from '../../../maths/fraction'

const inner = (node: Node): Node => (node.kind === 'bracket' ? inner(node.of) : node)

/** The p of 1/(x + p). */
function denominatorOf(node: Node): Fraction | null {
  const whole = inner(node)
  if (whole.kind !== 'binary' || whole.operation !== '/' || !isOne(whole.left)) return null
  const found = linearIn({ kind: 'formula', node: inner(whole.right), name: '' })
  return found?.letter === 'x' && equals(found.a, one) ? found.b : null
}

const isOne = (node: Node): boolean => {
  const value = rational(node)
  return value !== null && equals(value, fraction(1))
}

export interface FractionsIn {
  readonly sign: '+' | '-'
  readonly p: Fraction
  readonly q: Fraction
  readonly right: Fraction
  readonly used: readonly Fact[]
}

/** The one equation with a number on the right, and what is said of the values that x must not have. */
function equationIn(question: Question) {
  const equations = factsOf(question, 'equation')
  const conditions = equations.filter(({ relation }) => relation === '!=')
  const [only, ...more] = equations.filter(({ relation }) => relation === '=')
  const [left, right] = only?.sides ?? []
  const value = right && rational(right)
  if (!only || more.length > 0 || !left || !value || only.sides.length !== 2 || valueOf(only, 'x')) return null
  return { left: inner(left), right: value, used: [only, ...conditions, ...exceptions(question)] }
}

/** "x ≠ 5, −1": the second number stands alone. */
const exceptions = (question: Question): readonly Fact[] =>
  factsOf(question, 'equation').some(({ relation }) => relation === '!=') ? factsOf(question, 'number') : []

/** 1/(x + p) ± 1/(x + q) = right. */
export function fractionsIn(question: Question): FractionsIn | null {
  const found = equationIn(question)
  if (found?.left.kind !== 'binary') return null
  const { operation, left, right } = found.left
  const [p, q] = [denominatorOf(left), denominatorOf(right)]
  if (!p || !q || (operation !== '+' && operation !== '-')) return null
  return { sign: operation, p, q, right: found.right, used: found.used }
}

/** x + 1/x = right. */
export function reciprocalIn(question: Question): { readonly right: Fraction; readonly used: readonly Fact[] } | null {
  const found = equationIn(question)
  if (found?.left.kind !== 'binary' || found.left.operation !== '+') return null
  const { left, right } = found.left
  const q = denominatorOf(right)
  const isX = left.kind === 'letter' && left.name === 'x'
  return isX && q?.n === 0n ? { right: found.right, used: found.used } : null
}
