import type { ClassRow, Flag } from './class-table'

export const flagWords: Readonly<Record<Flag, string>> = {
  edited: 'The link was changed after it was made',
  'same-numbers': 'Same numbers as another student',
  again: 'Sent more than once',
  changed: 'A question was improved since the set was made',
}

/** The table for a spreadsheet: a line a student, the marks of each question, and what is odd. */
export function classCsv(rows: readonly ClassRow[]): string {
  const count = Math.max(0, ...rows.map(({ judged }) => judged.questions.length))
  const numbers = Array.from({ length: count }, (_, place) => place + 1)
  const head = ['Name', 'Set', 'Finished (UTC)', 'Marks', 'Out of', 'Minutes']
  const lines = rows.map(({ judged: { result, set, marks, outOf, seconds, questions }, flags }) => [
    result.name,
    set.title,
    timeOf(result.finished),
    marks,
    outOf,
    (seconds / 60).toFixed(1),
    ...numbers.map((number) => questions[number - 1]?.marks ?? ''),
    ...numbers.map((number) => questions[number - 1]?.given.texts.join(' | ') ?? ''),
    flags.map((flag) => flagWords[flag]).join('; '),
  ])
  const all = [...head, ...numbers.map((n) => `Q${n}`), ...numbers.map((n) => `Answer ${n}`), 'Notes']
  return [all, ...lines].map((line) => line.map(cell).join(',')).join('\r\n') + '\r\n'
}

/** "2026-11-26 09:30" */
const timeOf = (minutes: number): string =>
  minutes > 0 && minutes < 1e8 ? new Date(minutes * 60_000).toISOString().slice(0, 16).replace('T', ' ') : ''

/** What a spreadsheet would take for a formula is a text to it. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) && !/^-?[\d.]+$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
