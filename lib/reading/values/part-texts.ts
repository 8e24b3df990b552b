import { refuseDoubt } from '../text/doubt'
import { indexOfName } from './name'
import { nameMarks, namesOf, numberMarks, type Mark, type PartName } from './part-marks'

/** One part's own text, and where it begins in the response. */
export interface PartText {
  readonly text: string
  readonly at: number
  /** Whether a label or a name of the part stood before it, so that it can belong to no other. */
  readonly isMarked?: true
}

const longest = 2000

/**
 * One text for several parts, as a text for each, in their order: "(i) 9 (ii) 19", "g = 9, n = 19", "9, 19". An empty text where a
 * part is missing; null when there are more pieces than parts.
 */
export function partTexts(response: string, parts: readonly PartName[]): readonly PartText[] | null {
  const typed = response.slice(0, longest)
  const marks = numberMarks(typed, parts)
  // as long as it was, so that places stay what they are
  const text = marks.length === 0 ? typed.replace(unlisted, ',') : typed
  if (marks.length > 0) return marked(text, marks, parts.length)
  const named = nameMarks(text, parts)
  if (named.length === parts.length) return marked(text, named, parts.length)
  return inOrder(text, parts) ?? (named.length > 0 ? marked(text, named, parts.length) : fewer(text, parts))
}

/** The space in "a = 14 d = -6 S26 = -1586", where no comma stands. */
const unlisted = /(?<=^[^,;\n]{1,200}\d)\s(?=\p{L}_?\d{0,3}\s?=)(?=[^,;\n]*$)/gu

/** The texts behind the marks; what stands before the first belongs to the first part without a mark. */
function marked(text: string, marks: readonly Mark[], count: number): readonly PartText[] | null {
  const first = Array.from({ length: count }, (_, part) => part).find((part) =>
    marks.every((mark) => mark.part !== part),
  )
  const before = text.slice(0, marks[0]?.start)
  const hasLead = /[\p{L}\d±]/u.test(before)
  if (hasLead && first === undefined) {
    refuseDoubt(before)
    if (turnsRound(before)) return null
  }
  const lead = hasLead && first !== undefined ? [{ part: first, start: 0, end: 0 }] : []
  const all = [...lead, ...marks]
  return Array.from({ length: count }, (_, part) => {
    const at = all.findIndex((mark) => mark.part === part)
    const mark = all[at]
    return mark
      ? { ...trimmedText(text, mark.end, all[at + 1]?.start ?? text.length), isMarked: true }
      : { text: '', at: text.length }
  })
}

/** Whether what stands before all parts is more than a name for them: a value, an option, or a word that makes something else of the first. */
const turnsRound = (before: string): boolean =>
  /^\W*[a-d]\W*$/i.test(before) ||
  /[\d±]|(?<!\p{L})(?:not?|never|more|less|least|most|than|between|either|or)(?!\p{L})/iu.test(before)

function trimmedText(text: string, from: number, to: number): PartText {
  const piece = text.slice(from, to)
  const lead = /^[\s,;]*/.exec(piece)?.[0].length ?? 0
  return { text: piece.slice(lead).replace(/(?:[\s,;]|\sand)+$/i, ''), at: from + lead }
}

/** Ways to take a list apart, in the order in which they are tried. */
const separators = [/[;\n]/y, /[;,\n]/y, /[;\n]|,(?!\d{2,3}(?!\d))/y, /[;,\n&]|(?<=\s)and(?=\s)/y]
const spaces = /\s+(?=[-−–+]?[\d√.])/y

/** As many pieces as parts, or as values; null when there are more or fewer. */
function inOrder(text: string, parts: readonly PartName[]): readonly PartText[] | null {
  const widths = [parts.map(({ width }) => width), parts.map(({ width, bare = width }) => bare)]
  const listed = separators.map((separator) => piecesOf(text, separator))
  const ways = listed.every(({ length }) => length === 1) ? [piecesOf(text, spaces)] : listed
  const fitting = ways.find(({ length }) => length === parts.length)
  const spread = widths.flatMap((wide) => {
    const count = wide.reduce((sum, width) => sum + width, 0)
    const pieces = count > parts.length ? ways.find(({ length }) => length === count) : undefined
    return pieces ? [gathered(text, pieces, wide)] : []
  })
  // "x = 3, y = 4 and 12" for a pair and a value: as many values as the parts take tells more than as many pieces as parts
  return spread[0] ?? (fitting ? byName(fitting, parts) : null)
}

function fewer(text: string, parts: readonly PartName[]): readonly PartText[] | null {
  const ways = separators.slice(0, 3).map((separator) => piecesOf(text, separator))
  return ways.some(({ length }) => length > parts.length) ? null : byName(ways[1] ?? [], parts)
}

/** The pieces between separators that stand outside brackets. */
function piecesOf(text: string, separator: RegExp): readonly PartText[] {
  const pieces: PartText[] = []
  let [depth, from] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    if ('([{'.includes(text.charAt(at))) depth++
    if (')]}'.includes(text.charAt(at))) depth--
    separator.lastIndex = at
    const match = depth <= 0 ? separator.exec(text)?.[0] : undefined
    if (match === undefined || match === '') continue
    pieces.push(trimmedText(text, from, at))
    from = at + match.length
  }
  return [...pieces, trimmedText(text, from, text.length)].filter((piece) => piece.text !== '')
}

/** "13 rows, seats = 14": by the name beside a value, the rest in order. */
function byName(pieces: readonly PartText[], parts: readonly PartName[]): readonly PartText[] {
  const named = pieces.map((piece) => nameIn(piece, parts))
  const isTaken = (part: number) => named.some((one) => one.part === part)
  const free = parts.map((_, part) => part).filter((part) => !isTaken(part))
  const places = named.map(({ part }, index) =>
    part >= 0 && named.findIndex((one) => one.part === part) === index ? part : (free.shift() ?? -1),
  )
  return parts.map((_, part) => named[places.indexOf(part)] ?? { text: '', at: 0 })
}

/** A piece without its name; −1 when it has none. */
function nameIn(piece: PartText, parts: readonly PartName[]): PartText & { readonly part: number } {
  const [mark] = nameMarks(piece.text, parts)
  if (mark) {
    const { text, at } = trimmedText(piece.text, mark.end, piece.text.length)
    return { text, at: piece.at + at, part: mark.part }
  }
  const words = /[\d√π)]\s+([a-z][a-z ]{2,40})$/i.exec(piece.text)?.[1]
  return { ...piece, part: words === undefined ? -1 : indexOfName(words, namesOf(parts)) }
}

/** So many pieces for each part: "9, x = 2, y = 3". */
function gathered(text: string, pieces: readonly PartText[], widths: readonly number[]): readonly PartText[] {
  let next = 0
  return widths.map((width) => {
    const mine = pieces.slice(next, next + width)
    next += width
    const [first, last] = [mine[0], mine.at(-1)]
    return first && last
      ? { text: text.slice(first.at, last.at + last.text.length), at: first.at }
      : { text: '', at: 0 }
  })
}

/** How many pieces of a list a key takes. */
export const widthOf = (expected: string): number => piecesOf(expected, /[;,]/y).length
