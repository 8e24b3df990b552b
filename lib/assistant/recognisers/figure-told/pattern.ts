import { isFree } from '../../question/meanings'
import type { Piece } from './pieces'

/** What a pattern has found: the names by their letter in it. */
export interface Bound {
  readonly names: Readonly<Record<string, readonly string[]>>
  readonly next: number
}

interface Slot {
  readonly kind: 'name' | 'word' | 'sign'
  readonly sizes: readonly number[]
  readonly words: readonly string[]
  readonly name: string
  readonly isMany: boolean
  readonly isOptional: boolean
}

const sizes: Readonly<Record<string, readonly number[]>> = {
  P: [1],
  S: [2],
  T: [3],
  Q: [4],
  H: [5, 6],
  F: [3, 4, 5, 6],
  D: [2, 3],
  A: [1, 3],
}
const compiledPatterns = new Map<string, readonly Slot[]>()

/**
 * A pattern is written in pieces: `S:a` a name of two letters (P of one, T of three, Q of four, F of three or more), `S+:a` one or several
 * of them with commas or "and" between, `word|other` one of these words, `,` a comma; with `?` behind what may be missing.
 */
function compiled(pattern: string): readonly Slot[] {
  const known = compiledPatterns.get(pattern)
  if (known) return known
  const slots = pattern.split(' ').map((piece): Slot => {
    const isOptional = piece.endsWith('?')
    const text = isOptional ? piece.slice(0, -1) : piece
    const [, kind = '', many = '', name = ''] = /^([A-Z])(\+?):(\w)$/.exec(text) ?? []
    if (kind !== '')
      return { kind: 'name', sizes: sizes[kind] ?? [], words: [], name, isMany: many === '+', isOptional }
    return {
      kind: /^[a-z]/.test(text) ? 'word' : 'sign',
      sizes: [],
      words: text.split('|'),
      name: '',
      isMany: false,
      isOptional,
    }
  })
  compiledPatterns.set(pattern, slots)
  return slots
}

const passed = new Set(
  'the a an of its two three line lines side sides segment segments is are be respectively drawn that such both it each all in to ke ki ka ko hai do dono ek r me mein which fixed placed kept'.split(
    ' ',
  ),
)

/** Words between the pieces of a pattern that say nothing. */
const isPassed = (piece: Piece | undefined): boolean =>
  (piece?.kind === 'word' && passed.has(piece.text)) || (piece?.kind === 'sign' && /^[()]$/.test(piece.text))

/** Words that stand anywhere and say nothing of the figure. */
export const isIdle = (piece: Piece | undefined): boolean =>
  piece?.kind === 'sign'
    ? /^[,.;:()?]$/.test(piece.text)
    : piece?.kind === 'word' && piece.text !== 'not' && (passed.has(piece.text) || isFree(piece.text))

const isJoin = (piece: Piece | undefined): boolean =>
  (piece?.kind === 'sign' && (piece.text === ',' || piece.text === '&')) ||
  (piece?.kind === 'word' && (piece.text === 'and' || piece.text === 'aur'))

const nameAt = (pieces: readonly Piece[], at: number, allowed: readonly number[]): string | null => {
  const piece = pieces[at]
  return piece?.kind === 'name' && allowed.includes(piece.text.length) ? piece.text : null
}

/** What is said again before the next name of a row, by the sizes of the names. */
const repeated: Readonly<Record<string, readonly string[]>> = {
  '1': ['point', 'points'],
  '2': ['tangent', 'chord'],
  '3': ['triangle', 'triangles'],
  '13': ['angle', 'angles'],
}

/** Where a name may stand behind a joining word: "and", ", and triangle", ", the side". */
function behindJoin(pieces: readonly Piece[], at: number, { sizes: size }: Slot): number | null {
  let next = at
  if (!isJoin(pieces[next])) return null
  while (isJoin(pieces[next])) next++
  for (;;) {
    const piece = pieces[next]
    const isOfKind = piece?.kind === 'word' && (repeated[size.join('')]?.includes(piece.text) ?? false)
    if (!isOfKind && !isPassed(piece)) break
    next++
  }
  return next
}

/** The names that stand there in a row, for each number of them: the longest row first. */
function rowsAt(pieces: readonly Piece[], at: number, slot: Slot): readonly (readonly [readonly string[], number])[] {
  const first = nameAt(pieces, at, slot.sizes)
  if (first === null) return []
  const rows: (readonly [readonly string[], number])[] = [[[first], at + 1]]
  let [names, next]: readonly [readonly string[], number] = [[first], at + 1]
  while (slot.isMany) {
    const behind = behindJoin(pieces, next, slot)
    const name = behind === null ? null : nameAt(pieces, behind, slot.sizes)
    if (behind === null || name === null) break
    names = [...names, name]
    next = behind + 1
    rows.push([names, next])
  }
  return rows.toReversed()
}

/** What may stand before a name of that size: "the base BC", "triangle ABC", "the parallelogram ABCD". */
const named = (piece: Piece | undefined, size: readonly number[]): boolean =>
  piece?.kind === 'word' &&
  ((size.includes(2) && /^(?:base|hypotenuse|diagonal)$/.test(piece.text)) ||
    (size.includes(3) && /^triangles?$/.test(piece.text)) ||
    (size.includes(4) && /^(?:quad|quadrilateral|parallelogram|trapezium)$/.test(piece.text)))

/** All ways in which a pattern stands at a place, the longest rows first. */
export function patternAt(pieces: readonly Piece[], at: number, pattern: string): readonly Bound[] {
  const slots = compiled(pattern)
  const from = (slot: number, place: number, names: Bound['names']): readonly Bound[] => {
    const wanted = slots[slot]
    if (!wanted) return [{ names, next: place }]
    const found: Bound[] = []
    for (let here = place; ; here++) {
      const piece = pieces[here]
      if (wanted.kind === 'name') {
        for (const [row, next] of rowsAt(pieces, here, wanted))
          found.push(...from(slot + 1, next, { ...names, [wanted.name]: row }))
      } else if (piece?.kind === wanted.kind && wanted.words.includes(piece.text))
        found.push(...from(slot + 1, here + 1, names))
      if (slot === 0 || !(isPassed(piece) || (wanted.kind === 'name' && named(piece, wanted.sizes)))) break
    }
    if (wanted.isOptional) found.push(...from(slot + 1, place, names))
    return found
  }
  return from(0, at, {})
}
