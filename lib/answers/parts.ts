import { holdsValue } from './amount'
import { opened } from './check-roots'
import { bareName, indexOfName as findName } from './names'
import { isEquality, isSeparator, refuseDenial, splitAt, tokensOf, trimmed } from './phrases'
import type { Token } from './tokens'
import { Unreadable } from './unreadable'

/** One named value. `index`: its place in the key; −1 for a name or a value that the key does not have. */
export interface Part {
  readonly name: string
  /** Where the value begins in the cleaned response. */
  readonly at?: number
  /** Other names for it, in the story of the question. */
  readonly aliases?: readonly string[]
  readonly value: string
  readonly index: number
}

type Piece = Pick<Part, 'name' | 'value' | 'at'>

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text, spaced }) => (spaced ? ` ${text}` : text))
    .join('')
    .trim()

/** The parts of the key, in order. */
export function partsOf(expected: string): readonly Part[] {
  const tokens = trimmed(tokensOf(expected, { grouping: false }))
  return splitAt(opened(tokens), isSeparator).map((piece, index) => ({ ...split(piece), index }))
}

/** The name before the first equals sign, and what it equals; "sum = 12/2 = 6" shows its working. */
const placeOf = ([first]: readonly Token[]) => (first ? { at: first.at } : {})

function split(piece: readonly Token[]): Piece {
  const at = piece.findIndex(isEquality)
  const after = piece.slice(at + 1)
  const start = after.findIndex((token) => !isEquality(token))
  const [before, value] = [piece.slice(0, Math.max(at, 0)), after.slice(Math.max(start, 0))]
  const isTurned = value.length === 1 && value[0]?.kind === 'word' && before.some(({ kind }) => kind === 'number')
  return isTurned
    ? { name: textOf(value), value: textOf(before), ...placeOf(before) }
    : { name: textOf(before), value: textOf(value), ...placeOf(value) }
}

/** Reads a response against the key: names first, then the bare values in the order of what is left. */
export function namedParts(response: string, key: readonly Part[]): readonly Part[] {
  const plain = pieces(response, key, false)
  const grouped = plain.length > key.length && response.includes(',') ? pieces(response, key, true) : plain
  const parts = (grouped.length === key.length ? grouped : plain).filter(
    ({ name, value }) => name !== '' || value !== '',
  )
  if (parts.length === 0) throw new Unreadable('Write the values with a comma between them.')
  return placed(parts, key)
}

function placed(parts: readonly Piece[], key: readonly Part[]): readonly Part[] {
  const taken = parts.map(({ name }) => (name === '' ? -1 : indexOfName(name, key)))
  const free = key.map(({ index }) => index).filter((index) => !taken.includes(index))
  return parts.map((part, at) => ({ ...part, index: part.name === '' ? (free.shift() ?? -1) : (taken[at] ?? -1) }))
}

const indexOfName = (name: string, key: readonly Part[]): number =>
  findName(
    name,
    key.map(({ name: known, aliases = [] }) => [known, ...aliases]),
  )

function pieces(response: string, key: readonly Part[], grouping: boolean) {
  const first = tokensOf(response.trim().slice(0, 10), { grouping }).slice(0, 1)
  refuseDenial(first)
  const tokens = sidesApart(dashed(trimmed(tokensOf(withoutNumbering(response), { grouping })), key), key)
  const tuple = tupleOf(tokens)
  if (tuple) return tuple
  const list = opened(tokens)
  const starts = nameStarts(list, key)
  const found: Token[][] = [[]]
  let depth = 0
  list.forEach((token, index) => {
    if (token.text === '(') depth++
    if (token.text === ')') depth--
    if (starts.has(index) || (depth <= 0 && isSeparator(token))) found.push([])
    if (depth > 0 || !isSeparator(token)) found.at(-1)?.push(token)
  })
  const filled = found.filter((piece) => piece.length > 0).map((piece) => lead(piece, key))
  return filled.length > key.length ? filled.filter(({ name, value }) => name !== '' || /[\d√π]/.test(value)) : filled
}

