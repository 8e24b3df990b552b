import { keyOfEquation, type Key } from './quantities'
import { termsOf } from './progression'
import type { Fact, FactOf, Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { polynomialIn, rational } from '../../question/polynomial'
import type { Question } from '../../question/question'
import type { Fraction } from '../../../maths/fraction'
import type { SumFormula } from '../../../solutions/arithmetic-progressions/pieces/sum-formula'

/** What only explains: "in terms of n", "for every n", "where S_n is the sum of the first n terms". */
export const beside = (question: Question): readonly Item[] =>
  [
    ofLetters(phrase(question, 'in term @n:letter')),
    ofLetters(phrase(question, 'every|each|all @n:letter')),
    ofSums(phrase(question, '@s:letter sum|denotes|represents sum? first? @n:letter term')),
    phrase(question, 'both possible?'),
    phrase(question, 'expression|formula'),
    phrase(question, 'some term'),
    phrase(question, 'from first one'),
  ].flatMap((found) => found?.taken ?? [])

const ofLetters = <Found extends { readonly facts: { readonly n: FactOf<'letter'> } }>(found: Found | null) =>
  found?.facts.n.name === 'n' ? found : null

const ofSums = <Found extends { readonly facts: { readonly n: FactOf<'letter'>; readonly s: FactOf<'letter'> } }>(
  found: Found | null,
) => (found && /^S(?:_n)?$/i.test(found.facts.s.name) ? ofLetters(found) : null)

/** The numbers that an item states. */
export function valuesOf(item: Item): readonly Fraction[] | null {
  if (item.kind === 'number') return item.unit === '' ? [item.value] : null
  if (item.kind !== 'list' || item.open) return null
  const values = item.items.map(rational).filter((value) => value !== null)
  return values.length === item.items.length ? values : null
}

/** First term, difference and, where the list has one, last term. */
export function ofList(list: Extract<Fact, { kind: 'list' }>): readonly (readonly [Key, Fraction])[] | null {
  const ap = termsOf(list.items.map(rational))
  const last = list.end && rational(list.end)
  if (!ap || (list.end && !last)) return null
  return [['a', ap.a], ['d', ap.d], ...(last ? [['l', last] as const] : [])]
}

/** What "a_5 = 10" or "S_n = 3n^2 + n" tells. */
export function ofEquation(equation: Extract<Fact, { kind: 'equation' }>) {
  const found = keyOfEquation(equation)
  if (!found) return null
  const value = rational(found.right)
  if (value) {
    const key = found.key === 'a_n' ? 'l' : found.key === 'S_n' ? 'S' : found.key
    return [[key, value] as const]
  }
  const sum = found.key === 'S_n' ? sumFormula({ kind: 'formula', node: found.right, name: '' }) : null
  return sum && { sum }
}

/** pn² + qn. */
export function sumFormula(fact: Fact): SumFormula | null {
  const found = polynomialIn(fact)
  const [p, q, constant, ...more] = found?.coefficients ?? []
  return found?.letter === 'n' && p && q && constant?.n === 0n && more.length === 0 ? { p, q } : null
}
