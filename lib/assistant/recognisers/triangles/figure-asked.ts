import { isIdle } from '../figure-told/pattern'
import { isWord, type Piece } from '../figure-told/pieces'
import { sidesOf, type Asked } from '../../../solutions/triangles/figure/told'

/** What a question tells, and what it asks. */
export interface Parts {
  readonly given: readonly Piece[]
  readonly asked: readonly Asked[]
}

const asks = [
  'find',
  'calculate',
  'determine',
  'what',
  'evaluate',
  'then',
  'compute',
  'obtain',
  'show',
  'prove',
  'long',
  'much',
]
/** "PQ nikalo", "angle APB kitna hoga": what asks stands behind what is asked. */
const asksBehind = [
  'kitna',
  'kitni',
  'kitne',
  'kya',
  'nikalo',
  'nikaliye',
  'nikale',
  'batao',
  'bataiye',
  'bata',
  'find',
  'gyat',
  'pata',
]
const harmless = [
  'there',
  'length',
  'lengths',
  'equal',
  'to',
  'also',
  'hence',
  'then',
  'side',
  'sides',
  'segment',
  'line',
  'lines',
  'value',
  'values',
  'find',
  'using',
  'similar',
  'similarity',
  'of',
  'by',
  'unit',
  'units',
]
const stop: Piece = { kind: 'sign', text: '.' }

const nameOf = (piece: Piece | undefined): string => (piece?.kind === 'name' ? piece.text : '')
const isSign = (piece: Piece | undefined, ...texts: readonly string[]): boolean =>
  piece?.kind === 'sign' && texts.includes(piece.text)
const isJoint = (piece: Piece | undefined): boolean => isWord(piece, 'and', 'to', 'aur') || isSign(piece, ':', '/', ',')

interface Taken {
  readonly asked: Asked
  readonly next: number
}

function behind(pieces: readonly Piece[], at: number, ...words: readonly string[]): number {
  let next = at
  while (isWord(pieces[next], ...words)) next++
  return next
}

const before = [
  'of',
  'the',
  'their',
  'triangle',
  'triangles',
  'quadrilateral',
  'trapezium',
  'parallelogram',
  'rhombus',
  'a',
]

/** "the ratio of the perimeters of ABC and PQR", "the perimeter of triangle ABC" */
function perimeterAt(pieces: readonly Piece[], at: number, isRatio: boolean, corners: readonly string[]): Taken | null {
  if (!isWord(pieces[at], 'perimeter', 'perimeters')) return null
  const first = behind(pieces, at + 1, ...before)
  const one = nameOf(pieces[first])
  // "the ratio of their perimeters"
  const [top = '', bottom = '', ...more] = corners.filter((name) => name.length === 3)
  if (isRatio && isWord(pieces[at - 1], 'their', 'there') && bottom !== '' && more.length === 0)
    return { asked: { kind: 'ratio', top, bottom }, next: at + 1 }
  if (one.length < 3) return null
  if (!isRatio) return { asked: { kind: 'size', name: one }, next: first + 1 }
  if (!isJoint(pieces[first + 1])) return null
  const second = behind(pieces, first + 2, 'perimeter', 'perimeters', ...before)
  const two = nameOf(pieces[second])
  return two.length < 3 ? null : { asked: { kind: 'ratio', top: one, bottom: two }, next: second + 1 }
}

/** "AD : DB", "AD/DB", "the ratio of AD to DB" */
function ratioAt(pieces: readonly Piece[], at: number, isRatio: boolean): Taken | null {
  const [top, bottom] = [nameOf(pieces[at]), nameOf(pieces[at + 2])]
  if (top.length !== 2 || bottom.length !== 2) return null
  if (!isSign(pieces[at + 1], ':', '/') && !(isRatio && isJoint(pieces[at + 1]))) return null
  // "AB : BC : CA"
  return isSign(pieces[at + 3], ':', '/') ? null : { asked: { kind: 'ratio', top, bottom }, next: at + 3 }
}

/** "triangle ABE similar to triangle CFB" */
function similarAt(pieces: readonly Piece[], at: number): Taken | null {
  const first = behind(pieces, at, 'triangle')
  const [one, verb] = [nameOf(pieces[first]), behind(pieces, first + 1, 'is')]
  const second = behind(pieces, verb + 1, 'to', 'triangle')
  const two = nameOf(pieces[second])
  const isWhole = one.length === 3 && two.length === 3 && isWord(pieces[verb], 'similar')
  return isWhole ? { asked: { kind: 'similar', one, two }, next: second + 1 } : null
}

/** "all sides of both triangles", "the sides of triangle DEF" */
function sidesAt(
  pieces: readonly Piece[],
  at: number,
  corners: readonly string[],
): { readonly asked: readonly Asked[]; readonly next: number } | null {
  const isAll = isWord(pieces[at], 'all')
  const sides = isAll ? behind(pieces, at + 1, 'the', 'three', 'its') : at
  if (!isWord(pieces[sides], 'sides')) return null
  const next = behind(pieces, sides + 1, 'of', 'the', 'both', 'two', 'each', 'triangle', 'triangles')
  const own = nameOf(pieces[next])
  const triangles = own.length === 3 ? [own] : isAll ? corners.filter((name) => name.length === 3) : []
  const asked = triangles.flatMap((name) => sidesOf(name).map((side): Asked => ({ kind: 'size', name: side })))
  return asked.length > 0 ? { asked, next: own.length === 3 ? next + 1 : next } : null
}

