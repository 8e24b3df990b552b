import { ordinals, scales, small, tens, wordOf } from './number-names'
import { add, fraction, multiply, zero, type Fraction } from '../../maths/fraction'
import type { Token } from './token'

/** A number that words name. */
export interface FoundNumber {
  readonly value: Fraction
  readonly decimal: boolean
  /** The first token after it. */
  readonly next: number
}

/** "two hundred and five", "12 lakh 50 thousand"; a number in digits counts only beside a scale. */
export function wholeAt(tokens: readonly Token[], start: number): FoundNumber | null {
  let [total, group, last, next] = [zero, zero, 'none', start]
  let decimal = false
  for (;;) {
    const at = next + (last === 'none' ? 0 : linkLength(tokens, next, last))
    const token = tokens[at]
    const scale = scales.get(wordOf(token))
    const step = scale !== undefined ? null : addend(tokens, at, last)
    if (scale !== undefined && last !== 'none' && at === next) {
      if (scale === 100n) group = multiply(group, fraction(scale))
      else [total, group] = [add(total, multiply(group, fraction(scale))), zero]
      last = 'scale'
    } else if (step) {
      group = add(group, step.value)
      last = step.kind
      decimal ||= token?.kind === 'number' && token.decimal
    } else break
    next = at + 1
  }
  const ordinalPlace = last === 'tens' ? ordinals.indexOf(wordOf(tokens[next])) : -1
  if (ordinalPlace > 0 && ordinalPlace < 10)
    return { value: add(total, add(group, fraction(ordinalPlace))), decimal, next: next + 1 }
  return last === 'none' ? null : { value: add(total, group), decimal, next }
}

/** The tokens to pass over: the hyphen of "forty-two", the "and" of "one hundred and two". */
function linkLength(tokens: readonly Token[], at: number, last: string): number {
  const [link, after] = [tokens[at], tokens[at + 1]]
  if (last === 'tens' && link?.text === '-' && !link.spaced && after && !after.spaced && small.includes(wordOf(after)))
    return 1
  const named = small.includes(wordOf(after)) || tens.includes(wordOf(after))
  return last === 'scale' && wordOf(link) === 'and' && named ? 1 : 0
}

type Addend = { readonly value: Fraction; readonly kind: 'small' | 'tens' | 'digits' } | null

function addend(tokens: readonly Token[], at: number, last: string): Addend {
  const [token, word] = [tokens[at], wordOf(tokens[at])]
  const digit = small.indexOf(word)
  if (digit >= 0)
    return last === 'none' || last === 'scale' || (last === 'tens' && digit > 0 && digit < 10)
      ? { value: fraction(digit), kind: 'small' }
      : null
  if (last !== 'none' && last !== 'scale') return null
  const ten = tens.indexOf(word)
  if (ten >= 0 && word !== '_') return { value: fraction(10 * ten), kind: 'tens' }
  return token?.kind === 'number' && scales.has(wordOf(tokens[at + 1])) ? { value: token.value, kind: 'digits' } : null
}
