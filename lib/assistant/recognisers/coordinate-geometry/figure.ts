import type { FactOf } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'

/** The figure that a question names by all its corners: "ABCD". */
export const figureNamed = (question: Question, corners: number): FactOf<'letter'> | null =>
  factsOf(question, 'letter').find(({ name }) => name.length === corners && /^[A-Z]+$/.test(name)) ?? null

const apart = (figure: string, one: string, other: string): number =>
  figure.includes(one) && figure.includes(other) ? Math.abs(figure.indexOf(one) - figure.indexOf(other)) : 0

/** Whether two corners of a quadrilateral are the ends of a diagonal, or of a side. */
export const isOpposite = (figure: string, one: string, other: string): boolean => apart(figure, one, other) === 2
export const isBeside = (figure: string, one: string, other: string): boolean => apart(figure, one, other) % 2 === 1
