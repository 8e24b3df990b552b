import { holdsValue } from './amount'
import { compounded } from './compound'
import { dashed, sidesApart } from './pair-notation'
import { bareName, changing, indexOfName as findName } from './name'
import { isEquality, isSeparator, opened, ratiosAsFractions, splitAt, textOf, trimmed } from '../tokens/lists'
import type { Typed } from '../typed'
import { refuseDenial } from '../tokens/put-aside'
import type { Token } from '../tokens/token'
import { readUnit } from './unit'
import { baseUnit } from './unit-names'
import { Unreadable } from '../unreadable'
import { spoken } from '../tokens/sign-words'

/** One named value. `index`: its place in the key; −1 for a name or a value that the key does not have. */
export interface Part {
  readonly name: string
  /** Other names for it, in the story of the question. */
  readonly aliases?: readonly string[]
  readonly value: readonly Token[]
  readonly index: number
}

type Piece = Pick<Part, 'name' | 'value'>

/** The parts of the key, in order. */
export function partsOf(expected: Typed): readonly Part[] {
  const tokens = trimmed(expected.apart)
  return splitAt(opened(tokens), isSeparator).map((piece, index) => ({ ...split(piece), index }))
}

const isLead = (tokens: readonly Token[]): boolean => textOf(tokens).replace(leadWords, '').trim() === ''

/** The name before the first equals sign, and what it equals; "sum = 12/2 = 6" shows its working. */
function split(piece: readonly Token[]): Piece {
  const first = piece.findIndex(isEquality)
  if (first > 0 && piece.some((token, index) => index > first && isEquality(token)) && isLead(piece.slice(0, first)))
    return split(piece.slice(first + 1))
  const after = piece.slice(first + 1)
  const start = after.findIndex((token) => !isEquality(token))
  const [before, value] = [piece.slice(0, Math.max(first, 0)), after.slice(Math.max(start, 0))]
  const isTurned = value.length === 1 && value[0]?.kind === 'word' && before.some(({ kind }) => kind === 'number')
  return isTurned ? { name: textOf(value), value: before } : { name: textOf(before), value }
}

