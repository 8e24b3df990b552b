import { add, fraction, fromDecimal, type Fraction } from '../../maths/fraction'
import { Unreadable } from '../unreadable'
import type { Token } from './token'

const vulgar: ReadonlyMap<string, Fraction> = new Map(
  (
    [
      ['¼', 1, 4],
      ['½', 1, 2],
      ['¾', 3, 4],
      ['⅐', 1, 7],
      ['⅑', 1, 9],
      ['⅒', 1, 10],
      ['⅓', 1, 3],
      ['⅔', 2, 3],
      ['⅕', 1, 5],
      ['⅖', 2, 5],
      ['⅗', 3, 5],
      ['⅘', 4, 5],
      ['⅙', 1, 6],
      ['⅚', 5, 6],
      ['⅛', 1, 8],
      ['⅜', 3, 8],
      ['⅝', 5, 8],
      ['⅞', 7, 8],
      ['↉', 0, 1],
    ] as const
  ).map(([sign, n, d]) => [sign, fraction(n, d)]),
)

const patterns = {
  grouped: /\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,]\d)(?:\.\d+)?(?!\d)/y,
  number: /(?:\d+(?:\.\d+)?|(?<![\p{L}.])\.\d+)/uy,
  word: /[A-Za-zα-ορ-ωΑ-Ω\u0900-\u0963\u0970-\u097f']+(?:_\d+(?=[A-Za-zα-ω]_)|_[A-Za-z0-9]+|_\([A-Za-z0-9]+\))?/y,
  symbol: /<=|>=|!=|[^]/uy,
}

const longest = 400

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

/** Splits cleaned text; the commas of 1,00,000 and 100,000 are part of the number. */
export function tokenise(text: string): readonly Token[] {
  if (text.length > longest) throw new Unreadable('That is too long for an answer. Write only the final answer.')
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const start = at
    while (text.charCodeAt(at) === 32) at++
    const spaced = at > start
    const token = tokenAt(text, at, spaced)
    if (!token) break
    tokens.push(token)
    at += token.text.length
  }
  return tokens
}

function tokenAt(text: string, at: number, spaced: boolean): Token | null {
  const code = text.charCodeAt(at)
  const isFigure = (code >= 48 && code <= 57) || code === 46
  if (!isFigure && code < 128 && !isAsciiLetter(code) && code !== 39) return symbolToken(text, at, spaced)
  const digits = isFigure ? (match(patterns.grouped, text, at) ?? match(patterns.number, text, at)) : null
  if (digits !== null) return numberToken(digits, spaced, at)
  const word = match(patterns.word, text, at)
  if (word !== null) return { kind: 'word', text: word, spaced, at }
  return symbolToken(text, at, spaced)
}

const isAsciiLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122)

function symbolToken(text: string, at: number, spaced: boolean): Token | null {
  const code = text.charCodeAt(at)
  // of the signs on a keyboard only <, > and ! may be the first of two
  const isLone = code < 128 && code !== 60 && code !== 62 && code !== 33
  const symbol = isLone ? text.charAt(at) : match(patterns.symbol, text, at)
  if (symbol === null) return null
  const value = vulgar.get(symbol)
  return value
    ? { kind: 'number', value, decimal: false, text: symbol, spaced, at }
    : { kind: 'symbol', text: symbol, spaced, at }
}

function numberToken(text: string, spaced: boolean, at: number): Token {
  const bare = text.replaceAll(',', '')
  if (bare.length > 40) throw new Unreadable('That number is too long.', at)
  const decimal = bare.includes('.')
  return { kind: 'number', value: fromDecimal(bare.startsWith('.') ? `0${bare}` : bare), decimal, text, spaced, at }
}

const isWhole = (token: Token | undefined) => token?.kind === 'number' && !token.decimal && token.value.d === 1n

/** Whether commas stand within a number, as in 1,200. */
export const hasGrouped = (tokens: readonly Token[]): boolean => tokens.some(isGrouped)

/** With every comma by itself: 1,200 as 1 and 200. */
export const commasApart = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token) => (isGrouped(token) ? piecesOf(token) : [token]))

const isGrouped = ({ kind, text }: Token): boolean => kind === 'number' && text.includes(',')

const piecesOf = ({ text, spaced, at }: Token): readonly Token[] =>
  [...text.matchAll(/,|[^,]+/g)].map(({ 0: piece, index }) => {
    const place = at + index
    return piece === ','
      ? { kind: 'symbol', text: piece, spaced: false, at: place }
      : numberToken(piece, index === 0 && spaced, place)
  })

/** Joins "2 1/2" and "2½" into one number. */
export function mixed(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind }, index) => kind === 'number' && tokens[index + 1]?.kind === 'number')) return tokens
  const joined: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const [first, second, slash, third] = tokens.slice(i, i + 4)
    if (first?.kind !== 'number' || second?.kind !== 'number' || !isWhole(first)) {
      if (first) joined.push(first)
    } else if (second.value.d !== 1n && !second.decimal) {
      joined.push({ ...first, value: add(first.value, second.value), text: `${first.text} ${second.text}` })
      i += 1
    } else if (
      isWhole(second) &&
      second.spaced &&
      slash?.text === '/' &&
      third?.kind === 'number' &&
      isProper(second, third)
    ) {
      const part = fraction(second.value.n, third.value.n)
      joined.push({ ...first, value: add(first.value, part), text: `${first.text} ${second.text}/${third.text}` })
      i += 3
    } else joined.push(first)
  }
  return joined
}

const isProper = (top: Token, bottom: Token): boolean =>
  top.kind === 'number' && bottom.kind === 'number' && isWhole(bottom) && !bottom.spaced && top.value.n < bottom.value.n
