import { createHash } from 'node:crypto'
import { kindOfWord } from './kinds-of-words'

/** A number, a sign, a letter of a formula or a word with another of its kind, where it stands. */
export interface Sign {
  readonly text: string
  /** What it says: words that say the same have one sense. */
  readonly sense: string
  /** Counted from 0, within the text. */
  readonly line: number
  readonly column: number
}

/** A text as what of it is easily mistyped, and a name for all the rest of it. */
export interface Signs {
  readonly name: string
  readonly signs: readonly Sign[]
}

const pieces =
  /\$|\b(?:not|no) |\\[a-zA-Z]+|(?<![\w)}\]])[-−]\d+(?:\.\d+)?|\d+(?:\.\d+)?|[A-Za-z]+(?:-[a-z]+)*[²³]?|[-+−±=<>≤≥]/g
const relation = /^(?:[=<>≤≥]|\\(?:lt|gt|leq?|geq?|neq?))$/
const ratio = /^\\(?:sin|cos|tan|sec|cot)$/

/** Fewer words than these are the words of many texts. */
const fewest = 4

/** A text as its signs; undefined where it has none, or too few words besides. */
export function signsOf(lines: readonly string[]): Signs | undefined {
  const signs: Sign[] = []
  let words = 0
  const rest = lines.map((text, line) => {
    let inFormula = false
    return text.replace(pieces, (piece, column: number) => {
      if (piece === '$') inFormula = !inFormula
      if (piece.endsWith(' ')) {
        signs.push({ text: piece.trim(), sense: piece, line, column })
        return ''
      }
      const [kind, sense] = kindOf(piece, inFormula)
      if (kind === '') {
        if (/^[a-z]{3,}/i.test(piece)) words += 1
        return bare(piece)
      }
      signs.push({ text: piece, sense, line, column })
      return `{${kind}}`
    })
  })
  if (signs.length === 0 || words < fewest) return undefined
  return { name: createHash('sha256').update(rest.join('\n')).digest('hex').slice(0, 10), signs }
}

/** A word without what goes with the number of the word beside it: "one way" and "two ways", "a" and "an". */
const bare = (word: string): string =>
  word
    .replace(/^an$/, 'a')
    .replace(/^are$/, 'is')
    .replace(/^have$/, 'has')
    .replace(/(?<=^[a-z]{2,})s$/, '')

/** It may be left out, and the rest still reads on. */
export const denies = (word: string): boolean => word === 'not' || word === 'no'

function kindOf(piece: string, inFormula: boolean): readonly [kind: string, sense: string] {
  if (/\d$/.test(piece)) return ['number', piece.replace('−', '-')]
  if (/^[-+−±]$/.test(piece)) return ['sign', piece]
  if (relation.test(piece)) return ['relation', piece]
  if (ratio.test(piece)) return ['ratio', piece]
  const [kind] = (inFormula ? undefined : kindOfWord.get(piece.toLowerCase())) ?? []
  if (kind === undefined && (inFormula ? /^(?:[A-Za-z]|[A-Z]{2,3})$/ : /^[A-Z]{2,3}$/).test(piece))
    return ['letter', piece]
  return kind === undefined ? ['', ''] : [String(kind), senseOf(piece) ?? piece]
}

/** What a word says of its kind: "larger" and "greater" have one sense. */
export const senseOf = (word: string): string | undefined => kindOfWord.get(word.toLowerCase())?.join('.')
