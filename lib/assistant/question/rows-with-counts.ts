import { isFree } from './meanings'
import { scales, small, tens } from './reading'
import { wordOf } from './spelling'
import { numberAt } from './spoken-number'

/** A class or a limit of a table, where it stands in a text. */
export interface Row {
  readonly from: number
  readonly to: number
  readonly title: string
  /** By which rows are in order. */
  readonly place: readonly [number, number]
}

interface Count {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Rows with the count of each, and the stretch of the text that they are read from. */
export interface CountedRows {
  readonly rows: readonly { readonly title: string; readonly place: Row['place']; readonly count: string }[]
  readonly from: number
  readonly to: number
}

const names = [...small, ...tens, ...scales.keys()].filter((name) => /^[a-z]{3,}$/.test(name)).join('|')
const numeral = new RegExp(`\\b(?:${names})(?:(?:[ -]| and )(?:${names}))*\\b`, 'gi')

/** Numbers in words as figures; "one", which may be no number, stays. */
export const inFigures = (text: string): string =>
  text.replace(numeral, (found) => {
    const words = found.split(/[ -]/)
    const read = numberAt(words, 0)
    return /^one$/i.test(found) || read?.next !== words.length ? found : read.text
  })

const breaks = /[,;|\n→]|[.?:]\s|\b(?:and|aur)\b|[()]/gi
const count = /(?<![\w.])(?:\d+(?![\w./]|\s?%)|f_[12](?!\w)|[b-dfkmnpqxyz](?![\w'’.]*\w))/g
/** Words between a row and its count that change nothing there, though elsewhere they may. */
const harmless =
  /^(?:f|class|classes|interval|frequency|frequencies|age|aged|marks?|score|scored|length|long|height|weight|taken|got|another|others?|more|missing|unknown|remaining|rest|between|only|height|points?|days?|distance|have|has|each|per|times?|units?|balls?|last|all)$/
const isHarmless = (text: string): boolean =>
  !/\b(?:more|less) than\b|[+*^/\\=]\s*\w+\s*[+*^/\\=]/i.test(text) &&
  (text.replace(/\bpata not\b/g, ' ').match(/[a-zA-Z]{2,}/g) ?? []).every(
    (word) => harmless.test(word.toLowerCase()) || isFree(wordOf(word.toLowerCase())),
  )

/** The counts in a stretch: figures, else "one" or "all", else a letter. */
function countsIn(text: string, from: number, to: number): readonly Count[] {
  const stretch = text.slice(from, to)
  const found = (form: RegExp) =>
    [...stretch.matchAll(form)].map(({ 0: one, index }) => ({
      text: one.toLowerCase() === 'one' ? '1' : one.toLowerCase(),
      from: from + index,
      to: from + index + one.length,
    }))
  const all = found(count)
  const figures = all.filter((one) => /^\d/.test(one.text))
  if (figures.length > 0) return figures
  const word = found(/\b(?:one|all)\b/gi)
  return word.length > 0 ? word : all
}

const breaksIn = (text: string, from: number, to: number): readonly number[] =>
  [...text.slice(from, to).matchAll(breaks)].map(({ index }) => from + index)

/** The counts of rows where each stands on the same side of its row: "15 boxes hold 50-52, 110 hold 53-55", "0-10 me 7 bache, 10-20 me 6". */
export function countedRows(text: string, rows: readonly Row[]): CountedRows | null {
  const [first, final] = [rows[0], rows.at(-1)]
  if (!first || !final) return null
  const between = rows.slice(1).map((row, at) => {
    const from = rows[at]?.to ?? 0
    const [only, ...more] = countsIn(text, from, row.from)
    if (!only || more.length > 0 || !isHarmless(`${text.slice(from, only.from)} ${text.slice(only.to, row.from)}`))
      return null
    const marks = breaksIn(text, from, row.from)
    const [isBehind, isAhead] = [marks.some((one) => one >= only.to), marks.some((one) => one < only.from)]
    return { only, side: isBehind === isAhead ? 'open' : isBehind ? 'after' : 'before' }
  })
  const known = between.filter((one) => one !== null)
  const sides = new Set(known.map(({ side }) => side).filter((side) => side !== 'open'))
  if (known.length < between.length || sides.size > 1) return null
  const inner = known.map(({ only }) => only)
  const behind = () => {
    const end = text.slice(final.to).search(/[,;\n?]|\.(?:\s|$)|\b(?:and|aur)\b/i)
    // what is close behind the row may stand in brackets or after a sign
    const stretch = /^[\s:=→|,(]*/.exec(text.slice(final.to))?.[0].length ?? 0
    const to = end < 0 ? text.length : Math.max(final.to + end, final.to + stretch + 1)
    const next = text.slice(final.to + stretch).search(/[,;\n?)]|\.(?:\s|$)|\b(?:and|aur)\b/i)
    const last = countsIn(text, final.to, next < 0 ? text.length : Math.max(to, final.to + stretch + next))[0]
    return last &&
      isHarmless(text.slice(final.to, last.from)) &&
      text.slice(final.to, last.from).split(/\s+/).length < 6
      ? [...inner, last]
      : null
  }
  const ahead = () => {
    const from = Math.max(0, ...breaksIn(text, 0, first.from).map((one) => one + 1))
    const own = countsIn(text, from, first.from).at(-1)
    return own && isHarmless(text.slice(own.to, first.from)) ? [own, ...inner] : null
  }
  const counts = sides.has('before') ? ahead() : sides.has('after') ? behind() : (behind() ?? ahead())
  if (!counts) return null
  const from = Math.min(first.from, counts[0]?.from ?? first.from)
  const to = Math.max(final.to, counts.at(-1)?.to ?? final.to)
  const all = withTotals(counts, text.slice(0, from))
  return all && { rows: rows.map(({ title, place }, at) => ({ title, place, count: all[at] ?? '' })), from, to }
}

/** "all of them are below 50": as many as are told before. */
function withTotals(counts: readonly Count[], head: string): readonly string[] | null {
  const texts = counts.map(({ text }) => text)
  if (!texts.includes('all')) return texts
  const most = Math.max(...texts.filter((one) => /^\d/.test(one)).map(Number))
  const [total, ...more] = (head.match(/(?<![\w.-])\d+(?![\w.-])/g) ?? []).filter((one) => Number(one) >= most)
  return total === undefined || more.length > 0 ? null : texts.map((one) => (one === 'all' ? total : one))
}

const cell = String.raw`(?:\d+|f_[12]|[b-dfkmnpqxyz])(?![\w/-]|\.\d)`
const runs = new RegExp(
  String.raw`(?<![\w./-])${cell}(?:(?:\s*[,|]\s*|\s\/\s|\s+|,?\s+(?:and|aur)\s+)${cell}){2,}`,
  'g',
)
const label = /(?:\b(?:f_?i?|freq(?:uency|uencies)?\.?)\s*(?:[:=→|]|is|are)?|→|[:=|])\s*$/i
const labelOfRows =
  /(?:\b(?:x|c\.?i\.?|t|h)\s*(?:\([a-z]+\))?\s*[:=→|]|(?<!modal |median |which |the )\bclass(?:es)?\s*[:=→|]?|→|\bfor(?: the)?|[:=|])\s*$/i

/** Rows that stand together, and before or behind them as many counts. */
export function rowsAcross(
  text: string,
  rows: readonly Row[],
): { readonly rows: CountedRows['rows']; readonly rest: string } | null {
  const [first, final] = [rows[0], rows.at(-1)]
  const isTogether = rows
    .slice(1)
    .every((row, at) => /^(?:[\s,|$]|\b(?:and|aur)\b)*$/i.test(text.slice(rows[at]?.to, row.from)))
  if (!first || !final || !isTogether) return null
  const other = (own: string) => [...own.matchAll(runs)]
  const [head, tail] = [text.slice(0, first.from), text.slice(final.to)]
  const all = [
    ...other(head).map((run) => ({ run, isAhead: true })),
    ...other(tail).map((run) => ({ run, isAhead: false })),
  ]
  const fitting = all.flatMap(({ run, isAhead }) => {
    const counts = run[0].split(/\s*[,|]\s*(?:and |aur )?|\s\/\s|\s+(?:and |aur )?/)
    return counts.length === rows.length ? [{ counts, isAhead, from: run.index, to: run.index + run[0].length }] : []
  })
  const [only, ...more] = fitting
  if (!only || more.length > 0) return null
  const own = only.isAhead ? head : tail
  const rest = `${own.slice(0, only.from).replace(label, ' ')} ; ${own.slice(only.to)}`
  const bare = (text: string) => text.replace(labelOfRows, ' ')
  return {
    rows: rows.map(({ title, place }, at) => ({ title, place, count: only.counts[at] ?? '' })),
    rest: only.isAhead ? `${bare(rest)}@${tail}` : `${bare(head)}@${rest}`,
  }
}
