import { holdsValue, readAmount, type Amount } from '../../reading/values/amount'
import { sameValue, valueOf, withinHundredths, type Value } from '../../reading/values/value'
import { hasPlusMinus } from '../../reading/tree/node'
import { calculatedName } from '../../reading/tokens/calculated-name'
import { isEquality, isSeparator, ratiosAsFractions, splitAt, tokensOf, trimmed } from '../../reading/tokens/lists'
import { refuseDenial, withoutRejected } from '../../reading/tokens/put-aside'
import type { RootsRule, Verdict } from '../rule'
import type { Token } from '../../reading/tokens/tokenise'
import { letterTex } from '../../reading/tree/tex'
import { Unreadable } from '../../reading/unreadable'
import { verdict } from '../verdict'

interface Root {
  readonly value: Value
  readonly decimal: boolean
}

interface Roots {
  readonly roots: readonly Root[]
  readonly tex: string
}

/** A set of numbers in any order; a root typed twice counts once; decimals within 0.1. */
export function checkRoots(rule: RootsRule, response: string): Verdict {
  const key = distinct(readRoots(rule.expected, false).roots)
  const typed = fitting(response, key.length)
  const roots = distinct(typed.roots)
  const right = roots.length === key.length && matches(roots, key)
  return verdict(right, typed.tex, right ? exactNote(roots, key) : countNote(roots, key))
}

/** Decimals for roots that have an exact form with a root sign. */
const exactNote = (typed: readonly Root[], key: readonly Root[]): string | undefined =>
  key.some(({ value }) => value.rational === null) && typed.some(({ decimal }) => decimal)
    ? 'Right as decimals. The question asks for the exact form, with $\\sqrt{\\ }$ left in.'
    : undefined

/** Reads with commas as separators; as part of 1,200 only when that alone gives the right count. */
function fitting(response: string, count: number): Roots {
  const typed = readRoots(response, false)
  if (typed.roots.length <= count || !response.includes(',')) return typed
  const grouped = readRoots(response, true)
  return grouped.roots.length === count ? grouped : typed
}

function readRoots(response: string, grouping: boolean): Roots {
  const tokens = lettersApart(
    trimmed(
      tokensOf(response.replace(/\+\s?[-−–]/g, '±').replace(/\((?:repeated|twice|equal)\)/gi, ''), { grouping }),
    ).filter(({ text }) => !/^(?:twice|repeated|equal)$/i.test(text)),
  )
  const kept = withoutRejected(ratiosAsFractions(tokens))
  refuseDenial(kept)
  const pieces = claimsOf(splitAt(opened(kept), isSeparator).map((piece) => splitAt(piece, isEquality)))
  const amounts = pieces.flatMap((sides) => {
    const value = sides.findLast(holdsValue)
    const name = nameTex(sides[0])
    return value ? spacedApart(value).map((one) => named(readAmount(one), name)) : []
  })
  if (amounts.some(({ percent }) => percent)) throw new Unreadable('Write the roots as numbers, without %.')
  if (amounts.length === 0) throw new Unreadable('Write the roots with a comma between them, e.g. 5, -2.')
  return { roots: amounts.flatMap(rootsOf), tex: amounts.map(({ tex }) => tex).join('\\;\\text{ or }\\; ') }
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
      token.spaced &&
      before?.kind === 'number' &&
      after !== undefined &&
      isEquality(after) &&
      !isSeparator(token)
    return starts ? [{ kind: 'symbol', text: ',', spaced: false, at: token.at }, token] : [token]
  })

const rootsOf = ({ node, decimal }: Amount): readonly Root[] =>
  (hasPlusMinus(node) ? [true, false] : [true]).map((upper) => ({ value: valueOf(node, upper), decimal }))

/** The inside of {3, -2} or (3, -2). */
export function opened(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex(({ text }) => text === '(')
  if (start < 0 || tokens.at(-1)?.text !== ')') return tokens
  if (start > 0 && !tokens.slice(0, start).every((token) => token.kind === 'word' || isEquality(token))) return tokens
  const inside = tokens.slice(start + 1, -1)
  let depth = 0
  for (const { text } of inside) {
    if (text === '(') depth++
    if (text === ')' && --depth < 0) return tokens
  }
  return splitAt(inside, isSeparator).length > 1 ? inside : tokens
}

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

function distinct(roots: readonly Root[]): readonly Root[] {
  return roots
    .filter((root, index) => roots.findIndex((other) => sameValue(root.value, other.value)) === index)
    .sort((a, b) => a.value.approximate - b.value.approximate)
}

const matches = (typed: readonly Root[], key: readonly Root[]): boolean =>
  key.every(({ value }, index) => {
    const root = typed[index]
    return root && (sameValue(root.value, value) || (root.decimal && withinHundredths(root.value, value, 10)))
  })

function countNote(typed: readonly Root[], key: readonly Root[]): string | undefined {
  if (typed.length > key.length)
    return typed.length - key.length === 1 ? 'There is one value too many.' : 'There are too many values.'
  const allRight = typed.every((root) => key.some((wanted) => matches([root], [wanted])))
  if (typed.length === key.length || !allRight) return undefined
  return key.length - typed.length === 1 ? 'One root is missing.' : 'Some roots are missing.'
}
