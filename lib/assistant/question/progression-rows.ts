import { cellsOf } from './row-cells'

const labels = ['i', 'ii', 'iii', 'iv', 'v', 'vi']
const quantity = /^\$?(?:a|d|n|l|[aS]_?\{?n\}?|an|sn)\$?$/i
const row = /[;,.\n]?\s*\b(?:row|r|case|ap) ?([1-6])\b\s*[:.)–-]?\s*(?=\$?[adnl]\b ?=|[aS]_?\{?n\b)/gi

/** "row1 a = ?, d = -3; row2 ...": each row is a part of its own. */
function labelled(text: string): string {
  const named = [...text.matchAll(row)].map(([, at]) => Number(at))
  const isInOrder = named.length > 1 && named.every((at, index) => at === index + 1)
  return isInOrder ? text.replace(row, (_, at: string) => ` (${labels[Number(at) - 1] ?? at}) `) : text
}

/** "Fill in the blanks of the AP table:" says no more than the parts with their blanks. */
const bid =
  /^\s*(?:fill|complete|find)(?: in| up)?(?: the)?(?: blanks?| missing (?:values?|entries|numbers?))?(?: (?:in|of|for|the|this|these|following|given|an?|aps?|a\.p\.?|progressions?|tables?|below))*(?:,? ?(?:given that|where) [^:(]*?\bterm(?: of (?:the |an? )?a\.?p\.?)?)?\s*[:.,–-]*\s*(?=\(i\)\s*\$?(?:[adnl]\b ?=|[aS]_?\{?n\b))/i

/** A table of progressions whose head is "a | d | n | an", as parts. */
export const withProgressionRows = (text: string): string => inParts(text).replace(bid, '')

function inParts(text: string): string {
  const lines = text.split('\n')
  const from = lines.findIndex((line) => {
    const cells = cellsOf(line)
    return cells.length > 2 && cells.every((cell) => quantity.test(cell)) && /[|\t]/.test(line)
  })
  if (from < 0) return labelled(text)
  const head = cellsOf(lines[from] ?? '')
  const behind = lines.slice(from + 1).map(cellsOf)
  const end = behind.findIndex((cells) => cells.length !== head.length)
  const rows = (end < 0 ? behind : behind.slice(0, end)).filter(
    (cells) => !cells.every((cell) => /^[-: ]*$/.test(cell)),
  )
  const isBlank = (cell: string): boolean => /^(?:\?|_+|\.{2,}|…|-{2,}|)$/.test(cell)
  if (rows.length === 0 || rows.length > 6 || rows.some((cells) => cells.filter(isBlank).length !== 1)) return text
  const parts = rows.map(
    (cells, at) =>
      `(${labels[at] ?? ''}) ${cells.map((cell, place) => `${head[place] ?? ''} = ${isBlank(cell) ? '?' : cell}`).join(', ')}`,
  )
  const rest = end < 0 ? [] : lines.slice(from + 1 + end)
  return [...lines.slice(0, from), ...parts, ...rest].join('\n')
}
