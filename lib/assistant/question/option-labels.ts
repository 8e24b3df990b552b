import { letterAt } from '../../letters'

interface Labels {
  readonly mark: RegExp
  readonly names: readonly string[]
  /** They label parts as well: only where the question is a choice for certain are they options. */
  readonly areParts?: boolean
}

const styles: readonly Labels[] = [
  { mark: /(?<=^|\s)([A-D])[.)](?=\s|[-−–]?[\d√π₹]|[a-z]{3,})/g, names: ['A', 'B', 'C', 'D'] },
  { mark: /(?<=^|\s)([a-d])[.)](?=\s|[-−–]?[\d√π₹]|[a-z]{3,})/g, names: ['a', 'b', 'c', 'd'] },
  { mark: /(?<=^|\s)\(?([1-4])\)(?=\s)/g, names: ['1', '2', '3', '4'], areParts: true },
  { mark: /(?<=^|\s)\(?(i{1,3}|iv)\)(?=\s)/g, names: ['i', 'ii', 'iii', 'iv'], areParts: true },
]

const opensChoice = /(?:\b(?:is|has|equals?|equal to|be)|=|_)\s*[:?.]?\s*$/i
const asksWhich = /\bwhich\b(?![^?.]*\b(?:are|each)\b)/i
/** "If they form an AP, write the next two terms": of each of them. */
const eachAsked = /\bif (?:they|it|so|yes|a list)\b[^?]*\b(?:write|find|give|state)\b/i
const isValue = (text: string): boolean => /[\dπ√²]|^\S{1,3}$/.test(text) && !/[a-z]{4,}\s+[a-z]{3,}|\?/i.test(text)
const ofReason = /^\s*(?:both\b|(?:assertion|reason|A|R)\b.*\b(?:true|false)\b)/i

/** Whether what stands behind such labels is chosen from, and not answered one by one. */
function isChoice(stem: string, options: readonly string[]): boolean {
  if (/\breason\b/i.test(stem) && options.every((option) => ofReason.test(option))) return true
  if (eachAsked.test(stem)) return false
  if (options.some((option) => /\?|\b(?:find|calculate|how|what|which)\b/i.test(option))) return false
  return asksWhich.test(stem) || (opensChoice.test(stem) && options.every(isValue)) || /\bhas\s*:?$/i.test(stem)
}

function relabelled(text: string, { mark, names, areParts = false }: Labels): string | null {
  const all = [...text.matchAll(mark)]
  const from = all.findLastIndex((found) => found[1] === names[0])
  const run = from < 0 ? [] : all.slice(from)
  const [first] = run
  const isRun = run.length > 2 && run.every((found, at) => found[1] === names[at])
  if (!first || !isRun || first.index < 3) return null
  const options = run.map((found, at) => text.slice(found.index + found[0].length, run[at + 1]?.index).trim())
  if (options.some((option) => option === '' || option.length > 160)) return null
  // one more label, set otherwise: the letters would not be those of the options
  const next = names[options.length]
  if (next !== undefined && options.some((option) => new RegExp(String.raw`(?:^|\s)\(?${next}[.)]`).test(option)))
    return null
  const stem = text.slice(0, first.index)
  if (areParts && (options.length !== names.length || !isChoice(stem.trim(), options))) return null
  return stem + options.map((option, at) => `(${letterAt(at)}) ${option}`).join(/\n\s*$/.test(stem) ? '\n' : ' ')
}

/** "option a always rational option b ...", as they are dictated. */
const dictatedOptions =
  /(?<=\s)option a[.):,]? ([^]+?),? option b[.):,]? ([^]+?),? option c[.):,]? ([^]+?)(?:,? option d[.):,]? ([^]+))?$/i

export const withDictatedOptions = (text: string): string =>
  text.replace(dictatedOptions, (_, ...found: readonly (string | undefined)[]) =>
    found
      .slice(0, 4)
      .flatMap((option, at) => (option === undefined ? [] : [`(${letterAt(at)}) ${option}`]))
      .join(' '),
  )

/** Options under "A.", "a)", "1)" or "(i)" as they stand in the board's papers: "(A) ... (B) ...". */
export function withOptionLabels(text: string): string {
  for (const style of styles) {
    const found = relabelled(text, style)
    if (found !== null) return found
  }
  return text
}
