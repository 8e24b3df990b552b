import { letterAt } from '../../letters'

interface Labels {
  readonly mark: RegExp
  readonly names: readonly string[]
  /** They label parts as well: only four values behind "is equal to" are a choice. */
  readonly areParts?: boolean
}

const styles: readonly Labels[] = [
  { mark: /(?<=^|\s)([A-D])[.)](?=\s)/g, names: ['A', 'B', 'C', 'D'] },
  { mark: /(?<=^|\s)([a-d])[.)](?=\s)/g, names: ['a', 'b', 'c', 'd'] },
  { mark: /(?<=^|\s)\(?([1-4])\)(?=\s)/g, names: ['1', '2', '3', '4'], areParts: true },
  { mark: /(?<=^|\s)\(?(i{1,3}|iv)\)(?=\s)/g, names: ['i', 'ii', 'iii', 'iv'], areParts: true },
]

const opensChoice = /(?:\b(?:is|are|equals?|equal to|be)|=|[-–—_:]{1,9})\s*[:?.]?\s*$/i
const isValue = (text: string): boolean => /[\dπ√²]|^\S{1,3}$/.test(text) && !/[a-z]{4,}\s+[a-z]{3,}|\?/i.test(text)

function relabelled(text: string, { mark, names, areParts = false }: Labels): string | null {
  const marks = [...text.matchAll(mark)]
  const isRun = marks.length === names.length && marks.every((found, at) => found[1] === names[at])
  const [first] = marks
  if (!isRun || !first || first.index < 3) return null
  const options = marks.map((found, at) => text.slice(found.index + found[0].length, marks[at + 1]?.index).trim())
  if (options.some((option) => option === '' || option.length > 160)) return null
  const stem = text.slice(0, first.index).trim()
  if (areParts && !(opensChoice.test(stem) && options.every(isValue))) return null
  return [stem, ...options.map((option, at) => `(${letterAt(at)}) ${option}`)].join(' ')
}

/** Options under "A.", "a)", "1)" or "(i)" as they stand in the board's papers: "(A) ... (B) ...". */
export function withOptionLabels(text: string): string {
  for (const style of styles) {
    const found = relabelled(text, style)
    if (found !== null) return found
  }
  return text
}
