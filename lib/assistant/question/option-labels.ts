import { letterAt } from '../../letters'
import { isWithin } from './options'

interface Labels {
  readonly mark: RegExp
  readonly names: readonly string[]
}

const lettered: readonly Labels[] = [
  { mark: /(?<=^|\s)([A-D])[.)](?=\s|[-−–]?[\d√π₹]|[a-z]{3,})/g, names: ['A', 'B', 'C', 'D'] },
  { mark: /(?<=^|\s)([a-d])[.)](?=\s|[-−–]?[\d√π₹]|[a-z]{3,})/g, names: ['a', 'b', 'c', 'd'] },
]

/** They label parts as well. */
const numbered: readonly Labels[] = [
  { mark: /(?<=^|\s)\(?([1-4])\)/g, names: ['1', '2', '3', '4'] },
  { mark: /(?<=^|\s)([1-4])\.(?=\s)/g, names: ['1', '2', '3', '4'] },
  { mark: /(?<=^|\s)\(?(i{1,3}|iv)\)/gi, names: ['i', 'ii', 'iii', 'iv'] },
  { mark: /(?<=^|\s)(i{1,3}|iv)\.(?=\s)/gi, names: ['i', 'ii', 'iii', 'iv'] },
]

const opensChoice = /(?:\b(?:is|has|equals?|equal to|be)|=|_)\s*[:?.]?\s*$/i
const asksWhich = /\bwhich\b(?![^?.]*\b(?:are|each)\b)/i
/** "If they form an AP, write the next two terms": of each of them. */
const eachAsked = /\bif (?:they|it|so|yes|a list)\b[^?]*\b(?:write|find|give|state)\b/i
/** Several may be true of several: "which are APs", "state whether". */
const ofAll =
  /\b(?:(?:of|in|for) each|each of|whether|true or false|(?:are|is|do|does) the following|following (?:are|lists?|pairs?)|(?<!\b(?:for|in|of|to) )which\b[^?.]*\bare)\b/i
const asks =
  /\?|\b(?:find|calculate|determine|how|what|which|solve|prove|show|write|draw|if|verify|state|express|evaluate|getting)\b/i
const isValue = (text: string): boolean => /[\dπ√²]|^\S{1,3}$/.test(text) && !/[a-z]{4,}\s+[a-z]{3,}|\?/i.test(text)
const ofReason = /^\s*(?:both\b|(?:assertion|reason|A|R)\b.*\b(?:true|false)\b)/i

/** Whether what stands behind such labels is chosen from, and not answered one by one. */
function isChoice(stem: string, options: readonly string[]): boolean {
  if (/\breason\b/i.test(stem) && options.every((option) => ofReason.test(option))) return true
  // "in which of the following situations": of each of them
  if (eachAsked.test(stem) || /^in which of the following (?:situations|cases)\b/i.test(stem)) return false
  if (options.some((option) => /\?|\b(?:find|calculate|how|what|which)\b/i.test(option))) return false
  // "Find the value of sin 30 (1) 1 (2) 1/2 (3) 0 (4) 2", and not "... of (1) sin 30 (2) cos 60"
  if (/\bvalue of .*[\w°)](?<!\bof)$/i.test(stem) && options.every((one) => /^[-−–\d./√°]+$/.test(one))) return true
  return asksWhich.test(stem) || (opensChoice.test(stem) && options.every(isValue)) || /\bhas\s*:?$/i.test(stem)
}

interface Labelled {
  readonly stem: string
  readonly options: readonly string[]
}

/** What stands behind the last run of such labels, three at least. */
function labelled(text: string, { mark, names }: Labels): Labelled | null {
  // the "2)" of "(3, 2)" closes a bracket
  const all = [...text.matchAll(mark)].filter((found) => found[0].startsWith('(') || !isWithin(text, found.index))
  const nameOf = (found: RegExpExecArray | undefined) => (names.includes('i') ? found?.[1]?.toLowerCase() : found?.[1])
  const from = all.findLastIndex((found) => nameOf(found) === names[0])
  const run = from < 0 ? [] : all.slice(from)
  const [first] = run
  const isRun = run.length > 2 && run.every((found, at) => nameOf(found) === names[at])
  if (!first || !isRun || first.index < 3) return null
  const options = run.map((found, at) => text.slice(found.index + found[0].length, run[at + 1]?.index).trim())
  if (options.some((option) => option === '' || option.length > 160)) return null
  // one more label, set otherwise: the letters would not be those of the options
  const next = names[options.length]
  if (next !== undefined && options.some((option) => new RegExp(String.raw`(?:^|\s)\(?${next}[.)]`).test(option)))
    return null
  return { stem: text.slice(0, first.index), options }
}

/** "Find a) AE b) EC c) DE": what is found is told part by part, under small letters. */
const bids = /\b(?:find|calculate|determine)(?: the)?\s*:?\s*$/i

const inLetters = ({ stem, options }: Labelled): string =>
  stem +
  options
    .map((option, at) => `(${bids.test(stem) ? letterAt(at).toLowerCase() : letterAt(at)}) ${option}`)
    .join(/\n\s*$/.test(stem) ? '\n' : ' ')

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

/** Options under "A.", "a)", "1)" or "(i)" as they stand in the board's papers, "(A) ... (B) ...", where they are options for certain. */
export function withOptionLabels(text: string): string {
  for (const style of lettered) {
    const found = labelled(text, style)
    if (found) return inLetters(found)
  }
  for (const style of numbered) {
    const found = labelled(text, style)
    if (found?.options.length === style.names.length && isChoice(found.stem.trim(), found.options))
      return inLetters(found)
  }
  return text
}

/** A question that may be a choice among what stands behind "1)", "2." or "(i)", with its options in letters; null for any other. */
export function withNumberedOptions(text: string): string | null {
  for (const style of numbered) {
    const found = labelled(text, style)
    if (found && !ofAll.test(found.stem) && !eachAsked.test(found.stem) && !found.options.some((one) => asks.test(one)))
      return inLetters(found)
  }
  return null
}
