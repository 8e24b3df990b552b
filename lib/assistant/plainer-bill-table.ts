import { cellsOf } from './question/row-cells'

const isTotal = /\b(?:total|bill|cost|amount|price|paid|pays?|rupees|rs|kul|kharcha?)\b|₹/i
const nounOf = (cell: string): string =>
  cell
    .replace(/\([^)]*\)/g, '')
    .replace(/^(?:no\.?|number|nos\.?|quantity|qty)(?: of)?\s+/i, '')
    .trim()
    .toLowerCase()
const numberOf = (cell = ''): string | null =>
  /^(?:₹|rs\.?)? ?(\d+(?:,\d{3})*(?:\.\d+)?)$/i.exec(cell)?.[1]?.replace(/,/g, '') ?? null

/** Two rows of a table, so many of the one, so many of the other and what they cost together, as sentences. */
export function withBillTable(text: string): string {
  const lines = text.split('\n')
  const isRow = (line: string): boolean => /[|\t]/.test(line.trim().replace(/^\||\|$/g, ''))
  const from = lines.findIndex(isRow)
  const rows = lines.slice(from).filter((line, at, all) => all.slice(0, at + 1).every(isRow))
  const [head = [], ...body] = rows.map(cellsOf).filter((row) => !row.every((cell) => /^[-: ]*$/.test(cell)))
  if (from < 0 || body.length !== 2 || head.length < 3 || head.length > 4 || !isTotal.test(head.at(-1) ?? ''))
    return text
  const [u = '', v = ''] = head.slice(-3, -1).map(nounOf)
  const bills = body.map((row) => (row.length === head.length ? row.slice(-3).map(numberOf) : []))
  if (
    ![u, v].every((noun) => /^[a-z]{3,}(?: [a-z]+)?$/.test(noun)) ||
    isTotal.test(`${u} ${v}`) ||
    bills.some((bill) => bill.length !== 3 || bill.includes(null))
  )
    return text
  const told = bills.map(([a, b, c]) => `${a} ${u} and ${b} ${v} cost ₹${c}.`).join(' ')
  const around = [lines.slice(0, from), lines.slice(from + rows.length)].map((all) => all.join(' ').trim())
  const [before = '', behind = ''] = around
  const asked = behind.replace(/^(?:the )?(price|cost|rate) of /i, (ask) => `find ${ask}`)
  const scene = /\d/.test(before)
    ? before
    : before.replace(/[^.:]*\b(?:table|following|below)\b[^.:]*[.:]/gi, '').trim()
  return [scene, told, asked].filter(Boolean).join(' ')
}
