import { isEquality, splitAt } from '../tokens/lists'
import type { Token } from '../tokens/token'
import type { Amount } from './amount'
import { calculationsIn } from './calculation'
import { indexOfName, type Part, type Piece } from './named-piece'

type Tokens = readonly Token[]

/** Two values by their names, and the sum that leads from the one to the other. */
export interface Stepped {
  readonly found: readonly Piece[]
  readonly working: readonly Amount[]
}

/**
 * "x = 16, x + 2 = 18" where a smaller and a larger number are asked for: the sign says which is which, with the link 16 + 2 = 18. Null
 * for anything else.
 */
export function stepped(claims: readonly Tokens[], key: readonly Part[]): Stepped | null {
  const names = ['smaller', 'larger']
  if (claims.length !== 2 || key.length !== 2 || names.some((name) => indexOfName(name, key) < 0)) return null
  const [first, second] = claims.map((claim) => splitAt(claim, isEquality))
  return first && second ? (steppedFrom(first, second, names) ?? steppedFrom(second, first, names)) : null
}

function steppedFrom(alone: readonly Tokens[], moved: readonly Tokens[], names: readonly string[]): Stepped | null {
  const [[letter, ...rest] = [], value, ...more] = alone
  const [[same, sign, number, ...others] = [], result] = moved
  if (letter?.kind !== 'word' || letter.text.length > 1 || !value || !result || rest.length + more.length > 0)
    return null
  if (same?.text !== letter.text || others.length > 0 || number?.kind !== 'number') return null
  if (sign?.text !== '+' && sign?.text !== '-') return null
  const [from = '', to = ''] = sign.text === '+' ? names : [...names].reverse()
  const sum = [...(value.length > 1 ? bracketed(value) : value), sign, number]
  return {
    found: [
      { name: from, value },
      { name: to, value: moved.at(-1) ?? result },
    ],
    working: calculationsIn([sum, ...moved.slice(1)]),
  }
}

const bracketed = (tokens: Tokens): Tokens => [bracket('('), ...tokens, bracket(')')]
const bracket = (text: string): Token => ({ kind: 'symbol', text, spaced: false, at: 0 })
