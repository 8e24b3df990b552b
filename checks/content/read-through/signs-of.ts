import { createHash } from 'node:crypto'
import { tokensIn } from './formulas'
import { kindOfWord } from './kinds-of-words'

/** Texts that belong together: an example with its solution, a figure, a question of a paper; any other line by itself. */
export interface Chunk {
  readonly first: number
  readonly lines: readonly string[]
  /** The last line before it that is not empty. */
  readonly over: string
  /** Formulas on lines of their own. */
  readonly isFormula: boolean
}

/** A number, a sign, a piece of a formula or a word with another of its kind, where it stands. */
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

const pieces = /(?<![\w)}\]])[-−]\d+(?:\.\d+)?|\d+(?:\.\d+)?|[A-Za-z]+(?:-[a-z]+)*[²³]?|[-+−±=<>≤≥]/g
const relation = /^[=<>≤≥]$/
/** A text with no sign but this one less or more says the opposite. */
export const denies = (word: string): boolean => word === 'not' || word === 'no'

/** Fewer words than these are the words of many texts. */
const fewest = 4

/** A text as its signs; undefined where it has none. Where it has few words besides, it is known by the line over it, if there are formulas in it. */
export function signsOf({ lines, over, isFormula }: Chunk): Signs | undefined {
  const signs: Sign[] = []
  let words = 0
  const rest = lines.map((text, line) => {
    const formula = (tex: string, column: number) => {
      for (const token of ['$', ...tokensIn(tex), '$']) signs.push({ text: token, sense: token, line, column })
      return '$'
    }
    if (isFormula) return formula(text, 0)
    // a dollar sign without a partner begins none
    const parts = text.split(/(?<!\\)\$/)
    let start = 0
    return parts
      .map((part, index) => {
        const column = start
        start += part.length + 1
        if (index % 2 === 1 && index < parts.length - 1) return formula(part, column)
        return part.replace(pieces, (piece, place: number) => {
          const [kind, sense] = kindOf(piece)
          if (/^[a-z]{3,}/i.test(piece) && !mayBeLeftOut(piece)) words += 1
          if (kind === '') return bare(piece)
          signs.push({ text: piece, sense, line, column: column + place })
          return mayBeLeftOut(piece) ? '' : `{${kind}}`
        })
      })
      .join('')
      .replace(/[ *]+/g, ' ')
      .trimEnd()
  })
  const isKnown = words >= fewest
  if (signs.length === 0 || (!isKnown && !signs.some(({ text }) => text === '$'))) return undefined
  const hash = createHash('sha256').update([isKnown ? '' : over, ...rest].join('\n'))
  return { name: hash.digest('hex').slice(0, 10), signs }
}

/** A word without what goes with the number of the word beside it: "one way" and "two ways", "a" and "an". */
const bare = (word: string): string =>
  word
    .replace(/^an$/, 'a')
    .replace(/^are$/, 'is')
    .replace(/^have$/, 'has')
    .replace(/(?<=^[a-z]{2,})s$/, '')

/** It may be left out, and the rest still reads on: without it the text says more than it did. */
export const restricts = (word: string): boolean =>
  /^(?:not|no|only|distinct|equal|parallel|perpendicular|similar|congruent|proportional|co-?prime|non-zero|positive|negative|real|exactly|respectively)$/i.test(
    word,
  )

/** The words that stand for those, and they themselves. */
const lefts = new Set(
  ['not', 'distinct', 'co-prime', 'non-zero', 'positive', 'real', 'exactly', 'respectively', 'only'].map(
    (word) => kindOfWord.get(word)?.[0],
  ),
)
const mayBeLeftOut = (word: string): boolean => lefts.has(kindOfWord.get(word.toLowerCase())?.[0])

function kindOf(piece: string): readonly [kind: string, sense: string] {
  if (/\d$/.test(piece)) return ['number', piece.replace('−', '-')]
  if (/^[-+−±]$/.test(piece)) return ['sign', piece]
  if (relation.test(piece)) return ['relation', piece]
  const [kind] = kindOfWord.get(piece.toLowerCase()) ?? []
  if (kind === undefined && /^[A-Z]{2,3}$/.test(piece)) return ['letter', piece]
  return kind === undefined ? ['', ''] : [String(kind), senseOf(piece) ?? piece]
}

/** What a word says of its kind: "larger" and "greater" have one sense. */
export const senseOf = (word: string): string | undefined => kindOfWord.get(word.toLowerCase())?.join('.')