/** What is asked from there on, as far as it is understood. */
function askedFrom(
  pieces: readonly Piece[],
  at: number,
  corners: readonly string[],
): { readonly asked: readonly Asked[]; readonly next: number } {
  const asked: Asked[] = []
  let [next, isRatio, end] = [at, false, at]
  for (; next < pieces.length;) {
    const piece = pieces[next]
    const sides = sidesAt(pieces, next, corners)
    if (sides) {
      asked.push(...sides.asked)
      next = end = sides.next
      continue
    }
    const taken =
      similarAt(pieces, next) ?? perimeterAt(pieces, next, isRatio, corners) ?? ratioAt(pieces, next, isRatio)
    if (taken) {
      asked.push(taken.asked)
      next = end = taken.next
      isRatio = false
    } else if (isWord(piece, 'ratio')) {
      isRatio = true
      next++
    } else if (!isRatio && nameOf(piece).length === 2 && !isTold(pieces, next)) {
      asked.push({ kind: 'size', name: nameOf(piece) })
      next = end = next + 1
    } else if (piece?.kind === 'word' && /^[b-z]$/.test(piece.text) && !isRatio && !isTold(pieces, next)) {
      asked.push({ kind: 'letter', name: piece.text })
      next = end = next + 1
    } else if (isWord(piece, 'if', 'given', 'when', 'where', 'agar', 'jab')) break
    else if (isWord(piece, ...harmless) || (isIdle(piece) && !isSign(piece, '('))) next++
    else break
  }
  return { asked, next: asked.length > 0 ? behindHow(pieces, end) : at }
}

/** "using similar triangles", "by BPT" */
function behindHow(pieces: readonly Piece[], at: number): number {
  if (!isWord(pieces[at], 'using', 'by', 'with')) return at
  const next = behind(pieces, at + 1, ...how)
  return next > at + 1 ? next : at
}
const how =
  'the of concept property properties similar similarity triangle triangles bpt basic proportionality thales theorem pythagoras criterion help'.split(
    ' ',
  )

/** "AB = 5" tells. */
const isTold = (pieces: readonly Piece[], at: number): boolean => {
  const next = pieces[at + 1]
  const behindIs = isWord(next, 'is') ? pieces[at + 2] : undefined
  return (
    isSign(next, '=', '+', '-', '*') ||
    next?.kind === 'number' ||
    behindIs?.kind === 'number' ||
    isWord(next, 'parallel', 'perpendicular')
  )
}

/** The words that ask, each with what it asks taken out of what is told. */
function askedAhead(pieces: readonly Piece[], corners: readonly string[]): Parts {
  const given: Piece[] = []
  const asked: Asked[] = []
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]
    const found = isWord(piece, ...asks) ? askedFrom(pieces, at + 1, corners) : null
    if (found && found.asked.length > 0) {
      asked.push(...found.asked)
      given.push(stop)
      at = found.next
    } else {
      if (piece) given.push(piece)
      at++
    }
  }
  return { given, asked }
}

/** "DE = 6.6 cm to BC kitna hoga": from each place before the word that asks, the longest first. */
function askedBehind(pieces: readonly Piece[], corners: readonly string[]): readonly Parts[] {
  const last = pieces.findLastIndex((piece) => isWord(piece, ...asksBehind))
  const parts: Parts[] = []
  for (let from = last - 1; from >= 0 && from >= last - 14; from--) {
    const piece = pieces[from]
    const isPart =
      piece?.kind === 'name' ||
      isWord(piece, 'ratio', 'perimeter', 'triangle', ...harmless) ||
      isIdle(piece) ||
      isSign(piece, ':', '/') ||
      isLetter(piece)
    if (!isPart) break
    const found = askedFrom(pieces.slice(0, last), from, corners)
    const rest = pieces.slice(found.next, last)
    const isAll = found.asked.length > 0 && rest.every((one) => isIdle(one) || isWord(one, ...harmless))
    if (isAll) parts.push({ given: [...pieces.slice(0, from), stop, ...pieces.slice(last + 1)], asked: found.asked })
  }
  return parts.toReversed()
}
const isLetter = (piece: Piece | undefined): boolean => piece?.kind === 'word' && /^[b-z]$/.test(piece.text)

/** "... , AE = 4. EC": what stands alone at the end. */
function askedLast(pieces: readonly Piece[], corners: readonly string[]): readonly Parts[] {
  const end = pieces.findLastIndex((piece) => !isIdle(piece)) + 1
  const from =
    pieces.slice(0, end).findLastIndex((piece) => isSign(piece, ',', '.') || isWord(piece, 'to', 'toh', 'so')) + 1
  const found = askedFrom(pieces.slice(0, end), from, corners)
  return from > 0 && found.asked.length > 0 && found.next === end
    ? [{ given: pieces.slice(0, from), asked: found.asked }]
    : []
}

/** Each way to part what is told from what is asked; the first that is understood counts. */
export function partsOf(pieces: readonly Piece[], corners: readonly string[]): readonly Parts[] {
  const ahead = askedAhead(pieces, corners)
  return [...(ahead.asked.length > 0 ? [ahead] : []), ...askedBehind(pieces, corners), ...askedLast(pieces, corners)]
}
