import type { AnswerRule } from '../../answers/rule'
import type { Derived } from './asking'

/** A value itself, "zero = 9"; what leaves open which is meant, "the other two"; half of a formula, "tan (x/2 ". */
const unsayable =
  /^(?:\d+|zero|one|two|three|four|five|six)$|\bother\b|\([^)]*$|^(?:sin|cos|tan|sec|cot|cosec) \(|^P\((?:or|and)\b/i

/** Of what the words of a question tell, what a student can say in a response: names, and things that are counted one by one. */
export function sayable(derived: Derived, kind: AnswerRule['kind']): Derived {
  if (!derived) return null
  const clear = (names: readonly string[] = []) => names.filter((name) => !unsayable.test(name))
  const { things, otherThings, names, others, ...more } = derived
  const own = clear(names)
  if (own.length === 0) return null
  // several numbers stand together without a noun for each
  const isList = kind === 'roots'
  return {
    ...more,
    names: own,
    ...(others && { others: clear(others) }),
    ...(things && !isList && { things: clear(things) }),
    ...(otherThings && !isList && { otherThings: clear(otherThings) }),
  }
}
