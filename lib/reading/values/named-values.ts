import { isEquality, isSeparator, opened, ratiosAsFractions, splitAt, textOf, trimmed } from '../tokens/lists'
import { refuseDenial } from '../tokens/put-aside'
import type { Token } from '../tokens/token'
import type { Typed } from '../typed'
import { Unreadable } from '../unreadable'
import type { Amount } from './amount'
import { calculationsIn } from './calculation'
import { compounded } from './compound'
import { figuresAsNames, withoutDenyingNames } from './figure-names'
import { bareName, changing } from './name'
import { indexOfName, lead, split, type Part, type Piece } from './named-piece'
import { dashed, sidesApart } from './pair-notation'
import { saidApart } from './said-together'
import { stepped } from './stepped'
import { tupleOf } from './tuple'
import { baseUnit } from './unit-names'

/** The parts of the key, in order. */
export function partsOf(expected: Typed): readonly Part[] {
  const tokens = trimmed(expected.apart)
  return splitAt(opened(tokens), isSeparator).map((piece, index) => ({ ...split(piece), index }))
}

/** What was typed, by the parts of the key, and the calculations beside it. */
export interface NamedParts {
  readonly parts: readonly Part[]
  /** "44 = 2² × 11" */
  readonly working: readonly (readonly Amount[])[]
}

/** Reads a response against the key: names first, then the bare values in the order of what is left. */
export function namedParts(response: Typed, key: readonly Part[]): NamedParts {
  const plain = pieces(response.apart, key)
  const isGrouped = plain.found.length > key.length && response.tokens !== response.apart
  const grouped = isGrouped ? pieces(response.tokens, key) : plain
  const { found, working } = grouped.found.length === key.length ? grouped : plain
  const parts = found.filter(({ name, value }) => name !== '' || value.length > 0)
  if (parts.length === 0) throw new Unreadable('Write the values with a comma between them.')
  return { parts: placed(parts, key), working }
}

function placed(parts: readonly Piece[], key: readonly Part[]): readonly Part[] {
  const taken = parts.map(({ name }) => (name === '' ? -1 : indexOfName(name, key)))
  const free = key.map(({ index }) => index).filter((index) => !taken.includes(index))
  return parts.map((part, at) => ({ ...part, index: part.name === '' ? (free.shift() ?? -1) : (taken[at] ?? -1) }))
}

interface Pieces {
  readonly found: readonly Piece[]
  readonly working: NamedParts['working']
}

function pieces(response: readonly Token[], key: readonly Part[]): Pieces {
  const typed = ratiosAsFractions(compounded(trimmed(response)))
  if (key.every(({ value }) => value.some(({ text }) => /\d/.test(text)))) refuseDenial(withoutDenyingNames(typed, key))
  const tokens = sidesApart(
    dashed(figuresAsNames(typed, key), (word) => indexOfName(word, key) >= 0),
    key.map(({ name }) => name),
  )
  const tuple = tupleOf(tokens, key)
  if (tuple) return { found: tuple, working: [] }
  const all = piecesOf(saidApart(opened(tokens), key), key)
  const isNamed = key.every(({ name }) => name !== '')
  const claims = all.length > key.length && isNamed ? all.filter((piece) => !isWorking(piece) && !isYes(piece)) : all
  const steps = stepped(claims, key)
  if (steps) return { found: steps.found, working: [steps.working] }
  const found = claims.map((piece) => lead(piece, key))
  return {
    found:
      found.length > key.length
        ? found.filter(({ name, value }) => name !== '' || /[\d√π±]/.test(textOf(value)) || value.some(turnsRound))
        : found,
    working:
      claims.length < all.length
        ? all.filter(isWorking).map((piece) => calculationsIn(splitAt(piece, isEquality)))
        : [],
  }
}

/** "44 = 2² × 11": numbers alone that are set equal. */
const isWorking = (piece: readonly Token[]): boolean =>
  splitAt(piece, isEquality).length > 1 && piece.every((token) => token.kind !== 'word' || isEquality(token))

/** "yes it is an AP" before the values of one. */
const isYes = (piece: readonly Token[]): boolean =>
  /^(?:yes|yeah|haan|han|possible)$/i.test(piece[0]?.text ?? '') && !piece.some(({ kind }) => kind === 'number')

function piecesOf(list: readonly Token[], key: readonly Part[]): readonly (readonly Token[])[] {
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
  return found.filter((piece) => piece.length > 0)
}

/** A word that makes another answer of the values beside it. */
const turnsRound = ({ text }: Token): boolean =>
  /^(?:no|not|never|(?:more|less)(?:than)?|(?:at)?(?:least|most)|than|between)$/i.test(text)

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
