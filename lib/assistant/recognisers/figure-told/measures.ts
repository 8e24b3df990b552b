import type { Fact } from '../../../solutions/pieces/figure/expanded'
import { isWord, type Piece } from './pieces'
import { numeralOf } from './numerals'

/** What is told from a place on, and where it ends. */
interface Told {
  readonly facts: readonly Fact[]
  readonly next: number
}

const isSign = (piece: Piece | undefined, ...texts: readonly string[]): boolean =>
  piece?.kind === 'sign' && texts.includes(piece.text)
const isJoint = (piece: Piece | undefined): boolean => isSign(piece, ',') || isWord(piece, 'and', 'aur')
const nameOf = (piece: Piece | undefined, letters: number): string | null =>
  piece?.kind === 'name' && piece.text.length === letters ? piece.text : null

/** The place behind words that say nothing there. */
function behind(pieces: readonly Piece[], at: number, ...words: readonly string[]): number {
  let next = at
  while (isWord(pieces[next], ...words)) next++
  return next
}

/** "of triangle ABC" */
function behindTriangle(pieces: readonly Piece[], at: number): number {
  const next = behind(pieces, at, 'of', 'the', 'triangle')
  return next > at && nameOf(pieces[next], 3) !== null ? next + 1 : at
}

interface Share {
  readonly top: string
  readonly bottom: string
  readonly next: number
}

/** "2 : 3", "2/3", "2 to 3" */
function shareAt(pieces: readonly Piece[], at: number): Share | null {
  const [top, sign, bottom] = [numeralOf(pieces[at]), pieces[at + 1], numeralOf(pieces[at + 2])]
  if (top === null || bottom === null || !(isSign(sign, ':', '/') || isWord(sign, 'to'))) return null
  return { top, bottom, next: at + 3 }
}

/** "D divides AB in the ratio 2 : 3", "AD and DB are in the ratio 2 : 3", "the ratio of AD to DB is 2 : 3" */
function ratioAt(pieces: readonly Piece[], at: number): Told | null {
  const point = nameOf(pieces[at], 1)
  const by = point === null ? at : behind(pieces, at + 1, 'which', 'that', 'point', 'a')
  if (point !== null && isWord(pieces[by], 'divides', 'divide', 'dividing')) {
    const side = behind(pieces, by + 1, 'the', 'side', 'line', 'segment')
    const line = nameOf(pieces[side], 2)
    const share = line === null ? null : inRatio(pieces, behindTriangle(pieces, side + 1))
    if (line === null || !share) return null
    const end = behind(pieces, share.next, 'internally')
    const [a, b] = [line.charAt(0), line.charAt(1)]
    return { facts: [`on ${point} ${line}`, `eq ${share.bottom} ${a}${point} = ${share.top} ${point}${b}`], next: end }
  }
  const first = behind(pieces, at, 'ratio', 'of', 'the', 'sides', 'side')
  const one = nameOf(pieces[first], 2)
  const isJoined = isJoint(pieces[first + 1]) || isWord(pieces[first + 1], 'to') || isSign(pieces[first + 1], ':', '/')
  const other = one !== null && isJoined ? nameOf(pieces[first + 2], 2) : null
  if (one === null || other === null) return null
  const share =
    first > at
      ? shareAt(
          pieces,
          isSign(pieces[first + 3], '=') ? first + 4 : behind(pieces, first + 3, 'is', 'are', 'equal', 'to'),
        )
      : inRatio(pieces, first + 3)
  return share && { facts: [`eq ${share.bottom} ${one} = ${share.top} ${other}`], next: share.next }
}

/** "are in the ratio 2 : 3", "2 : 3 ke ratio me" */
function inRatio(pieces: readonly Piece[], at: number): Share | null {
  const start = behind(pieces, at, 'are', 'is', 'in', 'the', 'ko', 'ka', 'ke', 'ki')
  if (isWord(pieces[start], 'ratio'))
    return shareAt(pieces, isSign(pieces[start + 1], '=') ? start + 2 : behind(pieces, start + 1, 'of', 'is'))
  const share = shareAt(pieces, start)
  const end = share && behind(pieces, share.next, 'ke', 'ki', 'ka', 'the')
  return share && end !== null && isWord(pieces[end], 'ratio', 'anupat')
    ? { ...share, next: behind(pieces, end + 1, 'me', 'mein', 'hai', 'divide', 'karta') }
    : null
}

/** AB + BC + CA for a perimeter. */
const sum = (name: string): string =>
  name.length === 2 ? name : [...name].map((point, at) => `${point}${name[(at + 1) % name.length] ?? ''}`).join(' + ')

/** "AB, BC and CA are 3 cm, 4 cm and 5 cm", "the perimeters of ABC and PQR are 36 cm and 24 cm": each with its own. */
function rowAt(pieces: readonly Piece[], at: number): Told | null {
  const start = behind(pieces, at, 'the', 'perimeters', 'of', 'triangle', 'triangles', 'sides', 'lengths')
  const letters = pieces.slice(at, start).some((piece) => isWord(piece, 'perimeters')) ? 3 : 2
  const names: string[] = []
  let next = start
  for (;;) {
    const name = nameOf(pieces[next], letters)
    if (name === null) return null
    names.push(name)
    next++
    if (!isJoint(pieces[next])) break
    while (isJoint(pieces[next]) || isWord(pieces[next], 'triangle', 'side')) next++
  }
  if (names.length < 2) return null
  const verb = skipped(pieces, next)
  const values: string[] = []
  for (next = verb; ;) {
    const value = numeralOf(pieces[next])
    if (value === null) return null
    values.push(value)
    next = behind(pieces, next + 1, ...units)
    if (!isJoint(pieces[next])) break
    const more = nextJoined(pieces, next)
    if (numeralOf(pieces[more]) === null) break
    next = more
  }
  if (verb === start || values.length !== names.length) return null
  const facts = names.map((name, i) => `eq ${sum(name)} = ${values[i] ?? ''}`)
  return { facts, next: behind(pieces, isSign(pieces[next], ',') ? next + 1 : next, 'respectively', 'hai', 'kramshah') }
}

