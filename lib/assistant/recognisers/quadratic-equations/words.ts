import { lettersNamed } from '../../question/pick'
import { phrase } from '../../question/phrase'
import { expanded, quadraticIn, rational, termsOf, type QuadraticIn } from '../../question/polynomial'
import type { Fact } from '../../question/fact'
import type { Node } from '../../question/reading'
import type { Question } from '../../question/question'
import { isSquare } from '../../../maths/integer'
import type { Quadratic } from '../../../solutions/quadratic-equations/pieces/equation'
import { inLowestTerms } from '../../../solutions/quadratic-equations/pieces/whole'
import type { Found } from '../../recogniser'

export const quadraticWords = ['quadratic', 'equation', 'polynomial', 'expression'] as const

/** Words that ask for the roots, whatever the method. */
export const rootWords = [
  ...quadraticWords,
  'solve',
  'roots',
  'zeroes',
  'solution',
  'all',
  'every',
  'satisfy',
  'exact',
  'form',
  'number',
  'them',
] as const

/** Words that ask for them by factors. */
export const factorWords = [
  ...rootWords,
  'factorisation',
  'factorise',
  'factorising',
  'splitting',
  'middle',
  'term',
  'method',
  'hence',
] as const

/** The one quadratic of a question in one letter; that letter, and the others named, may be spoken of. */
export function oneQuadratic(
  question: Question,
  names: readonly string[] = [],
): (Found<Quadratic> & { readonly letter: string }) | null {
  const found = question.facts.flatMap((fact) => {
    const given = quadraticIn(fact)
    return given ? [{ fact, given }] : []
  })
  const [only, ...more] = found
  if (!only || more.length > 0) return null
  const { a, b, c, letter }: QuadraticIn = only.given
  const lead = letter === 'x' ? {} : { lead: `Write $x$ for $${letter}$.` }
  return { given: { a, b, c }, letter, used: [only.fact, ...lettersNamed(question, letter, ...names)], ...lead }
}

/** The quadratic whose roots are asked: an equation, or an expression with a word for its roots. */
export function rootsAsked(question: Question): Found<Quadratic> | null {
  const found = oneQuadratic(question)
  const isEquation = found?.used.some(({ kind }) => kind === 'equation')
  // the zeroes of an expression belong to polynomials
  const asked = question.words.includes('roots') || question.words.includes('solve')
  return found && (isEquation || asked) && !isWhether(question) ? found : null
}

/** "Is x² − 4x + 1 = 0 a quadratic equation?", "kya x² − 4x + 1 = 0 quadratic hai": yes or no is wanted. */
const isWhether = (question: Question): boolean => {
  const [first] = question.items
  return (
    (first?.kind === 'word' && first.text === 'is') ||
    phrase(question, 'kya|check|whether|is|does|identify equation? @e:equation * quadratic') !== null ||
    phrase(question, '@e:equation ek? quadratic equation? hai|h') !== null
  )
}

/** Whether the roots are rational. */
export function hasRationalRoots(given: Quadratic): boolean {
  const [a, b, c] = inLowestTerms(given).coefficients
  return isSquare(b * b - 4 * a * c)
}

/** Whether the coefficient of the square is 1 once common factors are out. */
export const isMonic = (given: Quadratic): boolean => inLowestTerms(given).coefficients[0] === 1

/** "ax² + bx + c = 0", "b² − 4ac" or "a > 0": the general equation, and not one that is given. */
export function isGeneral(fact: Fact): boolean {
  if (fact.kind === 'formula') return sameTerms(fact, ['b^2', 'ac'])
  if (fact.kind !== 'equation') return false
  const [left, right] = fact.sides
  if (fact.relation === '>') return left?.kind === 'letter' && left.name === 'a' && right !== undefined && isZero(right)
  return sameTerms(fact, ['ax^2', 'bx', 'c'])
}

const isZero = (node: Node): boolean => rational(node)?.n === 0n

function sameTerms(fact: Fact, names: readonly string[]): boolean {
  const terms = termsOf(expanded(fact))
  return terms !== null && terms.size === names.length && names.every((name) => terms.has(name))
}
