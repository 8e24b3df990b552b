import { indexOfName } from './name'

/** What the parts of a question are called, and how many values each asks for. */
export interface PartName {
  readonly label: string
  readonly aliases?: readonly string[]
  /** Names within the part that lead to it: x and y of 'x = 2, y = 3'. */
  readonly inner?: readonly string[]
  /** Pieces of a list that its answer takes: 2 for 'x = 2, y = 3'. */
  readonly width: number
}

/** One part's own text, and where it begins in the response. */
export interface PartText {
  readonly text: string
  readonly at: number
}

interface Mark {
  readonly part: number
  /** Where the mark begins, and where the text that it marks. */
  readonly start: number
  readonly end: number
}

const longest = 2000

/**
 * One text for several parts, as a text for each, in their order: "(i) 9 (ii) 19", "g = 9, n = 19", "9, 19". An empty text where a
 * part is missing; null when there are more pieces than parts.
 */
export function partTexts(response: string, parts: readonly PartName[]): readonly PartText[] | null {
  const text = response.slice(0, longest)
  const marks = numberMarks(text, parts)
  if (marks.length > 0) return marked(text, marks, parts.length)
  const named = nameMarks(text, parts)
  if (named.length === parts.length) return marked(text, named, parts.length)
  return inOrder(text, parts) ?? (named.length > 0 ? marked(text, named, parts.length) : fewer(text, parts))
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

const isNumbering = (label: string): boolean => /[()]/.test(label) || /^(?:[ivx]+|\d)$/i.test(label)

/** 2 for "(ii)", "b" and "2". */
function numberOf(label: string): number {
  const bare = label.toLowerCase().replace(/[^a-z\d]/g, '')
  if (/^\d$/.test(bare)) return Number(bare)
  const roman = romans.indexOf(bare) + 1
  return roman > 0 ? roman : bare.length === 1 ? bare.charCodeAt(0) - 96 : 0
}

/** The part that a number means: by its label, else by its place. */
function partNumbered(label: string, parts: readonly PartName[]): number {
  const bare = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '')
  const same = parts.findIndex((part) => bare(part.label) === bare(label))
  if (same >= 0) return same
  const number = numberOf(label)
  const known = parts.findIndex((part) => isNumbering(part.label) && numberOf(part.label) === number)
  return known >= 0 ? known : number <= parts.length ? number - 1 : -1
}

/** "(i)", "ii)", "b.", "2." and what may stand before and behind them. */
const numbering =
  /(?<=^|[\s,;])(?:(?:part|ans(?:wer)?|q)\.?\s*)?(?:\((viii|vii|iii|vi|iv|ix|ii|[a-hivx]|\d)\)|(viii|vii|iii|vi|iv|ix|ii|[a-hivx]|\d)(?:\)|\.(?=\s)))\s*[:=]?\s*/gi

function numberMarks(text: string, parts: readonly PartName[]): readonly Mark[] {
  const found = [...text.matchAll(numbering)].map((match) => {
    const label = match[1] ?? match[2] ?? ''
    return { label, part: partNumbered(label, parts), start: match.index, end: match.index + match[0].length }
  })
  const figures = found.filter(({ label }) => /\d/.test(label))
  // "19 (2) 1" is a product: figures count only from the beginning of the text.
  const kept = figures.length > 0 && found[0]?.start !== 0 ? found.filter((mark) => !figures.includes(mark)) : found
  return kept.filter(({ part }, index) => part >= 0 && kept.findIndex((other) => other.part === part) === index)
}

const equality = /=|:(?!\d)|\b(?:is|are)\b/gi
const boundary = /[,;\n=:]|\b(?:and|is|are)\b/gi

const namesOf = (parts: readonly PartName[]): readonly (readonly string[])[] =>
  parts.map(({ label, aliases = [] }) => [isNumbering(label) ? label.replace(/\W/g, '') : label, ...aliases])

/** Where a name of a part begins before an equals sign. */
function nameMarks(text: string, parts: readonly PartName[]): readonly Mark[] {
  const things = namesOf(parts)
  const marks: Mark[] = []
  for (const match of text.matchAll(equality)) {
    const from = [...text.slice(0, match.index).matchAll(boundary)].at(-1)
    const start = from ? from.index + from[0].length : 0
    const own = nameBefore(text, start, match.index, things)
    const end = match.index + match[0].length
    if (own) {
      marks.push({ ...own, end })
      continue
    }
    const inner = nameBefore(
      text,
      start,
      match.index,
      parts.map(({ inner: names = [] }) => names),
    )
    // A name of the part's own answer stays with it.
    if (inner && marks.at(-1)?.part !== inner.part) marks.push({ ...inner, end: inner.start })
  }
  return marks.filter(({ part }, index) => marks.findIndex((other) => other.part === part) === index)
}

/** The longest run of words before an equals sign that names a part. */
function nameBefore(text: string, from: number, to: number, things: readonly (readonly string[])[]) {
  const starts = [...text.slice(from, to).matchAll(/(?<=^|[\s(])\p{L}/gu)].map(({ index }) => from + index)
  for (const start of starts.slice(-6)) {
    const part = indexOfName(text.slice(start, to).trim(), things)
    if (part >= 0) return { part, start }
  }
  return null
}

/** The texts behind the marks; what stands before the first belongs to the first part without a mark. */
function marked(text: string, marks: readonly Mark[], count: number): readonly PartText[] {
  const first = Array.from({ length: count }, (_, part) => part).find((part) =>
    marks.every((mark) => mark.part !== part),
  )
  const lead =
    first !== undefined && /[\p{L}\d]/u.test(text.slice(0, marks[0]?.start)) ? [{ part: first, start: 0, end: 0 }] : []
  const all = [...lead, ...marks]
  return Array.from({ length: count }, (_, part) => {
    const at = all.findIndex((mark) => mark.part === part)
    const mark = all[at]
    return mark ? trimmedText(text, mark.end, all[at + 1]?.start ?? text.length) : { text: '', at: text.length }
  })
}

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
  const wide = parts.reduce((sum, { width }) => sum + width, 0)
  const listed = separators.map((separator) => piecesOf(text, separator))
  const ways = listed.every(({ length }) => length === 1) ? [piecesOf(text, spaces)] : listed
  const fitting = ways.find(({ length }) => length === parts.length)
  if (fitting) return byName(fitting, parts)
  const spread = ways.find(({ length }) => length === wide)
  return spread ? gathered(text, spread, parts) : null
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
function gathered(text: string, pieces: readonly PartText[], parts: readonly PartName[]): readonly PartText[] {
  let next = 0
  return parts.map(({ width }) => {
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