const units = ['cm', 'm', 'mm', 'km', 'units', 'unit']
const nextJoined = (pieces: readonly Piece[], at: number): number => {
  let next = at
  while (isJoint(pieces[next])) next++
  return next
}

/** "are", "of triangle ABC are", "respectively measure" */
function skipped(pieces: readonly Piece[], at: number): number {
  let next = at
  while (
    isWord(pieces[next], 'are', 'is', 'of', 'the', 'triangle', 'triangles', 'measure', 'respectively', 'a') ||
    nameOf(pieces[next], 3) !== null ||
    isSign(pieces[next], '=')
  )
    next++
  return next
}

/** "rhombus ABCD of side 6 cm", "equilateral triangle ABC with side 6 cm" */
function sideAt(pieces: readonly Piece[], at: number): Told | null {
  const start = behind(pieces, at, 'of', 'with', 'each', 'having')
  const number = behind(pieces, start + 1, 'is', 'of', 'length')
  const value = start > at && isWord(pieces[start], 'side') ? numeralOf(pieces[number]) : null
  const near = pieces.slice(Math.max(0, at - 4), at)
  const isEven = near.some((piece) => isWord(piece, 'rhombus', 'square', 'equilateral'))
  const figure = near.findLast((piece) => piece.kind === 'name' && piece.text.length > 2)
  return value !== null && isEven && figure?.kind === 'name'
    ? { facts: [`eq ${figure.text.slice(0, 2)} = ${value}`], next: behind(pieces, number + 1, ...units) }
    : null
}

/** "diagonals AC = 24 cm and BD = 10 cm meeting at O": the two that are named last cross there. */
function metAt(pieces: readonly Piece[], at: number): Told | null {
  if (!isWord(pieces[at], 'meet', 'meeting', 'intersect', 'intersecting', 'cross', 'crossing')) return null
  const place = behind(pieces, at + 1, 'each', 'other', 'at', 'in', 'the', 'point')
  const point = nameOf(pieces[place], 1)
  const start = pieces.slice(0, at).findLastIndex((piece) => isWord(piece, 'diagonals'))
  const near = start < 0 ? [] : pieces.slice(start, at)
  const [one, two, ...more] = near.flatMap((piece) => (piece.kind === 'name' ? [piece.text] : []))
  const isMeasured = near.some((piece) => piece.kind === 'number') && !near.some((piece) => isSign(piece, '.'))
  if (point === null || !isMeasured || one?.length !== 2 || two?.length !== 2 || more.length > 0) return null
  return { facts: [`on ${point} ${one}`, `on ${point} ${two}`], next: place + 1 }
}

/** "the altitude AD from A on BC is 5 cm", "median AD = 6 cm": what line it is, and how long. */
function drawnAt(pieces: readonly Piece[], at: number): Told | null {
  const isAltitude = isWord(pieces[at], 'altitude', 'perpendicular', 'height')
  const line = nameOf(pieces[at + 1], 2)
  if (line === null || !(isAltitude || isWord(pieces[at], 'median'))) return null
  const [from, foot] = [line.charAt(0), line.charAt(1)]
  const behindFrom = isWord(pieces[at + 2], 'from') && nameOf(pieces[at + 3], 1) === from ? at + 4 : at + 2
  const start = behind(pieces, behindFrom, 'drawn', 'on', 'to', 'the', 'side', 'base')
  const side = start > behindFrom ? nameOf(pieces[start], 2) : null
  if (side === null || side.includes(from) || side.includes(foot)) return null
  const number = isSign(pieces[start + 1], '=')
    ? start + 2
    : behind(pieces, start + 1, 'is', 'of', 'length', 'measures')
  const value = number > start + 1 ? numeralOf(pieces[number]) : null
  if (value === null) return null
  const kind = isAltitude ? `perp ${line} ${side}` : `eq ${side.charAt(0)}${foot} = ${foot}${side.charAt(1)}`
  return { facts: [`on ${foot} ${side}`, kind, `eq ${line} = ${value}`], next: behind(pieces, number + 1, ...units) }
}

/** "AD exceeds DB by 2 cm" */
function exceedsAt(pieces: readonly Piece[], at: number): Told | null {
  const [one, other] = [nameOf(pieces[at], 2), nameOf(pieces[at + 2], 2)]
  const value = isWord(pieces[at + 3], 'by') ? numeralOf(pieces[at + 4]) : null
  return one !== null && other !== null && value !== null && isWord(pieces[at + 1], 'exceeds')
    ? { facts: [`eq ${one} = ${other} + ${value}`], next: behind(pieces, at + 5, ...units) }
    : null
}

/** Lengths and ratios that are told in words. */
export const measuresAt = (pieces: readonly Piece[], at: number): Told | null =>
  ratioAt(pieces, at) ??
  rowAt(pieces, at) ??
  sideAt(pieces, at) ??
  metAt(pieces, at) ??
  drawnAt(pieces, at) ??
  exceedsAt(pieces, at)
