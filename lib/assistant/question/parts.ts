/** A part of a question, with its label. */
export interface LabelledPart {
  /** '(i)' */
  readonly label: string
  readonly text: string
}

export interface WithParts {
  /** What all the parts speak of, with the table that stands behind them. */
  readonly stem: string
  /** In their order; none where the question is not asked in parts. */
  readonly parts: readonly LabelledPart[]
}

const mark = /\(\s*(i{1,3}|iv|v)\s*\)|(?<=^|\n)\s*(i{1,3}|iv|v)\s*[).](?=\s)/g
const numerals = ['i', 'ii', 'iii', 'iv', 'v'] as const

/** "Class: 0–10, 10–20", "Rainfall (in mm): 0–8, 8–16", a column of a table */
const column = /^[^:(]+(?:\([^)]*\))?: \S.*,/

/** "(Use π = 3.14)", behind the last part, holds for all. */
const piBehind = /^(.*?)(\((?:use|take) (?:π|\$?\\pi|pi) ?=[^()]*\)\.?)\s*$/is

/** The parts of "A die is thrown. (i) Find ... (ii) Find ...", taken from it: two at least, each with its text, numbered from (i) on. */
export function partsApart(text: string): WithParts {
  const none: WithParts = { stem: text, parts: [] }
  const marks = [...text.matchAll(mark)]
  const isRun = marks.every((found, index) => (found[1] ?? found[2]) === numerals[index])
  const [first] = marks
  if (!first || marks.length < 2 || !isRun) return none
  const texts = marks.map((found, index) => text.slice(found.index + found[0].length, marks[index + 1]?.index).trim())
  const [, last = '', pi = ''] = piBehind.exec(texts.at(-1) ?? '') ?? [undefined, texts.at(-1)]
  const lines = last.trim().split('\n')
  const from = lines.findIndex((line, index) => index > 0 && column.test(line))
  const table = from < 0 ? [] : lines.slice(from)
  const asked = [
    ...texts.slice(0, -1),
    lines
      .slice(0, lines.length - table.length)
      .join('\n')
      .trim(),
  ]
  if (asked.includes('')) return none
  return {
    stem: [text.slice(0, first.index).trim(), ...(pi === '' ? [] : [pi]), ...table].join('\n').trim(),
    parts: asked.map((part, index) => ({ label: `(${numerals[index] ?? ''})`, text: part })),
  }
}
