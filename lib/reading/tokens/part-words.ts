import type { FoundNumber } from './whole-words'
import { ordinals, parts, small, wordOf } from './number-names'
import { add, divide, fraction, fromDecimal, one } from '../../maths/fraction'
import type { Token } from './token'

/** "half", "a third": a part of one, when nothing that it is a part of follows. */
export function halfAt(tokens: readonly Token[], index: number): FoundNumber | null {
  const article = wordOf(tokens[index]) === 'a'
  const name = wordOf(tokens[article ? index + 1 : index])
  const size = parts.get(name)
  const next = index + (article ? 2 : 1)
  const follows = isVerb(wordOf(tokens[next])) ? '' : wordOf(tokens[next])
  if (size === undefined || (!article && name !== 'half') || follows !== '' || tokens[next]?.kind === 'number')
    return null
  return { value: fraction(1, size), decimal: false, next }
}

/** "half aata hai": it comes to a half. */
const isVerb = (word: string): boolean => /^(?:aata|ata|aati|aaya|aayega|milta|milega|hai|hoga)$/.test(word)

/** The number, where decimals were read. */
export const decimalOnly = (found: FoundNumber): FoundNumber | null => (found.decimal ? found : null)

/** "two point five": what follows are digits, one by one. */
export function decimals(tokens: readonly Token[], whole: FoundNumber): FoundNumber {
  if (wordOf(tokens[whole.next]) !== 'point') return whole
  const [figures] = [tokens[whole.next + 1]]
  if (figures?.kind === 'number' && /^\d{1,6}$/.test(figures.text))
    return { value: add(whole.value, fromDecimal(`0.${figures.text}`)), decimal: true, next: whole.next + 2 }
  let digits = ''
  let next = whole.next + 1
  for (
    let digit = small.indexOf(wordOf(tokens[next]));
    digit >= 0 && digit < 10;
    digit = small.indexOf(wordOf(tokens[next]))
  ) {
    digits += `${digit}`
    next++
  }
  return digits === '' || digits.length > 20
    ? whole
    : { value: add(whole.value, fromDecimal(`0.${digits}`)), decimal: true, next }
}

/** "two thirds", "one and a half", "two-thirds". */
export function withPart(tokens: readonly Token[], whole: FoundNumber): FoundNumber {
  const { value, decimal, next } = whole
  const hyphen = tokens[next]?.text === '-' && !tokens[next]?.spaced && !tokens[next + 1]?.spaced
  const word = wordOf(tokens[hyphen ? next + 1 : next])
  const place = ordinals.indexOf(word)
  if (hyphen && place > 0 && place < 10 && value.d === 1n && value.n >= 20n && value.n % 10n === 0n)
    return { value: add(value, fraction(place)), decimal, next: next + 2 }
  const size = parts.get(word)
  if (size !== undefined) return { value: divide(value, fraction(size)), decimal, next: next + (hyphen ? 2 : 1) }
  if (wordOf(tokens[next]) !== 'and' || !['a', 'one'].includes(wordOf(tokens[next + 1]))) return whole
  const part = parts.get(wordOf(tokens[next + 2]))
  return part === undefined ? whole : { value: add(value, divide(one, fraction(part))), decimal, next: next + 3 }
}