/** Reads a response against the key: names first, then the bare values in the order of what is left. */
export function namedParts(response: Typed, key: readonly Part[]): readonly Part[] {
  const plain = pieces(response.apart, key)
  const isGrouped = plain.length > key.length && response.tokens !== response.apart
  const grouped = isGrouped ? pieces(response.tokens, key) : plain
  const parts = (grouped.length === key.length ? grouped : plain).filter(
    ({ name, value }) => name !== '' || value.length > 0,
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

function pieces(response: readonly Token[], key: readonly Part[]) {
  const typed = ratiosAsFractions(compounded(trimmed(response)))
  if (key.every(({ value }) => value.some(({ text }) => /\d/.test(text)))) refuseDenial(typed)
  const tokens = sidesApart(
    dashed(typed, (word) => indexOfName(word, key) >= 0),
    key.map(({ name }) => name),
  )
  const tuple = tupleOf(tokens)
  if (tuple) return tuple
  const list = opened(tokens)
  const starts = nameStarts(list, key)
  const found: Token[][] = [[]]
  let depth = 0
  list.forEach((token, index) => {
    if (token.text === '(') depth++
    if (token.text === ')') depth--
    if (starts.has(index) || (depth <= 0 && isSeparator(token)) || followsUnit(token, found.at(-1) ?? []))
      found.push([])
    if (depth > 0 || !isSeparator(token)) found.at(-1)?.push(token)
  })
  const filled = found.filter((piece) => piece.length > 0).map((piece) => lead(piece, key))
  return filled.length > key.length
    ? filled.filter(({ name, value }) => name !== '' || /[\d√π±]/.test(textOf(value)) || value.some(turnsRound))
    : filled
}

/** A word that makes another answer of the values beside it. */
const turnsRound = ({ text }: Token): boolean =>
  /^(?:no|not|never|(?:more|less)(?:than)?|(?:at)?(?:least|most)|than|between)$/i.test(text)

/** "(x, y) = (2, 3)". */
function tupleOf(tokens: readonly Token[]): readonly Piece[] | null {
  const [left, right, ...more] = splitAt(tokens, isEquality)
  if (!left || !right || more.length > 0 || splitAt(opened(left), isSeparator).length < 2) return null
  if (left[0]?.text !== '(' && left.some(({ kind }) => kind === 'number')) return null
  const [names, values] = [splitAt(opened(left), isSeparator), splitAt(opened(right), isSeparator)]
  return names.length === values.length
    ? names.map((name, index) => ({ name: textOf(name), value: values[index] ?? [] }))
    : null
}

/** "12 hrs 18 hrs": a number behind the unit of another begins a new value; "Rs" stands before its number. */
function followsUnit(token: Token, piece: readonly Token[]): boolean {
  const before = piece.at(-1)
  const unit = before?.kind === 'word' ? baseUnit(before.text) : undefined
  if (token.kind !== 'number' || !token.spaced || unit === undefined || unit === 'rupee') return false
  return piece.some(({ kind }) => kind === 'number')
}

/** Where a name of the key begins: before an equals sign, or (a word) before a number. */
function nameStarts(tokens: readonly Token[], key: readonly Part[]): ReadonlySet<number> {
  const starts = new Set<number>()
  for (let end = 1; end < tokens.length; end++) {
    const token = tokens[end]
    if (!token || !(isEquality(token) || token.kind === 'number')) continue
    const start = nameBefore(tokens, end, key)
    const previous = start === null ? undefined : tokens[start - 1]
    if (
      previous &&
      (isEquality(previous) || /^[-+*/^(]$/.test(previous.text) || changing.has(previous.text.toLowerCase()))
    )
      continue
    const isWord = start !== null && textOf(tokens.slice(start, end)).length > 1
    if (start !== null && (isEquality(token) || isWord)) starts.add(start)
  }
  return starts
}

/** The start of the longest name of the key that ends here. */
function nameBefore(tokens: readonly Token[], end: number, key: readonly Part[]): number | null {
  for (let start = Math.max(0, end - 5); start < end; start++) {
    const sign = tokens[end - 1]?.text === '-' ? 1 : 0
    const slice = tokens.slice(start, end - sign)
    const name = textOf(slice)
    if (slice.some((token) => token.kind === 'number' || isEquality(token) || isSeparator(token))) continue
    if (start < end - 1 && baseUnit(tokens[start]?.text ?? '') !== undefined) continue
    if (tokens[start]?.kind === 'word' && indexOfName(name, key) >= 0 && bareName(name) !== '') return start
  }
  return null
}

/** Words before a value that say nothing of what it is. */
const leadWords =
  /^(?:so|hence|therefore|then|thus|the|ans|answers?|and|values?|of|we|get|got|is|are|i|solutions?|required|integers?|numbers?|roots?|zeroes|zeros|angles?|sides?|lengths?|ages?|present|respectively|two|2|three|3|both|it|they|these|in|order|[\s:=-])+(?=\s|$)/i

function lead(piece: readonly Token[], key: readonly Part[]): Piece {
  const whole = split(piece)
  const { name } = whole
  if (name !== '') return { ...whole, name: isKnown(name, key) ? name : name.replace(leadWords, '').trim() }
  const words = Math.max(
    piece.findIndex(({ kind }) => kind !== 'word'),
    0,
  )
  const [before, rest] = [textOf(piece.slice(0, words)), piece.slice(words)]
  if (before !== '' && holdsValue(piece)) {
    const bare = before.replace(leadWords, '').trim()
    const isSpoken = spoken(piece.slice(0, words)).every(({ kind }) => kind !== 'word')
    const isUnit = bare.length < 2 || isSpoken || readUnit(piece.slice(0, words)).name !== ''
    if (isKnown(before, key) || !isUnit) return { name: before, value: rest }
  }
  const after = nameAfter(rest, key)
  return after === '' ? whole : { ...whole, name: after }
}

/** "13 rows", "4 for the boat": the name behind the value. */
function nameAfter(piece: readonly Token[], key: readonly Part[]): string {
  const words = piece
    .slice(piece.findLastIndex(({ kind }) => kind === 'number') + 1)
    .filter(({ kind }) => kind === 'word')
  const name = textOf(words)
  return words.length > 0 && name.length > 2 && isKnown(name, key) ? name : ''
}

const isKnown = (name: string, key: readonly Part[]): boolean => indexOfName(name, key) >= 0
