import type { Budget } from '../../maths/sum'
import { attempt, isUnread } from '../reading'
import { isEquality, isSeparator, ratiosAsFractions, splitAt, trimmed } from '../tokens/lists'
import { refuseDenial } from '../tokens/put-aside'
import type { Token } from '../tokens/token'
import { Unreadable } from '../unreadable'
import type { Amount } from './amount'
import { readPoint, type Point } from './one-point'
import { strayOutside } from './stray'

/** One point or several. */
export interface Points {
  readonly points: readonly Point[]
  /** Each coordinate behind the calculations that it is set equal to. */
  readonly chains: readonly (readonly Amount[])[]
}

/** Reads so many points, with brackets or without. Throws Unreadable. */
export function readPoints(typed: readonly Token[], count: number, budget: Budget): Points {
  const tokens = ratiosAsFractions(trimmed(typed))
  const points = pointsOf(tokens, count, budget)
  const own = points.flat().map(({ working, amount }) => [...working, amount])
  const before = count === 1 ? claimsBefore(tokens).map((side) => attempt(() => pointsOf(side, 1, budget))) : []
  const pairs = before.flatMap((read) => (isUnread(read) ? [] : read))
  const across = [0, 1].map((place) => [...pairs, ...points].flatMap((point) => point[place]?.amount ?? []))
  return { points, chains: pairs.length > 0 ? [...own, ...across] : own }
}

function pointsOf(tokens: readonly Token[], count: number, budget: Budget): readonly Point[] {
  refuseDenial(tokens)
  const groups = pointsIn(count === 1 ? lastClaim(tokens) : tokens)
  const apart = (pieces: readonly (readonly Token[])[]) =>
    (2 * pieces.length === count ? pieces.flatMap(bothSigns) : pieces).map((piece) => readPoint(piece, budget))
  if (groups.length === 0) return apart(withoutBrackets(tokens, count))
  const stray = strayOutside(tokens)
  if (stray) throw new Unreadable(`“${stray.text}” is out of place. Write only the point, e.g. (3, -4).`, stray.at)
  const points = apart(groups)
  return isTurned(tokens) ? points.map(([x, y]) => [y, x]) : points
}

/** "4, ±3" as "4, 3" and "4, -3"; two signs would leave open which goes with which. */
function bothSigns(group: readonly Token[]): readonly (readonly Token[])[] {
  const at = group.findIndex(({ text }) => text === '±')
  if (at < 0 || group.some(({ text }, index) => text === '∓' || (text === '±' && index !== at))) return [group]
  const isBetween = at > 0 && group[at - 1]?.text !== ',' && group[at - 1]?.text !== '('
  const upper = group.flatMap((token, index) => (index !== at ? token : isBetween ? { ...token, text: '+' } : []))
  return [upper, group.map((token, index) => (index === at ? { ...token, text: '-' } : token))]
}

/** What follows the last equals sign outside brackets: "((2 + 4)/2, (6 + 8)/2) = (3, 7)". */
const lastClaim = (tokens: readonly Token[]): readonly Token[] => {
  const sides = splitAt(tokens, isEquality)
  return sides.every((side) => pointsIn(side).length <= 1)
    ? (sides.findLast((side) => pointsIn(side).length > 0) ?? tokens)
    : tokens
}

/** The points before it that it is set equal to. */
const claimsBefore = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const sides = splitAt(tokens, isEquality)
  const last = sides.findLastIndex((side) => pointsIn(side).length > 0)
  return sides.slice(0, Math.max(last, 0)).filter((side) => pointsIn(side).length === 1)
}

/** "(y, x) = (4, 3)". */
const isTurned = (tokens: readonly Token[]): boolean =>
  /^\(y,x\)=/.test(
    tokens
      .map(({ text }) => text)
      .join('')
      .toLowerCase(),
  )

/** "1,2 and 3,4", "1, 2; 3, 4", "1,2,3,4": so many points without brackets. */
function withoutBrackets(tokens: readonly Token[], count: number): readonly (readonly Token[])[] {
  if (count === 1) return [tokens]
  const apart = splitAt(tokens, ({ text }) => text !== ',' && isSeparator({ text }))
  if (apart.length === count) return apart
  const values = splitAt(tokens, isSeparator)
  if (values.length !== 2 * count) return [tokens]
  const comma: Token = { kind: 'symbol', text: ',', spaced: false, at: 0 }
  return Array.from({ length: count }, (_, index) => [
    ...(values[2 * index] ?? []),
    comma,
    ...(values[2 * index + 1] ?? []),
  ])
}

/** The innermost brackets with a list in them: both of {(1, 2), (3, 4)}. */
function pointsIn(tokens: readonly Token[]): readonly (readonly Token[])[] {
  return bracketed(tokens).flatMap((group) => {
    const inner = pointsIn(group)
    const pieces = splitAt(group, isSeparator)
    if (inner.length > 0 && pieces.every((piece) => piece.some(({ text }) => text === '('))) return inner
    return pieces.length > 1 && group.some(({ kind }) => kind === 'number') ? [group] : []
  })
}

/** What stands inside each outermost pair of brackets. */
function bracketed(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const groups: Token[][] = []
  let depth = 0
  for (const token of tokens) {
    if (token.text === ')') depth--
    if (depth > 0) groups.at(-1)?.push(token)
    if (token.text === '(' && depth++ === 0) groups.push([])
  }
  return groups
}
