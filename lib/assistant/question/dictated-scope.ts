import { saidOf, type Piece } from './dictated-pieces'

const isSum = (piece: Piece | undefined): boolean => piece?.kind === 'sign' && /^[-+]$/.test(piece.text)
const isValue = (piece: Piece | undefined): boolean =>
  piece !== undefined && ['number', 'operand', 'function', 'after'].includes(piece.kind)
const isLetter = (piece: Piece | undefined): boolean => piece?.kind === 'operand' && /^[a-zA-Z]$/.test(piece.text)
const isAngle = (piece: Piece | undefined): boolean =>
  piece?.kind === 'operand' && /^(?:[A-Za-z]|theta|alpha|beta)$/.test(piece.text)
const isRatio = (piece: Piece | undefined): boolean =>
  piece?.kind === 'function' && /^(?:sin|cos|tan|cosec|sec|cot)(?:\^[23])?$/.test(piece.text)
const isNumber = (piece: Piece | undefined): boolean =>
  piece?.kind === 'number' || (piece?.kind === 'operand' && /^\d+$/.test(piece.text))
const isFactor = (piece: Piece | undefined): boolean => isNumber(piece) || isLetter(piece)
const isSaid = (piece: Piece | undefined, word: RegExp): boolean => word.test(saidOf(piece))

/** How many brackets open and close that nobody says, by the place of the piece before which or behind which they stand. */
export interface Brackets {
  readonly before: ReadonlyMap<number, number>
  readonly behind: ReadonlyMap<number, number>
}

/**
 * The brackets of "x plus two whole square", (x + 2)²; of "x into x plus one", x(x + 1), and "x minus three into x plus four"; and of "tan A plus B",
 * tan (A + B): the same letters without them would be said otherwise.
 */
export function bracketsIn(pieces: readonly Piece[]): Brackets {
  const before = new Map<number, number>()
  const behind = new Map<number, number>()
  const spans = new Set<string>()
  const enclose = (from: number, to: number) => {
    if (spans.has(`${from} ${to}`)) return
    spans.add(`${from} ${to}`)
    before.set(from, (before.get(from) ?? 0) + 1)
    behind.set(to, (behind.get(to) ?? 0) + 1)
  }
  pieces.forEach((piece, at) => {
    if (piece.kind === 'after' && piece.text.startsWith(')')) before.set(startOfSum(pieces, at), 1)
    if (isSaid(piece, /^into$/i)) {
      const from = startOfSum(pieces, at)
      // "x into x minus three plus two": the second number stands behind the bracket
      const isClosed = isSum(pieces[at + 2]) && isNumber(pieces[at + 3]) && isSum(pieces[at + 4])
      const to = isClosed ? at + 3 : endOfSum(pieces, at)
      const letter = pieces[from]
      // "two plus root three into two minus root three"
      const isPair = letter?.kind === 'number' && saidOf(letter) === saidOf(pieces[at + 1]) && isSum(pieces[from + 1])
      const isProduct = (isSameLetter(letter, pieces[at + 1]) || isPair) && isSum(pieces[at + 2])
      if (isProduct && to > at + 1) {
        enclose(at + 1, to)
        if (from < at - 1) enclose(from, at - 1)
      }
      // "k x into x minus two plus six", "2 x into x plus one": a product before the bracket
      const isBehindTerm =
        !isProduct &&
        isSameLetter(pieces[at - 1], pieces[at + 1]) &&
        isFactor(pieces[at - 2]) &&
        from === at - 2 &&
        isSum(pieces[at + 2]) &&
        isNumber(pieces[at + 3])
      if (isBehindTerm) enclose(at + 1, at + 3)
    }
    // nothing is divided by one alone: "two tan A divided by one plus tan square A"
    if (piece.kind === 'sign' && piece.text === '/' && saidOf(pieces[at + 1]) === 'one' && isSum(pieces[at + 2]))
      enclose(at + 1, endOfSum(pieces, at))
    if (piece.kind === 'sign' && piece.text === '/') {
      const isWhole = /^whole/i.test(saidOf(piece))
      let [from, to] = [startOfSum(pieces, at), endOfSum(pieces, at)]
      // "one plus sin A into one minus sin A whole divided by ..."
      while (isWhole && isSaid(pieces[from - 1], /^into$/i)) from = startOfSum(pieces, from - 1)
      while (isWhole && isSaid(pieces[to + 1], /^into$/i)) to = endOfSum(pieces, to + 1)
      if ((isWhole || isMirroredAt(pieces, at)) && to > at) {
        if (from < at - 1) enclose(from, at - 1)
        if (to > at + 1) enclose(at + 1, to)
      }
    }
    const isOneAngle = isLetter(pieces[at + 1]) === isLetter(pieces[at + 3]) && !isRatio(pieces[at + 4])
    if (isRatio(piece) && isAngle(pieces[at + 1]) && isSum(pieces[at + 2]) && isAngle(pieces[at + 3]) && isOneAngle)
      enclose(at + 1, at + 3)
  })
  return { before, behind }
}

