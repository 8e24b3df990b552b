import { holdsValue } from './amount'
import { opened } from './check-roots'
import { isEquality, isSeparator, splitAt, tokensOf, trimmed } from './phrases'
import type { Token } from './tokens'
import { Unreadable } from './unreadable'

/** One named value. `index`: its place in the key; −1 for a name or a value that the key does not have. */
export interface Part {
  readonly name: string
  readonly value: string
  readonly index: number
}

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text, spaced }) => (spaced ? ` ${text}` : text))
    .join('')
    .trim()

/** Names are the same whatever their spaces, brackets and underscores: "a_1", "a1". */
const bareName = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '')

/** The parts of the key, in order. */
export function partsOf(expected: string): readonly Part[] {
  const tokens = trimmed(tokensOf(expected, { grouping: false }))
  return splitAt(opened(tokens), isSeparator).map((piece, index) => ({ ...split(piece), index }))
}

function split(piece: readonly Token[]): { name: string; value: string } {
  const at = piece.findLastIndex(isEquality)
  return {
    name: textOf(piece.slice(0, Math.max(at, 0)).filter((token) => !isEquality(token))),
    value: textOf(piece.slice(at + 1)),
  }
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

function placed(parts: readonly { name: string; value: string }[], key: readonly Part[]): readonly Part[] {
  const taken = parts.map(({ name }) => (name === '' ? -1 : indexOfName(name, key)))
  const free = key.map(({ index }) => index).filter((index) => !taken.includes(index))
  return parts.map((part, at) => ({ ...part, index: part.name === '' ? (free.shift() ?? -1) : (taken[at] ?? -1) }))
}

function indexOfName(name: string, key: readonly Part[]): number {
  const bare = bareName(name)
  const exactly = key.findIndex((part) => bareName(part.name) === bare)
  if (exactly >= 0) return exactly
  const folded = key.filter((part) => bareName(part.name).toLowerCase() === bare.toLowerCase())
  if (folded.length === 1) return folded[0]?.index ?? -1
  const short = name.replace(/\([^)]*\)$/, '')
  return short === name ? -1 : indexOfName(short, key)
}

function pieces(response: string, key: readonly Part[], grouping: boolean) {
  const tokens = trimmed(tokensOf(response, { grouping }))
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

/** "(x, y) = (2, 3)". */
function tupleOf(tokens: readonly Token[]): readonly { name: string; value: string }[] | null {
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
    const name = textOf(tokens.slice(start, end))
    if (tokens[start]?.kind === 'word' && indexOfName(name, key) >= 0 && bareName(name) !== '') return start
  }
  return null
}

const leadWords = /^(?:so|hence|therefore|then|the|ans|answer|and|value|of|values|we|get|is|are|\s)+(?=\s|$)/i

function lead(piece: readonly Token[], key: readonly Part[]): { name: string; value: string } {
  const { name, value } = split(piece)
  if (name !== '') return { name: isKnown(name, key) ? name : name.replace(leadWords, '').trim(), value }
  const words = piece.findIndex(({ kind }) => kind !== 'word')
  const before = textOf(piece.slice(0, Math.max(words, 0)))
  return before !== '' && isKnown(before, key) && before.length > 1 && holdsValue(piece)
    ? { name: before, value: textOf(piece.slice(words)) }
    : { name: '', value }
}

const isKnown = (name: string, key: readonly Part[]): boolean => indexOfName(name, key) >= 0
