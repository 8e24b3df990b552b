import type { Fact, FactOf } from './fact'
import { rational } from './polynomial'
import { factsOf, type Question } from './question'
import type { Fraction } from '../../maths/fraction'

export interface Numbers {
  readonly values: readonly Fraction[]
  readonly used: readonly Fact[]
}

/** The numbers that are stated bare, where they stand in one place: alone, in a row, or two in brackets. */
export function numbersIn(question: Question): Numbers {
  const used = question.facts.filter(
    (fact) =>
      (fact.kind === 'number' && fact.unit === '') ||
      fact.kind === 'list' ||
      (fact.kind === 'point' && fact.name === ''),
  )
  const [only, ...more] = used
  return { values: only && more.length === 0 ? (valuesOf(only) ?? []) : [], used }
}

/** The numbers that a fact holds, or null where a letter or a root is among them. */
export function valuesOf(fact: Fact): readonly Fraction[] | null {
  switch (fact.kind) {
    case 'number':
      return [fact.value]
    case 'list':
      return fact.open ? null : allOf(fact.items.map(rational))
    case 'point':
      return allOf([rational(fact.x), rational(fact.y)])
    default:
      return null
  }
}

const allOf = (values: readonly (Fraction | null)[]): readonly Fraction[] | null => {
  const known = values.filter((value) => value !== null)
  return known.length === values.length ? known : null
}

/** Whether every one of these words stands in the question. */
export const says = (question: Question, ...words: readonly string[]): boolean =>
  words.every((word) => question.words.includes(word))

/** The one list that a question states, or null. */
export function onlyList(question: Question): FactOf<'list'> | null {
  const [list, ...more] = factsOf(question, 'list')
  return list && more.length === 0 ? list : null
}

/** The letters that stand alone, of those names. */
export const lettersNamed = (question: Question, ...names: readonly string[]): readonly Fact[] =>
  factsOf(question, 'letter').filter(({ name }) => names.includes(name))

/** The number that a word names: "HCF is 9", "radius 7 cm"; none of the words in `others` may stand between. */
export function numberAfter(
  question: Question,
  names: readonly string[],
  others: readonly string[] = [],
): FactOf<'number'> | null {
  const at = question.items.findIndex((item) => item.kind === 'word' && names.includes(item.text))
  for (const item of at < 0 ? [] : question.items.slice(at + 1)) {
    if (item.kind === 'number') return item
    if (item.kind !== 'word' && item.kind !== 'mark') return null
    if (item.kind === 'word' && (others.includes(item.text) || names.includes(item.text))) return null
  }
  return null
}
