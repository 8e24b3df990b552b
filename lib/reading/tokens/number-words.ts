import { add, divide, equals, fraction, fromDecimal, multiply, one, zero, type Fraction } from '../../maths/fraction'
import type { NumberToken, Token } from './token'
import { baseUnit } from '../values/unit'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const ordinals =
  '_ first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

const scales: ReadonlyMap<string, bigint> = new Map([
  ['hundred', 100n],
  ['thousand', 1000n],
  ['lakh', 100_000n],
  ['lac', 100_000n],
  ['lakhs', 100_000n],
  ['lacs', 100_000n],
  ['million', 1_000_000n],
  ['crore', 10_000_000n],
  ['crores', 10_000_000n],
])

const parts: ReadonlyMap<string, number> = new Map(
  (
    [
      ['half', 2],
      ['third', 3],
      ['fourth', 4],
      ['quarter', 4],
      ['fifth', 5],
      ['sixth', 6],
      ['seventh', 7],
      ['eighth', 8],
      ['ninth', 9],
      ['tenth', 10],
      ['eleventh', 11],
      ['twelfth', 12],
      ['thirteenth', 13],
      ['fourteenth', 14],
      ['fifteenth', 15],
      ['sixteenth', 16],
      ['seventeenth', 17],
      ['eighteenth', 18],
      ['nineteenth', 19],
      ['twentieth', 20],
    ] as const
  ).flatMap(([name, size]) => [[name, size] as const, [name === 'half' ? 'halves' : `${name}s`, size] as const]),
)

const wordOf = (token: Token | undefined): string => {
  const word = token?.kind === 'word' ? token.text.toLowerCase() : ''
  return word === 'nil' ? 'zero' : word
}

interface Found {
  readonly value: Fraction
  readonly decimal: boolean
  /** The first token after it. */
  readonly next: number
}

/** Puts one number for the words that name it: "forty-two", "12 lakh 50 thousand", "two point five", "one and a half". */
export function numberWords(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index]
    const found = token && numberAt(tokens, index)
    if (!token) break
    joined.push(found ? numberToken(found, token) : token)
    index = found ? found.next : index + 1
  }
  return withoutRepeats(joined.some(({ kind }) => kind === 'number') ? joined : joined.map(ordinal))
}

/** "4 (four)": the word beside the figure, as on a cheque. */
const withoutRepeats = (tokens: readonly Token[]): readonly Token[] => {
  const isRepeat = (at: number): boolean => {
    const [figure, open, word, close] = tokens.slice(at, at + 4)
    const same = figure?.kind === 'number' && word?.kind === 'number' && equals(figure.value, word.value)
    return same && open?.text === '(' && open.spaced && close?.text === ')'
  }
  const at = tokens.findIndex((_, index) => isRepeat(index))
  return at < 0 ? tokens : [...tokens.slice(0, at + 1), ...tokens.slice(at + 4)]
}

/** "eighteenth" as 18. */
function ordinal(token: Token): Token {
  const place = ordinals.indexOf(wordOf(token))
  return place > 0 ? numberToken({ value: fraction(place), decimal: false, next: 0 }, token) : token
}

function numberToken({ value, decimal }: Found, { spaced, at }: Token): NumberToken {
  return { kind: 'number', value, decimal, text: shown(value), spaced, at }
}

const shown = ({ n, d }: Fraction): string => (d === 1n ? `${n}` : `${n}/${d}`)

function numberAt(tokens: readonly Token[], index: number): Found | null {
  const token = tokens[index]
  if (wordOf(token) === 'point') return decimalOnly(decimals(tokens, { value: zero, decimal: false, next: index }))
  if (token?.kind === 'number' && wordOf(tokens[index + 1]) === 'point' && !token.decimal)
    return decimalOnly(decimals(tokens, { value: token.value, decimal: false, next: index + 1 }))
  if (wordOf(token) === 'one' && isNoun(tokens[index + 1])) return null
  const whole = wholeAt(tokens, index)
  if (!whole) return halfAt(tokens, index)
  return withPart(tokens, decimals(tokens, whole))
}

/** "half", "a third": a part of one, when nothing that it is a part of follows. */
function halfAt(tokens: readonly Token[], index: number): Found | null {
  const article = wordOf(tokens[index]) === 'a'
  const name = wordOf(tokens[article ? index + 1 : index])
  const size = parts.get(name)
  const next = index + (article ? 2 : 1)
  const follows = wordOf(tokens[next])
  if (size === undefined || (!article && name !== 'half') || follows !== '' || tokens[next]?.kind === 'number')
    return null
  return { value: fraction(1, size), decimal: false, next }
}

/** "two hundred and five", "12 lakh 50 thousand"; a number in digits counts only beside a scale. */
function wholeAt(tokens: readonly Token[], start: number): Found | null {
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

/** "one ball", "one solution": no value. */
const isNoun = (token: Token | undefined): boolean => {
  const word = wordOf(token)
  return word.length > 2 && !follows.has(word) && !scales.has(word) && !parts.has(word) && baseUnit(word) === undefined
}

const follows = new Set('and upon over point into times plus minus root out per by only'.split(' '))

const decimalOnly = (found: Found): Found | null => (found.decimal ? found : null)

/** "two point five": what follows are digits, one by one. */
function decimals(tokens: readonly Token[], whole: Found): Found {
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
function withPart(tokens: readonly Token[], whole: Found): Found {
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
