import { holdsValue } from './amount'
import { isEquality, textOf } from '../tokens/lists'
import type { Token } from '../tokens/token'

/** A probability by its name, and what it is said to be. */
export interface EventClaim {
  readonly name: string
  readonly rest: readonly Token[]
}

const opening = 3

/**
 * "probability that it is not red = 9/16", "P of getting 2 or 3 is 1/3" taken apart: the name ends at the first equals sign, or at the
 * last "is" where there is none. Null where no event is told in words.
 */
export function eventApart(tokens: readonly Token[]): EventClaim | null {
  const at = tokens.slice(0, opening).findIndex(({ text }) => /^prob(?:ability)?$/i.test(text))
  if (at < 0) return null
  const signs = tokens.flatMap((token, index) => (index > at + 1 && isEquality(token) ? [index] : []))
  const end = signs.find((index) => tokens[index]?.text === '=') ?? signs.at(-1)
  if (end === undefined || !holdsValue(tokens.slice(end + 1))) return null
  return { name: textOf(tokens.slice(0, end)), rest: tokens.slice(end + 1) }
}
