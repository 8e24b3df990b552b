import { isContrary } from '../text/contrary'
import { isEquality, textOf } from '../tokens/lists'
import { spoken } from '../tokens/sign-words'
import type { Token } from '../tokens/token'
import { holdsValue } from './amount'
import { indexOfName as findName } from './name'
import { Unreadable } from '../unreadable'
import { readUnit } from './unit'
import { baseUnit, prefixes, suffixes } from './unit-names'

/** One named value. `index`: its place in the key; −1 for a name or a value that the key does not have. */
export interface Part {
  readonly name: string
  /** Other names for it, in the story of the question. */
  readonly aliases?: readonly string[]
  /** A sum of money in its name: 200 for "notes of ₹200". */
  readonly figure?: string
  readonly value: readonly Token[]
  readonly index: number
}

export type Piece = Pick<Part, 'name' | 'value'>

export function withAliases(part: Part, aliases: readonly string[]): Part {
  const figure = /₹(\d+)/.exec(aliases[0] ?? '')?.[1]
  return { ...part, aliases: [...aliases, ...aliases.flatMap(shortened)], ...(figure !== undefined && { figure }) }
}

/** "lassi" for a "glass of lassi", "A" for "box A", "car A" for "car from A". */
const short: readonly (readonly [alias: RegExp, said: string])[] = [
  [/^(?:glass|bottle|plate|packet|cup)(?:es|s)? of ([a-z]{3,})$/, '$1'],
  [/^[a-z]{3,} ([A-Z])$/, '$1'],
  [/^([a-z]{3,}) from ([A-Z])$/, '$1 $2'],
]

const shortened = (alias: string): readonly string[] =>
  short.flatMap(([pattern, said]) => (pattern.test(alias) ? [alias.replace(pattern, said)] : []))

export const isLead = (tokens: readonly Token[]): boolean => textOf(tokens).replace(leadWords, '').trim() === ''

/** The name before the first equals sign, and what it equals; "sum = 12/2 = 6" shows its working. */
export function split(piece: readonly Token[]): Piece {
  const first = piece.findIndex(isEquality)
  const isAgain = piece.some((token, index) => index > first && isEquality(token))
  if (first > 0 && piece[0]?.kind === 'word' && isAgain && isLead(piece.slice(0, first)))
    return split(piece.slice(first + 1))
  const after = piece.slice(first + 1)
  const start = after.findIndex((token) => !isEquality(token))
  const [before, value] = [piece.slice(0, Math.max(first, 0)), after.slice(Math.max(start, 0))]
  const isTurned = value.length === 1 && value[0]?.kind === 'word' && before.some(({ kind }) => kind === 'number')
  return isTurned ? { name: textOf(value), value: before } : { name: textOf(before), value }
}

export const indexOfName = (name: string, key: readonly Part[]): number =>
  findName(
    name,
    key.map(({ name: known, aliases = [] }) => [known, ...aliases]),
  )

/** Words before a value that say nothing of what it is. */
const leadWords =
  /^(?:so|hence|therefore|then|thus|the|ans|answers?|and|values?|of|we|get|got|is|are|i|solutions?|required|integers?|numbers?|roots?|zeroes|zeros|angles?|sides?|lengths?|ages?|parts?|pieces?|prices?|costs?|speeds?|dimensions|distances|heights|weights|areas|volumes|radii|diameters|times|shares|amounts|incomes|savings|salaries|scores|digits|fractions?|marks|present|respectively|two|2|three|3|both|it|they|these|in|order|[\s:=-])+(?=\s|$)/i

/** "2" of "2 = x = 8", "-3 (n" of "-3 (n = 21)": a number, and no count of what is named. */
const isFactor = (name: string): boolean => /^-?\d+\s?(?:\(|$)/.test(name)

/** A piece of a response as a name and its value; the name is empty where it has none that the key knows. */
export function lead(piece: readonly Token[], key: readonly Part[]): Piece {
  const whole = split(piece)
  const { name } = whole
  if (isFactor(name)) throw new Unreadable(`“${name.slice(0, 30)}” is out of place. Write each value with its name.`)
  if (name !== '')
    return { name: isKnown(name, key) ? name : name.replace(leadWords, '').trim(), value: saidOnce(whole, key) }
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
  return after === '' ? whole : { name: after, value: withoutName(whole.value, key) }
}

/** "10" of "y = 10 wrong", where y are the wrong answers. Throws where the word behind the value is the name of another. */
function saidOnce({ name, value }: Piece, key: readonly Part[]): readonly Token[] {
  const at = value.findLastIndex(({ kind }) => kind === 'number') + 1
  const behind = value.slice(at)
  if (at === 0 || behind.length === 0 || behind.some(({ kind }) => kind !== 'word')) return value
  const said = textOf(behind).toLowerCase()
  const owner = key.find(
    ({ name: own, aliases = [] }) => own.length > 0 && aliases.some((one) => one.toLowerCase() === said),
  )
  if (!owner) return value
  if (owner.index !== indexOfName(name, key))
    throw new Unreadable(`“${said.slice(0, 30)}” is out of place. Write only the value.`, behind[0]?.at)
  return value.slice(0, at)
}

/** "Rs 4500" of "Rs 4500 in scheme A": a unit stays, and a word that no name of the question has and that changes the value. */
function withoutName(value: readonly Token[], key: readonly Part[]): readonly Token[] {
  const last = value.findLastIndex(({ kind }) => kind === 'number')
  const isOwn = (word: string) =>
    key.some(({ name, aliases = [] }) => [name, ...aliases].some((one) => one.toLowerCase().split(' ').includes(word)))
  return value.filter(({ kind, text }, index) => {
    const word = text.toLowerCase()
    if (index <= last || kind !== 'word' || word === 'per' || prefixes.has(word) || suffixes.has(word)) return true
    return baseUnit(word) !== undefined || (isContrary(word) && !isOwn(word))
  })
}

/** "13 rows", "4 for the boat": the name behind the value. */
function nameAfter(piece: readonly Token[], key: readonly Part[]): string {
  const words = piece
    .slice(piece.findLastIndex(({ kind }) => kind === 'number') + 1)
    .filter(({ kind }) => kind === 'word')
  const name = textOf(words)
  return words.length > 0 && name.length > 2 && isKnown(name, key) ? name : ''
}

export const isKnown = (name: string, key: readonly Part[]): boolean => indexOfName(name, key) >= 0
