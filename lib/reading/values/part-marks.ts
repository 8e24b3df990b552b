import { indexOfName } from './name'

/** What the parts of a question are called, and how many values each asks for. */
export interface PartName {
  readonly label: string
  readonly aliases?: readonly string[]
  /** Names within the part that lead to it: x and y of 'x = 2, y = 3'. */
  readonly inner?: readonly string[]
  /** Pieces of a list that its answer takes: 2 for 'x = 2, y = 3'. */
  readonly width: number
  /** The same where the brackets of its points are left out. */
  readonly bare?: number
}

export interface Mark {
  readonly part: number
  /** Where the mark begins, and where the text that it marks. */
  readonly start: number
  readonly end: number
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

/** "(i)", "ii)", "b.", "2." and what may stand before and behind them; "(ii)" needs no space before it, and a q on the way is a letter. */
const numbering =
  /(?:(?<=^|[\s,;])|(?<=[\da-z%°)])(?=\((?:i{2,3}|iv)\)))(?:(?:part|ans(?:wer)?|(?<=(?:^|[,;\n])\s*)q)\.?\s*)?(?:\((viii|vii|iii|vi|iv|ix|ii|[a-hivx]|\d)\)|(viii|vii|iii|vi|iv|ix|ii|[a-hivx]|\d)(?:\)|\.(?=\s)))\s*[:=]?\s*/gi

/** The "3)" of "(-3, 3)" closes a bracket. */
function closes(text: string, { index, 1: bracketed }: RegExpExecArray): boolean {
  if (bracketed !== undefined) return false
  let depth = 0
  for (const character of text.slice(0, index)) {
    if (character === '(') depth++
    if (character === ')' && depth > 0) depth--
  }
  return depth > 0
}

export function numberMarks(text: string, parts: readonly PartName[]): readonly Mark[] {
  const found = [...text.matchAll(numbering)]
    .filter((match) => !closes(text, match))
    .map((match) => {
      const label = match[1] ?? match[2] ?? ''
      return { label, part: partNumbered(label, parts), start: match.index, end: match.index + match[0].length }
    })
  const figures = found.filter(({ label }) => /\d/.test(label))
  // "19 (2) 1" is a product: figures count only from the beginning of the text.
  const kept = figures.length > 0 && found[0]?.start !== 0 ? found.filter((mark) => !figures.includes(mark)) : found
  const marks = kept.filter(({ part }, index) => part >= 0 && kept.findIndex((other) => other.part === part) === index)
  return marks.length > 0 ? marks : dashMarks(text, parts)
}

const dash =
  /(?<=^|[\s,;])(?:(viii|vii|iii|vi|iv|ix|ii|[a-hivx])-(?=\s)|(iii|ii|iv|vi|[iv])(?:-(?=\d)|\s(?=[^\s=:])))\s*/gi

/** "i- 9 ii- 19", "i 9, ii 19": a dash or a space behind a label, and so before every part; the first may only follow another. */
function dashMarks(text: string, parts: readonly PartName[]): readonly Mark[] {
  if (!/^\s*(?:[a-hivx]{1,4}-|i\s)/i.test(text)) return []
  const found = [...text.matchAll(dash)].map((match) => ({
    part: partNumbered(match[1] ?? match[2] ?? '', parts),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const isEach = found.length === parts.length && parts.every((_, part) => found.some((mark) => mark.part === part))
  return isEach ? found : []
}

const equality = /=|:(?!\d)|\b(?:is|are)\b/gi
const boundary = /[,;\n=:]|\b(?:and|is|are)\b/gi

export const namesOf = (parts: readonly PartName[]): readonly (readonly string[])[] =>
  parts.map(({ label, aliases = [] }) => [isNumbering(label) ? label.replace(/\W/g, '') : label, ...aliases])

/** More names than any question has parts are not looked for. */
const mostNames = 60

/** Where a name of a part begins before an equals sign. */
export function nameMarks(text: string, parts: readonly PartName[]): readonly Mark[] {
  const marks: Mark[] = []
  let from = 0
  const boundaries = [...text.matchAll(boundary)]
  for (const match of [...text.matchAll(equality)].slice(0, mostNames)) {
    while ((boundaries[0]?.index ?? match.index) < match.index) {
      const passed = boundaries.shift()
      from = passed ? passed.index + passed[0].length : from
    }
    const mark = markBefore(text, from, match.index, match.index + match[0].length, parts)
    // A name of the part's own answer stays with it.
    if (mark && (!mark.isInner || marks.at(-1)?.part !== mark.part)) marks.push(mark)
  }
  return marks.filter(({ part }, index) => marks.findIndex((other) => other.part === part) === index)
}

/** The mark that ends in an equals sign: the name of a part, or one that its own answer begins with. */
function markBefore(text: string, from: number, to: number, end: number, parts: readonly PartName[]) {
  const own = nameBefore(text, from, to, namesOf(parts))
  if (own) return { ...own, end, isInner: false }
  const inner = nameBefore(
    text,
    from,
    to,
    parts.map(({ inner: names = [] }) => names),
  )
  return inner && { ...inner, end: inner.start, isInner: true }
}

const longestName = 80

/** The longest run of words before an equals sign that names a part. */
function nameBefore(text: string, from: number, to: number, things: readonly (readonly string[])[]) {
  const first = Math.max(from, to - longestName)
  const starts = [...text.slice(first, to).matchAll(/(?<=^|[\s(])\p{L}/gu)].map(({ index }) => first + index)
  for (const start of starts.slice(-6)) {
    const part = indexOfName(text.slice(start, to).trim(), things)
    if (part >= 0) return { part, start }
  }
  return null
}
