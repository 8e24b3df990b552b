import { falseLine } from '../answers/false-line'
import { numberOf } from '../answers/number-of'
import type { FactOf } from './question/fact'
import { lettersOf } from './question/reading'
import type { Question } from './question/question'
import { numericValue } from '../reading/tree/numeric'
import type { Said } from './rule'

/**
 * Whether a reply stands the checks that need no second solution: every equality between numbers in its lines holds, and values that it names satisfy
 * every equation that the question states in these letters alone. What cannot be checked stands.
 */
export function isChecked({ text, answer }: Said, { facts }: Question): boolean {
  if (answer === undefined) return true
  if (text.split('\n').some((line) => falseLine(line) !== null)) return false
  const values = namedValues(answer)
  const equations = facts.filter(
    (fact): fact is FactOf<'equation'> => fact.kind === 'equation' && fact.relation === '=',
  )
  return values.size === 0 || equations.every((equation) => isSatisfied(equation, values))
}

/** The letters of "x = 4, y = -2" with their values; none where a letter has several, or a part is no value. */
function namedValues(answer: string): ReadonlyMap<string, number> {
  const values = new Map<string, number>()
  for (const part of answer.split(/[,;]\s/)) {
    const [, name, text] = /^\s*([A-Za-zα-ω])\s*=\s*([^=]+)$/.exec(part) ?? []
    const value = text === undefined ? undefined : numberOf(text)
    if (name === undefined || value === undefined || values.has(name)) return new Map()
    values.set(name, value)
  }
  return values
}

function isSatisfied({ sides }: FactOf<'equation'>, values: ReadonlyMap<string, number>): boolean {
  const letters = new Set(sides.flatMap((side) => [...lettersOf(side)]))
  if (letters.size === 0 || [...letters].some((letter) => !values.has(letter))) return true
  const [first = NaN, ...others] = sides.map((side) => numericValue(side, (letter) => values.get(letter) ?? NaN))
  return others.every((other) => isNear(first, other))
}

const isNear = (a: number, b: number): boolean =>
  !Number.isFinite(a) || !Number.isFinite(b) || Math.abs(a - b) <= 0.006 * Math.max(1, Math.abs(a), Math.abs(b))
