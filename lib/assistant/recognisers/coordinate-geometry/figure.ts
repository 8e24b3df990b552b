import { namesOf } from './points'
import type { Fact, FactOf } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'

/** The figure that a question names by all its corners: "ABCD". */
export const figureNamed = (question: Question, corners: number): FactOf<'letter'> | null =>
  factsOf(question, 'letter').find(({ name }) => name.length === corners && /^[A-Z]+$/.test(name)) ?? null

const apart = (figure: string, one: string, other: string): number =>
  figure.includes(one) && figure.includes(other) ? Math.abs(figure.indexOf(one) - figure.indexOf(other)) : 0

/** Whether two corners of a quadrilateral are the ends of a diagonal, or of a side. */
export const isOpposite = (figure: string, one: string, other: string): boolean => apart(figure, one, other) === 2
export const isBeside = (figure: string, one: string, other: string): boolean => apart(figure, one, other) % 2 === 1

const calls = /^(?:diagonals?|sides?|segment|line|joins?|joining|midpoint|divides?|divided|ratio)$/

/**
 * The names of points and figures that only say what is meant: of a segment, where a word calls it that, "the diagonal AC", "the mid-point
 * of AB". "Find AC" asks for it.
 */
export function figuresIn(
  question: Question,
  points: readonly { readonly name: string }[],
  ...others: readonly string[]
): readonly Fact[] {
  const wordAt = (at: number): string => {
    const item = question.items[at]
    return item?.kind === 'word' ? item.text : item?.kind === 'mark' && item.text === ':' ? 'ratio' : ''
  }
  return namesOf(question, points, ...others).filter((fact) => {
    const at = question.items.indexOf(fact)
    const before = wordAt(at - 1) === 'of' ? wordAt(at - 2) : wordAt(at - 1)
    return fact.kind !== 'letter' || fact.name.length !== 2 || calls.test(before)
  })
}