/** "(i) 9 (ii) 14" as "9, 14". */
const withoutNumbering = (response: string): string =>
  /(?:^|[\s(])(?:i\).*[\s(]ii|a\).*[\s(]b)\)/is.test(response.slice(0, 300))
    ? response.replace(/(^|\s)\(?(?:i{1,3}|iv|[a-d])\)/gi, ' ; ')
    : response

/** "HCF - 6": a dash between a name and its value, with spaces on both sides, is no minus. */
const dashed = (tokens: readonly Token[], key: readonly Part[]): readonly Token[] =>
  tokens.map((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    const between = token.text === '-' && token.spaced && before?.kind === 'word' && after?.kind === 'number'
    const isDash = between && after.spaced && before.text.length > 1 && indexOfName(before.text, key) >= 0
    return isDash ? { ...token, kind: 'symbol', text: '=' } : token
  })

/** "18 m by 5 m", "18 x 5": the sides of a rectangle. */
function sidesApart(tokens: readonly Token[], key: readonly Part[]): readonly Token[] {
  const isBetween = ({ text }: Token) => /^(?:by|x|\*)$/i.test(text)
  if (key.length !== 2 || !key.some(({ name }) => name === 'length')) return tokens
  if (tokens.filter(isBetween).length !== 1 || tokens.some(isSeparator)) return tokens
  return tokens.map((token) => (isBetween(token) ? { ...token, kind: 'symbol' as const, text: ',' } : token))
}

/** "(x, y) = (2, 3)". */
function tupleOf(tokens: readonly Token[]): readonly Piece[] | null {
  const [left, right, ...more] = splitAt(tokens, isEquality)
  if (!left || !right || more.length > 0 || left[0]?.text !== '(' || right[0]?.text !== '(') return null
  const [names, values] = [splitAt(opened(left), isSeparator), splitAt(opened(right), isSeparator)]
  return names.length === values.length
    ? names.map((name, index) => ({ name: textOf(name), value: textOf(values[index] ?? []) }))
    : null
}

/** Where a name of the key begins: before an equals sign, or (a word) before a number. */
function nameStarts(tokens: readonly Token[], key: readonly Part[]): ReadonlySet<number> {
  const starts = new Set<number>()
  for (let end = 1; end < tokens.length; end++) {
    const token = tokens[end]
    if (!token || !(isEquality(token) || token.kind === 'number')) continue
    const start = nameBefore(tokens, end, key)
    const isWord = start !== null && textOf(tokens.slice(start, end)).length > 1
    if (start !== null && (isEquality(token) || isWord)) starts.add(start)
  }
  return starts
}

/** The start of the longest name of the key that ends here. */
function nameBefore(tokens: readonly Token[], end: number, key: readonly Part[]): number | null {
  for (let start = Math.max(0, end - 5); start < end; start++) {
    const slice = tokens.slice(start, end)
    const name = textOf(slice)
    if (slice.some((token) => token.kind === 'number' || isEquality(token) || isSeparator(token))) continue
    if (tokens[start]?.kind === 'word' && indexOfName(name, key) >= 0 && bareName(name) !== '') return start
  }
  return null
}

const leadWords = /^(?:so|hence|therefore|then|the|ans|answer|and|value|of|values|we|get|is|are|\s)+(?=\s|$)/i

function lead(piece: readonly Token[], key: readonly Part[]): Piece {
  const whole = split(piece)
  const { name } = whole
  if (name !== '') return { ...whole, name: isKnown(name, key) ? name : name.replace(leadWords, '').trim() }
  const words = piece.findIndex(({ kind }) => kind !== 'word')
  const before = textOf(piece.slice(0, Math.max(words, 0)))
  return before !== '' && isKnown(before, key) && before.length > 1 && holdsValue(piece)
    ? { name: before, value: textOf(piece.slice(words)), ...placeOf(piece.slice(words)) }
    : whole
}

const isKnown = (name: string, key: readonly Part[]): boolean => indexOfName(name, key) >= 0
