import type { Budget } from '../../maths/sum'
import { wordsOnly, type Reading } from '../reading'
import { calculatedName } from '../tokens/calculated-name'
import { isEquality, isSeparator, opened, ratiosAsFractions, splitAt, textOf, trimmed } from '../tokens/lists'
import { refuseDenial, withoutRejected } from '../tokens/put-aside'
import type { Token } from '../tokens/token'
import { hasPlusMinus } from '../tree/node'
import { letterTex } from '../tree/tex'
import { Unreadable } from '../unreadable'
import { holdsValue, readAmount, type Amount } from './amount'
import type { Decimal } from './decimal'
import { calculationsIn } from './calculation'
import { namesIn } from './names-of'
import { valueOf, type Value } from './value'

export interface Root {
  readonly value: Value
  readonly decimal: Decimal | null
}

export interface Roots extends Reading {
  readonly roots: readonly Root[]
  /** Each value behind the calculations that it is set equal to. */
  readonly chains: readonly (readonly Amount[])[]
}

/** Signs that are written apart, and remarks on equal roots. */
export const rootText = (text: string): string =>
  text
    .replace(/\+\s?[-−–]/g, '±')
    .replace(/\((?:repeated|twice|equal)\)/gi, '')
    .replace(/\b(?:two|2)\s{1,3}(?=(?:real |equal |and |same |coincident ){0,4}(?:roots|zeroes|zeros)\b)/gi, '')

/** Reads a list of roots: "x = 3 or x = -1/2", "2 ± √3". Throws Unreadable. */
export function readRoots(typed: readonly Token[], budget: Budget): Roots {
  const tokens = lettersApart(trimmed(typed).filter(({ text }) => !/^(?:twice|repeated|equal)$/i.test(text)))
  const kept = withoutRejected(ratiosAsFractions(tokens))
  refuseDenial(kept)
  refuseNone(kept)
  const all = splitAt(opened(kept), isSeparator)
  const pieces = claimsOf(all.map((piece) => splitAt(piece, isEquality)))
  const read = pieces.map((sides) => {
    const at = sides.findLastIndex(holdsValue)
    const [value, name] = [sides[at], nameTex(sides[0])]
    const values = value ? spacedApart(value).map((one) => named(readAmount(one), name)) : []
    return { values, working: calculationsIn(sides.slice(0, Math.max(at, 0))) }
  })
  const values = read.flatMap((piece) => piece.values)
  if (values.some(({ percent }) => percent)) throw new Unreadable('Write the roots as numbers, without %.')
  if (values.length === 0) throw new Unreadable('Write the roots with a comma between them, e.g. 5, -2.')
  return {
    ...wordsOnly,
    values,
    names: namesIn(pieces),
    left: pieces.length < all.length ? [textOf(kept)] : [],
    chains: read.map((piece) => [...piece.working, ...piece.values.slice(0, 1)]),
    roots: values.flatMap((amount) => rootsOf(amount, budget)),
    tex: values.map(({ tex }) => tex).join('\\;\\text{ or }\\; '),
  }
}

const none = /^(?:real|roots?|solutions?|zeroe?s?|values?|such)$/i

/** Throws for "-1, no real roots": that there are some and that there are none. */
function refuseNone(tokens: readonly Token[]): void {
  const denial = tokens.find(({ text }, at) => /^no$/i.test(text) && none.test(tokens[at + 1]?.text ?? ''))
  if (denial && holdsValue(tokens))
    throw new Unreadable(`“${denial.text} ...” and roots exclude each other. Write only your answer.`, denial.at)
}

type Sides = readonly (readonly Token[])[]

/**
 * The pieces that give roots: an equation on the way, "2x = -1" or "(x - 3)(2x + 1) = 0", gives none. Throws Unreadable for such a
 * one alone, and for different letters.
 */
function claimsOf(pieces: readonly Sides[]): readonly Sides[] {
  const calculated = (sides: Sides) => (sides.length > 1 ? (sides[0] && equationLetter(sides[0])) || null : null)
  const claims = pieces.filter((sides) => calculated(sides) === null)
  const [letter] = pieces.map(calculated).filter((one) => one !== null)
  if (claims.every((sides) => !sides.some(holdsValue)) && letter)
    throw new Unreadable(`Write the values of ${letter} itself.`)
  const names = new Set(claims.map((sides) => nameTex(sides[0])).filter((name) => name !== '' && !isOneOfTwo(name)))
  if (names.size > 1) throw new Unreadable('Write the roots with one letter, e.g. x = 5 or x = -2.')
  return claims
}

/** The letter of "2x" or of "(x - 3)(2x + 1)". */
const equationLetter = (side: readonly Token[]): string | null =>
  calculatedName(side) ??
  (side.some(({ text }) => text === '(') ? calculatedName(side.filter(({ text }) => !/^[()]$/.test(text))) : null)

/** α and β, x₁ and x₂: names of the two roots of one equation. */
const isOneOfTwo = (name: string): boolean => /^\\(?:alpha|beta)|_/.test(name)

/** The letter that a root is given for: "x" in "x = 3". */
const nameTex = (side: readonly Token[] | undefined): string => {
  const [letter, ...others] = side ?? []
  const isLetter = letter?.kind === 'word' && others.length === 0 && /^[A-Za-zα-ω](?:_\w+)?$/.test(letter.text)
  return isLetter ? `${letterTex(letter.text)} = ` : ''
}

const named = (amount: Amount, name: string): Amount => ({ ...amount, tex: `${name}${amount.tex}` })

/** "t = 8 t = -3" as "t = 8, t = -3". */
const lettersApart = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    const starts =
      token.kind === 'word' &&
      /^\p{L}(?:_\w+)?$/u.test(token.text) &&
      token.spaced &&
      before?.kind === 'number' &&
      after !== undefined &&
      isEquality(after) &&
      !isSeparator(token)
    return starts ? [{ kind: 'symbol', text: ',', spaced: false, at: token.at }, token] : [token]
  })

const rootsOf = ({ node, decimal }: Amount, budget: Budget): readonly Root[] =>
  (hasPlusMinus(node) ? [true, false] : [true]).map((upper) => ({ value: valueOf(node, budget, upper), decimal }))

/** "3 -2" without a comma is two roots: a sign that leans on the next number starts a new one. */
function spacedApart(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const pieces: Token[][] = [[]]
  tokens.forEach((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    const leans = token.text === '-' && token.spaced && after?.kind === 'number' && !after.spaced
    const follows = token.kind === 'number' && token.spaced
    if (before?.kind === 'number' && (leans || follows)) pieces.push([])
    pieces.at(-1)?.push(token)
  })
  return pieces
}
