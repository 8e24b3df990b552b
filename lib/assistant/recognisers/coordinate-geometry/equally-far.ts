import type { Fact } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'

/** Words that say so. */
export const equallyFar = ['equidistant', 'equally', 'equal', 'same', 'distance', 'distances', 'far'] as const

/** The facts that say so, "PA = PB", where the question says that P is equally far from A and B; null where it does not. */
export function isEquallyFar(question: Question, p: string, a: string, b: string): readonly Fact[] | null {
  const equations = factsOf(question, 'equation')
  const said = phrase(question, 'equidistant', 'equally far|distant', 'equal|same distance|distances', 'as far')
  if (equations.length === 0) return said ? [] : null
  return equations.every(({ sides }) => sides.length === 2 && sides.every((side) => isLength(side, p, a, b)))
    ? equations
    : null
}

const isLength = (side: { readonly kind: string; readonly name?: unknown }, p: string, a: string, b: string): boolean =>
  side.kind === 'letter' && [`${p}${a}`, `${a}${p}`, `${p}${b}`, `${b}${p}`].includes(`${String(side.name)}`)
