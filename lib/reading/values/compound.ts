import { add, compare, multiply, one } from '../../maths/fraction'
import { unitRatio } from './conversion'
import type { NumberToken, Token } from '../tokens/token'
import { baseUnit } from './unit-names'

/** "2 h 30 min", "2 hours and 30 minutes", "5 m 20 cm" as one number of the larger unit. Anything else is left as it is. */
export function compounded(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const whole = compoundAt(tokens, index)
    const token = whole?.token ?? tokens[index]
    if (token) joined.push(token)
    const unit = whole && tokens[index + 1]
    if (unit) {
      joined.push(unit)
      index = whole.next - 1
    }
  }
  return joined
}

function compoundAt(tokens: readonly Token[], index: number): { token: NumberToken; next: number } | null {
  const first = unitAfter(tokens, index)
  if (!first) return null
  const second = unitAfter(tokens, index + (tokens[index + 2]?.text.toLowerCase() === 'and' ? 3 : 2))
  const ratio = second && unitRatio(second.unit, first.unit)
  if (!second || !ratio || compare(ratio, one) >= 0) return null
  const value = add(first.token.value, multiply(second.token.value, ratio))
  const text = value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`
  return { token: { ...first.token, value, text }, next: second.next }
}

function unitAfter(tokens: readonly Token[], index: number) {
  const [token, word] = [tokens[index], tokens[index + 1]]
  const unit = word?.kind === 'word' ? baseUnit(word.text) : undefined
  return token?.kind === 'number' && unit !== undefined ? { token, unit, next: index + 2 } : null
}
