import type { Budget } from '../../maths/sum'
import { calculatedName } from '../tokens/calculated-name'
import { isEquality, isSeparator, splitAt } from '../tokens/lists'
import type { Token } from '../tokens/token'
import { hasPlusMinus } from '../tree/node'
import { Unreadable } from '../unreadable'
import { holdsValue, readAmount, type Amount } from './amount'
import { calculationsIn } from './calculation'
import type { Decimal } from './decimal'
import { valueOf, type Value } from './value'

export interface Coordinate {
  readonly amount: Amount
  readonly working: readonly Amount[]
  readonly value: Value
  readonly decimal: Decimal | null
  readonly tex: string
}

export type Point = readonly [Coordinate, Coordinate]

/** Reads one point: "3, -4", "x = 3, y = -4". Throws Unreadable. */
export function readPoint(tokens: readonly Token[], budget: Budget): Point {
  const pieces = lettersApart(tokens).map((piece) => {
    const sides = splitAt(piece, isEquality)
    const value = sides.findLast(holdsValue) ?? piece
    const name = sides.length > 1 && sides[0] ? calculatedName(sides[0]) : null
    if (name !== null) throw new Unreadable(`Write the value of ${name} itself.`, piece[0]?.at)
    const working = sides.slice(0, Math.max(sides.indexOf(value), 0))
    return { value, working, letter: letterIn(piece) }
  })
  const [first, second, ...others] = pieces.filter(({ value }) => holdsValue(value))
  if (!first || !second || others.length > 0)
    throw new Unreadable('Write the two coordinates in brackets, e.g. (3, -4).', endOf(tokens))
  if (first.letter !== '' && first.letter === second.letter)
    throw new Unreadable('Write each coordinate once, e.g. x = 3, y = -4.')
  const turned = first.letter === 'y' || (second.letter === 'x' && first.letter === '')
  const [x, y] = turned ? [second, first] : [first, second]
  return [readCoordinate(x, budget), readCoordinate(y, budget)]
}

const endOf = (tokens: readonly Token[]): number | undefined => {
  const last = tokens.at(-1)
  return last && last.at + last.text.length
}

/** Which coordinate is named: "x", "y coordinate", "ordinate". */
function letterIn(piece: readonly Token[]): string {
  const word = piece
    .find(({ kind, text }) => kind === 'word' && /^(?:x|y|abscissa|ordinate)$/i.test(text))
    ?.text.toLowerCase()
  return word === 'abscissa' ? 'x' : word === 'ordinate' ? 'y' : (word ?? '')
}

/** "x = 2, y = -3", also without the comma. */
function lettersApart(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const pieces = splitAt(tokens, isSeparator)
  const at = tokens.findLastIndex(({ text }, index) => /^[xy]$/i.test(text) && isEqualityAt(tokens, index + 1))
  return pieces.length === 1 && at > 0 ? [tokens.slice(0, at), tokens.slice(at)] : pieces
}

const isEqualityAt = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index]
  return token !== undefined && isEquality(token)
}

interface Piece {
  readonly value: readonly Token[]
  readonly working: readonly (readonly Token[])[]
}

function readCoordinate({ value: tokens, working }: Piece, budget: Budget): Coordinate {
  const amount = readAmount(tokens.filter(({ text }) => !/^(?:x|y)$/i.test(text)))
  const { node, tex, percent, decimal } = amount
  if (percent) throw new Unreadable('Write the coordinates as numbers, without %.', tokens[0]?.at)
  if (hasPlusMinus(node)) throw new Unreadable('Write each point on its own, without ±.')
  return { amount, working: calculationsIn(working), value: valueOf(node, budget), decimal, tex }
}
