import type { Fact } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { quadraticIn, type QuadraticIn } from '../../question/polynomial'
import type { Question } from '../../question/question'

/** Words about a quadratic polynomial that change nothing. */
export const polynomialWords = ['quadratic', 'polynomial', 'expression', 'p(x)', 'zeroes', 'roots', 'equation'] as const

export interface QuadraticFact {
  readonly fact: Fact
  readonly quadratic: QuadraticIn
  readonly used: readonly Fact[]
}

/** The one quadratic of a question; its letter, and the others named, may be spoken of. */
export function quadraticFact(question: Question, ...names: readonly string[]): QuadraticFact | null {
  const found = question.facts.flatMap((fact) => {
    const quadratic = quadraticIn(fact)
    return quadratic ? [{ fact, quadratic }] : []
  })
  const [only, ...more] = found
  return only && more.length === 0
    ? { ...only, used: [only.fact, ...lettersNamed(question, only.quadratic.letter, ...names)] }
    : null
}

/** "A quadratic polynomial in x": a phrase whose letter is x, or null. */
export const inX = <Found extends { readonly facts: { readonly x: { readonly name: string } } }>(
  found: Found | null,
): Found | null => (found?.facts.x.name === 'x' ? found : null)
