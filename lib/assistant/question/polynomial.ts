import { exactly } from './exactly'
import type { Fact } from './fact'
import type { Node } from './reading'
import { subtract, zero, type Fraction } from '../../maths/fraction'
import { rationalOf, type Quotient } from '../../maths/quotient'
import { lettersOf, unity, equals, onlyTerm, type Sum } from '../../maths/sum'
import { surd, type Surd } from '../../maths/surd'

/** Coefficients by monomial: 'x^2', 'x', 'xy', '' for the constant; rational ones only. */
export type Terms = ReadonlyMap<string, Fraction>

export { exactly }

/** The value of a formula without letters and roots. */
export const rational = (node: Node): Fraction | null => {
  const value = exactly(node)
  return value && rationalOf(value)
}

const sumOf = (value: Quotient | null): Sum | null => (value && equals(value.bottom, unity) ? value.top : null)

/** The value of a formula that is a number times one root. */
export function surdIn(node: Node): Surd | null {
  const value = exactly(node)
  if (!value) return null
  if (value.top.size === 0) return surd(zero, 1)
  const term = onlyTerm(value.top)
  return term && value.bottom.size === 1 && term.powers.length === 0 && onlyTerm(value.bottom)?.radicand === 1n
    ? surd(term.coefficient, Number(term.radicand))
    : null
}

/** A formula as a sum of terms in letters; of an equation, its left side less its right one. Null where it is none or too large. */
export function expanded(fact: Fact): Sum | null {
  const known = knownSums.get(fact)
  if (known !== undefined) return known
  const sum = sumOfFact(fact)
  knownSums.set(fact, sum)
  return sum
}

const knownSums = new WeakMap<Fact, Sum | null>()

function sumOfFact(fact: Fact): Sum | null {
  if (fact.kind === 'formula' || fact.kind === 'number') return sumOf(exactly(fact.node))
  if (fact.kind !== 'equation' || fact.relation !== '=') return null
  const [left, right, ...more] = fact.sides
  return left && right && more.length === 0 ? sumOf(exactly(difference(left, right))) : null
}

const difference = (left: Node, right: Node): Node => ({ kind: 'binary', operation: '-', left, right })

export function termsOf(sum: Sum | null): Terms | null {
  if (!sum) return null
  const terms = new Map<string, Fraction>()
  for (const { coefficient, radicand, powers } of sum.values()) {
    if (radicand !== 1n || powers.some(([name, power]) => power < 1 || name === 'π')) return null
    terms.set(powers.map(([name, power]) => (power === 1 ? name : `${name}^${power}`)).join(''), coefficient)
  }
  return terms
}

export interface QuadraticIn {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
  readonly letter: string
}

/** ax² + bx + c in one letter, from a formula or an equation. */
export function quadraticIn(fact: Fact): QuadraticIn | null {
  const terms = termsOf(expanded(fact))
  const letter = terms && onlyLetter(fact)
  const a = letter === null ? undefined : terms?.get(`${letter}^2`)
  if (!terms || letter === null || !a) return null
  if ([...terms.keys()].some((name) => name !== '' && name !== letter && name !== `${letter}^2`)) return null
  return { a, b: terms.get(letter) ?? zero, c: terms.get('') ?? zero, letter }
}

function onlyLetter(fact: Fact): string | null {
  const sum = expanded(fact)
  const [letter, ...others] = sum ? lettersOf(sum) : []
  return letter !== undefined && others.length === 0 && /^\p{L}$/u.test(letter) ? letter : null
}

/** The letter and the coefficients of ax + b, from a formula or an equation in one letter. */
export function linearIn(fact: Fact): { readonly a: Fraction; readonly b: Fraction; readonly letter: string } | null {
  const terms = termsOf(expanded(fact))
  const letter = terms && onlyLetter(fact)
  const a = letter === null ? undefined : terms?.get(letter)
  if (!terms || letter === null || !a || terms.size > (terms.has('') ? 2 : 1)) return null
  return { a, b: terms.get('') ?? zero, letter }
}

/** ax + by = c, from an equation in two letters of which none has a power. */
export function lineIn(
  fact: Fact,
  x = 'x',
  y = 'y',
): { readonly a: Fraction; readonly b: Fraction; readonly c: Fraction } | null {
  const terms = fact.kind === 'equation' ? termsOf(expanded(fact)) : null
  if (!terms || [...terms.keys()].some((name) => name !== '' && name !== x && name !== y)) return null
  if (!terms.has(x) && !terms.has(y)) return null
  return { a: terms.get(x) ?? zero, b: terms.get(y) ?? zero, c: subtract(zero, terms.get('') ?? zero) }
}

/** The value in "n = 5": a letter by itself on one side and a number on the other. */
export function valueOf(fact: Fact, name: string): Fraction | null {
  if (fact.kind === 'length' && fact.name === name) return rational(fact.node)
  if (fact.kind !== 'equation' || fact.relation !== '=' || fact.sides.length !== 2) return null
  const [left, right] = fact.sides
  return left?.kind === 'letter' && left.name === name && right ? rational(right) : null
}

export interface PolynomialIn {
  /** Highest power first. */
  readonly coefficients: readonly Fraction[]
  readonly letter: string
}

/** A polynomial of degree one to six in one letter. */
export function polynomialIn(fact: Fact): PolynomialIn | null {
  const terms = termsOf(expanded(fact))
  const letter = terms && onlyLetter(fact)
  if (!terms || letter === null) return null
  const powers = [6, 5, 4, 3, 2, 1, 0].map((power) => (power === 0 ? '' : power === 1 ? letter : `${letter}^${power}`))
  if ([...terms.keys()].some((name) => !powers.includes(name))) return null
  const first = powers.findIndex((name) => terms.has(name))
  return { coefficients: powers.slice(first).map((name) => terms.get(name) ?? zero), letter }
}

/** Whether the terms of a formula, or of the left side of an equation, stand in descending powers. */
export function isArranged(fact: Fact): boolean {
  const node = fact.kind === 'formula' ? fact.node : fact.kind === 'equation' ? fact.sides[0] : undefined
  const degrees = node ? summands(node).map(degreeOf) : []
  return degrees.every((degree, index) => degree <= (degrees[index - 1] ?? degree))
}

const summands = (node: Node): readonly Node[] =>
  node.kind === 'binary' && (node.operation === '+' || node.operation === '-')
    ? [...summands(node.left), node.right]
    : [node]

function degreeOf(node: Node): number {
  const value = exactly(node)
  const powers = value ? [...value.top.values()].flatMap((term) => term.powers.map(([, power]) => power)) : []
  return Math.max(0, ...powers)
}