/**
 * "sin A minus cos A divided by sin A plus cos A", and in such a question "p square minus one by p square plus one": the same terms with other signs
 * between them.
 */
function isMirroredAt(pieces: readonly Piece[], bar: number): boolean {
  const above = pieces.slice(startOfSum(pieces, bar), bar)
  const below = pieces.slice(bar + 1, endOfSum(pieces, bar) + 1)
  return (
    above.length === below.length &&
    pieces.some(isRatio) &&
    above.every((piece, at) => (isSum(piece) ? isSum(below[at]) : piece.text === below[at]?.text)) &&
    above.some((piece, at) => isSum(piece) && piece.text !== below[at]?.text)
  )
}

const isSameLetter = (one: Piece | undefined, other: Piece | undefined): boolean =>
  isLetter(one) && isLetter(other) && saidOf(one) === saidOf(other)

/** Where the sum before a place begins: behind the last sign of relation or word, or behind another whole square. */
function startOfSum(pieces: readonly Piece[], at: number): number {
  let from = at
  for (;;) {
    const piece = pieces[from - 1]
    if (piece?.kind === 'after' && piece.text.startsWith(')')) return from + (isSum(pieces[from]) ? 1 : 0)
    if (!isValue(piece) && !isSum(piece)) return from
    from--
  }
}

function endOfSum(pieces: readonly Piece[], at: number): number {
  let to = at
  while (isValue(pieces[to + 1]) || isSum(pieces[to + 1])) to++
  return to
}

/**
 * Whether the bar of "one by x minus two" leaves open what it divides: below it a sum may begin, or one has stood above it. A sum of fractions, "two by x
 * plus three by y", does not; numbers alone and "x by two plus y" are taken as they are said.
 */
export function isOpenBar(pieces: readonly Piece[], bar: number): boolean {
  const to = endOfTerm(pieces, bar)
  if (!isSum(pieces[to + 1]) || isMirroredAt(pieces, bar)) return false
  const next = endOfTerm(pieces, to + 1)
  if (isSaid(pieces[next + 1], /^(?:by|upon|over)$/i) || isBehindFraction(pieces, bar)) return false
  const isOfNumbers = pieces[bar + 1]?.kind === 'number' && to === bar + 1
  return !(isOfNumbers && !isRatio(pieces[bar - 2]) && !isRatio(pieces[bar - 3]))
}

/** "one by alpha plus one by beta": the second bar stands in a sum of fractions. */
function isBehindFraction(pieces: readonly Piece[], bar: number): boolean {
  const backOverValues = (from: number): number => {
    let at = from
    while (isValue(pieces[at - 1])) at--
    return at
  }
  const top = backOverValues(bar)
  if (top === bar || !isSum(pieces[top - 1])) return false
  const below = backOverValues(top - 1)
  return below < top - 1 && isSaid(pieces[below - 1], /^(?:by|upon|over)$/i)
}

/** Where the factor or product behind a place ends. */
function endOfTerm(pieces: readonly Piece[], at: number): number {
  let to = at
  while (isValue(pieces[to + 1])) to++
  return to
}
