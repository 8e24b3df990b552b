import { relationsAsSigns } from '../text/said-relations'
import type { Token } from '../tokens/token'
import { typed, type Typed } from '../typed'
import { Unreadable } from '../unreadable'
import { lettersOfClaim, readClaim, relationIn, type Claim } from './claim'
import { readStatement } from './statement'

/** What of a key decides how a response to it is read. */
export interface Shape {
  /** The letters that a response may use. */
  readonly letters: ReadonlySet<string>
  /** Whether it is a number alone, such as 2^3 × 5. */
  readonly isNumber: boolean
}

export interface ExpressionKey extends Shape {
  readonly claim: Claim
}

/** Throws Unreadable. */
export function readExpressionKey(expected: Typed): ExpressionKey {
  const claim = readClaim(written(expected), lettersIn(expected.text))
  const letters = lettersOfClaim(claim)
  return { claim, letters, isNumber: letters.size === 0 && relationIn(claim) === null }
}

const greek: ReadonlyMap<string, string> = new Map([
  ['\\theta', 'θ'],
  ['\\alpha', 'α'],
  ['\\beta', 'β'],
])

/** Every single letter of the key, as it is written there; a command of TeX is one letter or none. */
const lettersIn = (expected: string): ReadonlySet<string> =>
  new Set(expected.replace(/\\[a-z]{2,12}/g, (command) => greek.get(command) ?? ' ').match(/[A-Za-zα-ω]/g) ?? [])

/** Reads an expression, an equation, an inequality or a chain, or for a number a calculation. Throws Unreadable. */
export function readExpression(response: Typed, { letters, isNumber }: Shape): Claim {
  if (!isNumber) return readClaim(written(response), letters)
  try {
    return readCalculation(response.tokens)
  } catch (error) {
    if (error instanceof Unreadable && holdsFunction(response.tokens)) return readClaim(written(response), letters)
    throw error
  }
}

/** Whether a response is read alike for both. */
export const sameShape = (a: Shape, b: Shape): boolean =>
  a.isNumber === b.isNumber &&
  a.letters.size === b.letters.size &&
  [...a.letters].every((letter) => b.letters.has(letter))

/** With "at least" and the like as signs. */
function written(response: Typed): readonly Token[] {
  const text = relationsAsSigns(response.text)
  return (text === response.text ? response : typed(text)).tokens
}

/** In numbers, units and words around it allowed. */
function readCalculation(tokens: readonly Token[]): Claim {
  const statement = readStatement(tokens)
  const sides = statement.values.map(({ node, other, tex }) => ({
    node,
    isLabel: false,
    tex,
    ...(other ? { other } : {}),
  }))
  const names = [...statement.names, ...tokens.filter(isUnknown).map(({ text }) => text)]
  return { ...statement, names, sides, relations: sides.slice(1).map(() => '=') }
}

/** The letter that an equation is in: x = 1, 1 = x. */
const isUnknown = ({ kind, text }: Token, index: number, tokens: readonly Token[]): boolean =>
  kind === 'word' && /^[x-z]$/i.test(text) && [tokens[index - 1], tokens[index + 1]].some((next) => next?.text === '=')

/** A bar of |−3|, a root, or the ratio of an angle that has a name, among letters: nothing that a unit or a word could be. */
const holdsFunction = (tokens: readonly Token[]): boolean =>
  tokens.some(isFunction) &&
  tokens.every((token) => token.kind !== 'word' || token.text.length < 3 || isFunction(token))

const isFunction = ({ text }: Token): boolean =>
  /^(?:[|√∛]|sqrt|abs|mod|theta|alpha|beta|(?:sin|cos|tan|cosec|sec|cot)(?:[A-Za-zα-ω]|theta|alpha|beta)?)$/.test(text)
