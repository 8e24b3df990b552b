import { decimalOnly, decimals, halfAt, withPart } from './part-words'
import { wholeAt, type FoundNumber } from './whole-words'
import { isNumberName, ordinals, parts, scales, small, wordOf } from './number-names'
import { equals, fraction, zero, type Fraction } from '../../maths/fraction'
import { isEquality } from './lists'
import type { NumberToken, Token } from './token'
import { baseUnit } from '../values/unit-names'

/** Puts one number for the words that name it: "forty-two", "12 lakh 50 thousand", "two point five", "one and a half". */
export function numberWords(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isNumberName)) return withoutRepeats(tokens)
  const joined: Token[] = []
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index]
    const found = token && numberAt(tokens, index)
    if (!token) break
    joined.push(found ? numberToken(found, token) : token)
    index = found ? found.next : index + 1
  }
  const isNumbered = joined.length > longestOrdinal || joined.some(({ kind }) => kind === 'number')
  return withoutRepeats(isNumbered ? joined : joined.map(ordinal))
}

/** "the eighteenth term of it": in a longer sentence an ordinal counts something else. */
const longestOrdinal = 6

/** "4 (four)": the word beside the figure, as on a cheque; the 8 of "3/8 (8)" is part of more. */
const withoutRepeats = (tokens: readonly Token[]): readonly Token[] => {
  if (!tokens.some(({ text }) => text === '(')) return tokens
  const isRepeat = (at: number): boolean => {
    const [figure, open, word, close] = tokens.slice(at, at + 4)
    const same = figure?.kind === 'number' && word?.kind === 'number' && equals(figure.value, word.value)
    const isAlone = !/^[-+*/^√]$/.test(tokens[at - 1]?.text ?? '')
    return same && isAlone && open?.text === '(' && open.spaced && close?.text === ')'
  }
  const at = tokens.findIndex((_, index) => isRepeat(index))
  return at < 0 ? tokens : [...tokens.slice(0, at + 1), ...tokens.slice(at + 4)]
}

/** "eighteenth" as 18. */
function ordinal(token: Token): Token {
  const place = ordinals.indexOf(wordOf(token))
  return place > 0 ? numberToken({ value: fraction(place), decimal: false, next: 0 }, token) : token
}

function numberToken({ value, decimal }: FoundNumber, { spaced, at }: Token): NumberToken {
  return { kind: 'number', value, decimal, text: shown(value), spaced, at }
}

const shown = ({ n, d }: Fraction): string => (d === 1n ? `${n}` : `${n}/${d}`)

function numberAt(tokens: readonly Token[], index: number): FoundNumber | null {
  const token = tokens[index]
  if (wordOf(token) === 'point') return decimalOnly(decimals(tokens, { value: zero, decimal: false, next: index }))
  if (token?.kind === 'number' && wordOf(tokens[index + 1]) === 'point' && !token.decimal)
    return decimalOnly(decimals(tokens, { value: token.value, decimal: false, next: index + 1 }))
  if (wordOf(token) === 'zero' && isCounted(tokens[index - 1])) return null
  if (wordOf(token) === 'one' && isNoun(tokens[index + 1])) return null
  if (isDigitCount(tokens, index)) return null
  const whole = wholeAt(tokens, index) ?? scaleAlone(tokens, index)
  if (!whole) return halfAt(tokens, index)
  return withPart(tokens, decimals(tokens, whole))
}

/** "hundred", "a thousand" by itself. */
function scaleAlone(tokens: readonly Token[], index: number): FoundNumber | null {
  const at = wordOf(tokens[index]) === 'a' ? index + 1 : index
  const [before, scale] = [tokens[index - 1], scales.get(wordOf(tokens[at]))]
  const isAlone = tokens[at + 1] === undefined && (before === undefined || isEquality(before))
  return scale !== undefined && isAlone ? { value: fraction(scale), decimal: false, next: at + 1 } : null
}

/** "150 three digit numbers" counts the numbers. */
const isDigitCount = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.kind === 'number' &&
  small.indexOf(wordOf(tokens[index])) > 0 &&
  tokens.slice(index + 1, index + 3).some((next) => /^digits?$/.test(wordOf(next)))

/** "one ball", "one solution": no value. */
const isNoun = (token: Token | undefined): boolean => {
  const word = wordOf(token)
  return word.length > 2 && !follows.has(word) && !scales.has(word) && !parts.has(word) && baseUnit(word) === undefined
}

/** "1 zero", "two zero": what is counted, no second number. */
const isCounted = (before: Token | undefined): boolean =>
  (before?.kind === 'number' && !before.decimal) || small.indexOf(wordOf(before)) > 0

const follows = new Set('zero and upon over point into times plus minus root out per by only'.split(' '))
