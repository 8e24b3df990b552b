import { createHash } from 'node:crypto'
import { tokensIn } from './formulas'
import type { Chunk } from './signs-of'

/** A word, a number, a sign or a whole formula of a sentence, where it stands. */
export interface Piece {
  /** As it is compared. */
  readonly text: string
  readonly written: string
  /** Counted from 0, within the text. */
  readonly line: number
  readonly column: number
}

export type Sentence = readonly Piece[]

const pieces = /\$[^$]*\$|[A-Za-z]+(?:[-'’][A-Za-z]+)*[²³]?|\d+(?:[.,]\d+)*|[^\sA-Za-z\d]/g
/** Numbers alone, in a formula, are read one by one. */
const isList = (written: string): boolean => /^\$\d[\d.]*(?:,\s+\d[\d.]*){2,}(?:,\s+\\[lc]?dots)?\$$/.test(written)
const inList = /\d+(?:\.\d+)?|\\[a-z]+|[^\s\d$]/g

/** A line of a figure or of the head of an example: no prose. */
const isMarkup = (line: string): boolean => /^\s*(?:<(?!Wrong)|\/>|\{|\[|\]|\}|[a-zA-Z]+=[{"'])/.test(line)
const isQuote = (text: string): boolean => /^["“”'‘’*_]$/.test(text)

/** Fewer words than these are the words of many sentences. */
const fewest = 5

export const isWord = (text: string): boolean => /^[a-z]{3,}/.test(text)

const piecesOf = (text: string, line: number): Sentence =>
  [...text.matchAll(pieces)].flatMap(({ 0: written, index: column }) =>
    isList(written)
      ? Array.from(written.matchAll(inList), ({ 0: one, index }) => ({
          ...{ text: one, written: one, line },
          column: column + index,
        }))
      : [
          {
            text: written.startsWith('$') ? `$${tokensIn(written.slice(1, -1)).join(' ')}$` : written.toLowerCase(),
            ...{ written, line, column },
          },
        ],
  )

/** The sentences of a text that are long enough to be known again, and all that is written in it. */
export function sentencesOf({ lines, isFormula }: Chunk): {
  readonly sentences: readonly Sentence[]
  readonly words: readonly string[]
} {
  const read = lines.map((text, line) => piecesOf(text, line).filter(({ text: one }) => !isQuote(one)))
  const sentences = read.flatMap((all, line) =>
    isMarkup(lines[line] ?? '') ? [] : splitAtEnds(all, lines[line] ?? ''),
  )
  return {
    sentences: isFormula
      ? []
      : sentences.filter((sentence) => sentence.filter((piece) => isWord(piece.text)).length >= fewest),
    words: read.flatMap((all) => all.map(({ text }) => text)).toSorted(),
  }
}

function splitAtEnds(all: Sentence, line: string): readonly Sentence[] {
  const sentences: Piece[][] = [[]]
  for (const piece of all) {
    sentences.at(-1)?.push(piece)
    const rest = line.slice(piece.column + piece.written.length)
    if (/^[.!?]$/.test(piece.text) && /^["“”'‘’*_)]*\s/.test(rest)) sentences.push([])
  }
  return sentences
}

/** A short name for words in their order. */
export const nameOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join(' ')).digest('hex').slice(0, 8)

export const textsOf = (sentence: Sentence): readonly string[] => sentence.map(({ text }) => text)

/** The places of the numbers with another number of the same list before and behind them: the 5 of "3, 5, 7". */
export const amidNumbers = (texts: readonly string[]): readonly number[] =>
  texts.flatMap((text, place) =>
    isNumber(text) &&
    texts[place - 1] === ',' &&
    isNumber(texts[place - 2] ?? '') &&
    /^(?:,|and|or)$/.test(texts[place + 1] ?? '') &&
    isNumber(texts[place + 2] ?? '')
      ? [place]
      : [],
  )

const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text)

/** The rest of a row from which the entry at a place is taken, with the comma before it. */
export const without = (texts: readonly string[], place: number): readonly string[] => [
  ...texts.slice(0, place - 1),
  ...texts.slice(place + 1),
]

/** All that is written in a text, without one number and one comma. */
export function withoutOne(words: readonly string[], number: string): readonly string[] {
  const left = [...words]
  for (const one of [number, ',']) left.splice(left.indexOf(one), 1)
  return left
}
