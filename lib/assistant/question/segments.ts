import type { Fact, FactOf, Item } from './fact'
import { rational } from './polynomial'
import { factsOf, type Question } from './question'
import type { Node } from './reading'
import type { Fraction } from '../../maths/fraction'

/** The two ends of a segment in the order of the alphabet: AB of "BA". */
export const segment = (name: string): string => [...name].toSorted().join('')

/** An angle with its arms in the order of the alphabet: APB of "BPA". */
export const angleNamed = (name: string): string => {
  const [first = '', at = '', last = ''] = name
  return name.length === 3 && first > last ? `${last}${at}${first}` : name
}

export interface Lengths<Value = Fraction> {
  /** By the ends, in the order of the alphabet. */
  readonly of: ReadonlyMap<string, Value>
  readonly unit: string
  readonly used: readonly Fact[]
}

/** The lengths that a question states, "AB = 8 cm"; null where one is no number or is told twice, or where units differ. */
export const lengthsIn = (question: Question): Lengths | null => lengthsAs(question, rational)

/** The same where lengths may have roots, or be anything else that is read from a formula. */
export function lengthsAs<Value>(question: Question, read: (node: Node) => Value | null): Lengths<Value> | null {
  const used = factsOf(question, 'length')
  const of = new Map<string, Value>()
  for (const fact of used) {
    const value = read(fact.node)
    if (!value || of.has(segment(fact.name))) return null
    of.set(segment(fact.name), value)
  }
  const units = new Set(used.flatMap(({ unit }) => (/^(?:unit)?$/.test(unit) ? [] : [unit])))
  const [unit = 'units', ...others] = units
  return others.length === 0 && /^[a-z]*m$|^units$/.test(unit) ? { of, unit, used } : null
}

export interface Angles {
  readonly of: ReadonlyMap<string, Fraction>
  readonly used: readonly Fact[]
}

/** The angles that a question states, "∠APB = 50°"; null where one is no number or is told twice. */
export function anglesIn(question: Question): Angles | null {
  const used = factsOf(question, 'angle')
  const of = new Map<string, Fraction>()
  for (const fact of used) {
    const value = rational(fact.node)
    if (!value || of.has(angleNamed(fact.name))) return null
    of.set(angleNamed(fact.name), value)
  }
  return { of, used }
}

/** The names that stand alone, with so many letters. */
export const namesOf = (question: Question, letters: number): readonly FactOf<'letter'>[] =>
  factsOf(question, 'letter').filter(({ name }) => name.length === letters && /^[A-Z]+$/.test(name))

const isAngle = (item: Item | undefined): boolean => item?.kind === 'word' && item.text === 'angle'

/** The corners of the figure that a question names, "triangle ABC" or "ABC is a triangle". */
export function cornersOf(
  question: Question,
  figure: string,
  letters = 3,
): { readonly corners: string; readonly used: Fact } | null {
  const named = question.items.flatMap((item, index) =>
    item.kind === 'letter' && item.name.length === letters && !isAngle(question.items[index - 1])
      ? [{ item, after: question.items[index - 1] }]
      : [],
  )
  const called = named.find(({ after }) => after?.kind === 'word' && after.text === figure)
  const only = named.length === 1 && question.words.includes(figure) ? named[0] : undefined
  const found = called ?? only
  return found ? { corners: found.item.name, used: found.item } : null
}
