import { letterAt } from '../../letters'

export interface WithOptions {
  /** The question without its options. */
  readonly stem: string
  /** In their order; none where the question is no choice. */
  readonly options: readonly string[]
}

/** No option is "P(A)". */
const mark = /(?<!\bP ?)\(\s*([A-Da-d])\s*\)|(?<=^|\s)([A-Da-d])\)(?=\s)/g

interface Mark {
  readonly letter: string
  readonly from: number
  readonly to: number
}

/** Whether a bracket is open there: the "A)" of "√(1 - cos² A)" closes it, and is no option. */
export function isWithin(text: string, at: number): boolean {
  let depth = 0
  for (const sign of text.slice(0, at)) {
    if (sign === '(') depth++
    if (sign === ')') depth = Math.max(0, depth - 1)
  }
  return depth > 0
}

/** The options that stand at the end of a question, "(A) 12 (B) 15 (C) 18", taken from it: the last run of letters from A on, two at least. */
export function optionsApart(text: string): WithOptions {
  const possible = [...text.matchAll(mark)].filter((one) => one[1] !== undefined || !isWithin(text, one.index))
  const marks = possible.map((found): Mark => {
    const letter = (found[1] ?? found[2] ?? '').toUpperCase()
    return { letter, from: found.index, to: found.index + found[0].length }
  })
  const first = marks.findLastIndex(({ letter }, index) => letter === 'A' && marks[index + 1]?.letter === 'B')
  const run = first < 0 ? [] : marks.slice(first)
  const start = run[0]
  if (!start || run.some(({ letter }, index) => letter !== letterAt(index))) return { stem: text, options: [] }
  const options = run.map(({ to }, index) => text.slice(to, run[index + 1]?.from ?? text.length).trim())
  // "(a) Find ... OR (b) Find ..." are parts
  if (options.some((option) => /(?:\n|[.?)\]])\s*\[?OR\]?$/.test(option))) return { stem: text, options: [] }
  return options.every((option) => option !== '' && option.length < 200)
    ? { stem: text.slice(0, start.from).trim(), options }
    : { stem: text, options: [] }
}
