import { saidOf, type Piece } from './dictated-pieces'

const isValueWord = /^(?:is|are|of|and|be|equals?|value|sum|probability|ratio|becomes?|became|to)$/i
const unitWord = /^(?:[cmk]?m|(?:centi|kilo|milli)?met(?:re|er)s?|cms|kg|percent|rupees|litres?|degrees?|°)$/i

/** "three by four", a fraction, where it measures nothing: "three by four metres" are two lengths. */
export function isFractionPart(pieces: readonly Piece[], at: number): boolean {
  const by = [at - 1, at + 1].find((place) => saidOf(pieces[place]).toLowerCase() === 'by')
  return by !== undefined && isFractionBar(pieces, by)
}
export function isFractionBar(pieces: readonly Piece[], at: number): boolean {
  const [lead, before, piece, after, behind] = [-2, -1, 0, 1, 2].map((step) => pieces[at + step])
  const isOfZeroes = pieces.some((one) => /^(?:zeroe?s?|roots?)$/i.test(saidOf(one)))
  const isSaid = (one: Piece | undefined) => one?.kind === 'number' && /[a-z]/i.test(one.said)
  // "x by 2 plus 2y by 3 equals minus 1"
  const isTerm = before?.kind === 'operand' && /^\d*[a-z]$/.test(before.text) && pieces.some(isEquals)
  const isPart = (one: Piece | undefined) => isSaid(one) || ((isOfZeroes || isTerm) && /^\d+$/.test(one?.text ?? ''))
  const isOfLengths =
    behind?.kind === 'other' && (unitWord.test(behind.text) || /^(?:by|room|field|sheet)$/i.test(behind.text))
  const isLed =
    lead?.kind === 'sign' ||
    lead?.kind === 'function' ||
    behind?.kind === 'sign' ||
    (isOfZeroes && (lead === undefined || /^(?:if|,)$/i.test(saidOf(lead)))) ||
    (lead?.kind === 'other' && isValueWord.test(lead.text))
  return (
    piece?.text === '/' &&
    saidOf(piece).toLowerCase() === 'by' &&
    !isOfLengths &&
    ((isPart(after) && isLed && (isPart(before) || before?.kind === 'operand')) ||
      // "one by root two", "one by x", "cos theta by sin theta"
      (isUnknown(after) && before !== undefined && ['number', 'operand', 'after'].includes(before.kind)))
  )
}

const isEquals = (piece: Piece): boolean => /^(?:is )?equals?(?: to)?$/i.test(saidOf(piece))

const isUnknown = (piece: Piece | undefined): boolean =>
  piece?.kind === 'function' ||
  (piece?.kind === 'operand' && /^(?:√?[a-z]|[A-Z]{2}|theta|alpha|beta)$/.test(piece.text))

/** A number with its unit behind it, or the first of "ten by twelve metres". */
export function isMeasured(pieces: readonly Piece[], at: number): boolean {
  const isUnit = (piece: Piece | undefined) => piece?.kind === 'other' && unitWord.test(piece.text)
  const [after, second, behind] = pieces.slice(at + 1, at + 4)
  return isUnit(after) || (saidOf(after).toLowerCase() === 'by' && second?.kind === 'number' && isUnit(behind))
}
