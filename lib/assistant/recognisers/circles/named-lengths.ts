import { segment, type Lengths } from '../../question/segments'
import type { Fact, FactOf } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import type { Fraction } from '../../../maths/fraction'

/** The one length that a question asks for by its name, behind all that it tells. */
export function lengthAsked(question: Question, lengths: Lengths): FactOf<'letter'> | null {
  const last = question.facts.findLast(({ kind }) => kind === 'letter' || kind === 'length')
  const asked = last?.kind === 'letter' && /^[A-Z]{2}$/.test(last.name) ? last : null
  return asked && !lengths.of.has(segment(asked.name)) ? asked : null
}

/** Whether all points that a question names are among these, and each pair of them one that may be named. */
export const namesOnly = (question: Question, points: readonly string[], o = 'O'): boolean =>
  factsOf(question, 'letter').every(({ name }) =>
    [...name.toUpperCase()].every((at) => points.includes(at) || at === o),
  )

/** Of the lengths that are told, just those with these names, in that order; null where one is missing or more are told. */
export function justThese({ of }: Lengths, ...names: readonly string[]): readonly Fraction[] | null {
  const values = names.map((name) => of.get(segment(name)))
  const found = values.filter((value) => value !== undefined)
  return found.length === names.length && of.size === names.length ? found : null
}

export const letterFacts = (question: Question): readonly Fact[] => factsOf(question, 'letter')
