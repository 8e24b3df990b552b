import type { Fraction } from '../../../maths'
import { isEnglish } from '../../question/words'
import { wordOf } from '../../question/spelling'
import type { Token } from '../../question/reading'

/** What a text about a figure is made of. */
export type Piece =
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'number'; readonly value: Fraction }
  | { readonly kind: 'sign'; readonly text: string }

export const isWord = (piece: Piece | undefined, ...texts: readonly string[]): boolean =>
  piece?.kind === 'word' && texts.includes(piece.text)

export interface Pieces {
  readonly pieces: readonly Piece[]
  /** What stands for a point with a dash: { Z: "X'" }. */
  readonly dashed: Readonly<Record<string, string>>
}

const isDash = (token: Token | undefined): boolean => token !== undefined && /^[′'’]$/.test(token.text)

/** Names of points in capitals, words in one spelling, numbers and signs; X′ gets a letter of its own. */
export function piecesOf(tokens: readonly Token[]): Pieces {
  const used = new Set(tokens.flatMap(({ text }) => (/^[A-Z]{1,6}$/.test(text) ? [...text] : [])))
  const free = [...'ZWVUYXKJIHGNMLTSR'].filter((letter) => !used.has(letter))
  const dashed: Record<string, string> = {}
  const withDash = (letter: string): string => {
    const known = Object.entries(dashed).find(([, name]) => name === `${letter}'`)?.[0]
    const own = known ?? free.shift() ?? letter
    dashed[own] = `${letter}'`
    return own
  }
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    const { text } = token
    if (token.kind === 'number') pieces.push({ kind: 'number', value: token.value })
    else if (token.kind === 'symbol') {
      if (!isDash(token)) pieces.push({ kind: 'sign', text })
    } else if (/^[A-Z]{1,6}$/.test(text) && !(text === 'A' && isArticle(tokens, at))) {
      const next = tokens[at + 1]
      if (isDash(next) && next?.spaced === false)
        pieces.push({ kind: 'name', text: `${text.slice(0, -1)}${withDash(text.slice(-1))}` })
      else pieces.push({ kind: 'name', text })
    } else if (/^[A-Z]['′’][A-Z]?['′’]?$/.test(text)) {
      const letters = [...text.matchAll(/([A-Z])(['′’]?)/g)].map(([, letter = '', dash]) =>
        dash ? withDash(letter) : letter,
      )
      pieces.push({ kind: 'name', text: letters.join('') })
    } else if (
      /^[a-z]{2,4}$/.test(text) &&
      !isEnglish(text) &&
      [...text.toUpperCase()].every((letter) => used.has(letter)) &&
      (isNamed(tokens, at) || isFigure(tokens, at))
    )
      pieces.push({ kind: 'name', text: text.toUpperCase() })
    else if (text === 'a' && isCorner(tokens, at)) pieces.push({ kind: 'name', text: 'A' })
    else pieces.push({ kind: 'word', text: wordOf(text.toLowerCase()) })
  }
  return { pieces: pieces.filter((_, at) => !isOfNonParallel(pieces, at) && !isAcuteAngled(pieces, at)), dashed }
}

/** "an acute angled triangle": its altitudes lie inside it, as they do in any figure that is drawn. */
const isAcuteAngled = (pieces: readonly Piece[], at: number): boolean => {
  const from = [at, at - 1, at - 2].find((place) => {
    const piece = pieces[place]
    return piece?.kind === 'word' && /^acute(?:-?angled)?$/.test(piece.text)
  })
  if (from === undefined) return false
  const words = pieces.slice(from + 1, from + 4).map((piece) => (piece.kind === 'number' ? '' : piece.text))
  const end = words.findIndex((word) => word === 'triangle')
  const isOnly = end >= 0 && words.slice(0, end).every((word) => word === '-' || word === 'angled')
  return isOnly && at <= from + end
}

/** "the non-parallel sides AD and BC": which they are is told anyway. */
const isOfNonParallel = (pieces: readonly Piece[], at: number): boolean => {
  const textAt = (place: number): string => {
    const piece = pieces[place]
    return piece && piece.kind !== 'number' ? piece.text : ''
  }
  const from = [at, at - 1, at - 2].find((place) => textAt(place) === 'non')
  if (from === undefined) return /^non-parallel$/.test(textAt(at))
  const end = textAt(from + 1) === '-' ? from + 2 : from + 1
  return textAt(end) === 'parallel' && at <= end
}

/** "abc right angled at B", "abcd ek parallelogram hai" */
const isFigure = (tokens: readonly Token[], at: number): boolean => {
  const text = tokens[at]?.text ?? ''
  const after = tokens.slice(at + 1, at + 4).map((token) => token.text)
  return (
    text.length > 2 &&
    new Set(text).size === text.length &&
    after.some((word) =>
      /^(?:right|isosceles|parallelogram|trapezium|rhombus|rectangle|square|quadrilateral)$/.test(word),
    )
  )
}

/** "A circle ...", "A ladder ..." */
const isArticle = (tokens: readonly Token[], at: number): boolean => {
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  return (
    (before === undefined || /^[.:]$/.test(before.text)) &&
    next?.kind === 'word' &&
    /^[a-z]{4,}$/.test(next.text) &&
    !/^(?:lies|meets|intersects|touches)$/.test(next.text)
  )
}

/** "at a", "angle a": what has been typed in small letters. */
const isCorner = (tokens: readonly Token[], at: number): boolean => {
  const [before, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]]
  return (
    /^(?:at|angle)$/i.test(before) &&
    (next === undefined || next.kind === 'symbol' || /^(?:is|and|meets?|=)$/.test(next.text))
  )
}

/** "ad^2 = ab^2": small letters beside the signs of a formula. */
const isNamed = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at - 1], tokens[at + 1]].some(
    (token) => token !== undefined && /^(?:[=^+/*]|parallel|perpendicular)$/.test(token.text),
  )
