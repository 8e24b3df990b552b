import { Unreadable } from '../reading/unreadable'
import type { RootsRule } from './rule'

/** The values for which each root holds, in the order in which they were typed. */
export interface Cased {
  readonly text: string
  readonly cases: readonly string[]
}

const condition = /\s?\(?\b(?:if|when|for|where|with)\s+([a-z])\s?=\s?([-−–+]?[\d/.]{1,12})\)?/gi

/** "136 if d = 1, 88 if d = -1" as "136, 88", and the cases apart. Throws Unreadable for the cases of another letter. */
export function casesApart(text: string, { cases }: RootsRule): Cased {
  const found = cases && /\b(?:if|when|for|where|with)\b/i.test(text) ? [...text.slice(0, 300).matchAll(condition)] : []
  const other = found.find(([, letter = '']) => letter.toLowerCase() !== cases?.name)
  if (other) throw new Unreadable('Write the values alone, with a comma between them.')
  return {
    text: found.length > 0 ? text.replace(condition, '') : text,
    cases: found.map(([, , value = '']) => value.replace(/[−–]/, '-').replace('+', '')),
  }
}

/** A word where the values belong to one another's cases; `places`: which value of the key each typed one is. */
export function caseProblem(
  typed: readonly string[],
  places: readonly number[],
  { cases }: RootsRule,
): string | undefined {
  if (!cases || typed.length === 0) return undefined
  if (typed.length !== places.length) return `Give one value for each $${cases.name}$.`
  const at = typed.findIndex((value, index) => cases.values[places[index] ?? -1] !== value)
  return at < 0 ? undefined : `Which value belongs to $${cases.name} = ${typed[at]}$?`
}
