import { dictated } from './dictated'
import { isFact, type Fact, type FactOf, type Item } from './fact'
import { itemsOf } from './items'
import { withKindsCounted } from './kinds-counted'
import { withRows } from './lists'
import { withFigureNames } from './figure-names'
import { mended } from './mended'
import { withMixedNumbers } from './mixed-numbers'
import { partsApart } from './parts'
import { clean, tokenise, Unreadable, type Token } from './reading'
import { withEachSized } from './respective'
import { withSigns } from './sign-words'
import { spelled } from './spelling'
import { withSummedLists } from './summed-list'
import { withNamedBlanks } from './named-blanks'
import { withSpokenPoints } from './spoken-points'
import { withSpokenNames } from './spoken-names'
import { withSpokenTables } from './spoken-tables'
import { withTable } from './table-in-line'
import { withTexTable } from './tex-table'
import { withObservations } from './observations-row'

/** What a student asks, read once: every recogniser works on this and none on the text. */
export interface Question {
  readonly items: readonly Item[]
  /** The same with no rows put together: what each row of `rows` is made of stands alone. */
  readonly apart: readonly Item[]
  /** What the items are read from, for who reads formulas of a figure by himself; null where they were put together or a piece was unreadable. */
  readonly tokens: readonly Token[] | null
  /** Rows with all their values written out, "12 and 18", and the values. */
  readonly rows: ReadonlyMap<Fact, readonly Item[]>
  readonly facts: readonly Fact[]
  /** In small letters, one spelling for each. */
  readonly words: readonly string[]
  /** What is offered to choose from, each read by itself; none where the question is no choice. */
  readonly options: readonly Question[]
  /** Several things are asked of it: "(i) ... (ii) ...". */
  readonly isInParts: boolean
}

const longest = 1500

/** The texts that were read last: one question is looked at whole, in parts, and for what is near it. */
const recent = new Map<string, Question>()
const mostRecent = 12

/** Reads a question into what it states and the words about it. */
export function readQuestion(text: string, options: readonly string[] = []): Question {
  const key = [text, ...options].join('\n\n')
  const known = recent.get(key)
  if (known) return known
  const question = alreadyRead(readAnew(text, options))
  const [oldest] = recent.keys()
  if (oldest !== undefined && recent.size >= mostRecent) recent.delete(oldest)
  recent.set(key, question)
  return question
}

/** The question itself, or one of the recent ones that states the same: put in other words, it need not be worked through once more. */
function alreadyRead(question: Question): Question {
  const text = inOneLine(question)
  return [...recent.values()].find((other) => inOneLine(other) === text) ?? question
}

const lines = new WeakMap<Question, string>()

function inOneLine(question: Question): string {
  const before = lines.get(question)
  if (before !== undefined) return before
  const { items, apart, rows, isInParts, options } = question
  const line = JSON.stringify([items, apart, [...rows], isInParts, options.map(inOneLine)], (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
  lines.set(question, line)
  return line
}

function readAnew(text: string, options: readonly string[]): Question {
  const said = dictated(
    withObservations(
      withEachSized(
        mended(
          withSpokenNames(
            withSpokenPoints(
              withTexTable(
                withNamedBlanks(withSpokenTables(withKindsCounted(text.slice(0, longest))).replace(/\\[()]/g, '$')),
              ),
            ),
          ),
        ),
      ),
    ),
  )
  const pieces = piecesOf(clean(spelled(withTable(withSummedLists(withMixedNumbers(said)))))).map(readPiece)
  const apart = pieces.flatMap((piece) => piece.items)
  const tokens = pieces.every((piece) => piece.tokens) ? pieces.flatMap((piece) => piece.tokens ?? []) : null
  const { items, rows } = withRows(apart)
  return questionOf(
    { items, apart, tokens, rows, isInParts: partsApart(text).parts.length > 0 },
    options.map((option) => readQuestion(option)),
  )
}

/** Several readings as one question, a sentence each; the options are those of the last. */
export function joined(...pieces: readonly Question[]): Question {
  const inRow = (itemsIn: (piece: Question) => readonly Item[]) =>
    pieces
      .map(itemsIn)
      .reduce(
        (all, items) => (all.length === 0 || isEnd(all.at(-1)) ? [...all, ...items] : [...all, end, ...items]),
        [],
      )
  const rows = new Map(pieces.flatMap((piece) => [...piece.rows]))
  const tokens = pieces.every((piece) => piece.tokens) ? tokensInRow(pieces) : null
  return questionOf(
    { items: inRow(({ items }) => items), apart: inRow(({ apart }) => apart), tokens, rows, isInParts: false },
    pieces.at(-1)?.options ?? [],
  )
}

/** Items that stand by themselves as a question. */
export const questionFrom = (apart: readonly Item[]): Question =>
  questionOf({ apart, tokens: null, ...withRows(apart), isInParts: false }, [])

const end: Item = { kind: 'mark', text: '.' }
const stop: Token = { kind: 'symbol', text: '.', spaced: false, at: 0 }
const tokensInRow = (pieces: readonly Question[]): readonly Token[] =>
  pieces.flatMap(({ tokens }, at) => (at > 0 ? [stop, ...(tokens ?? [])] : (tokens ?? [])))
const isEnd = (item: Item | undefined): boolean => item?.kind === 'mark' && item.text === '.'

const questionOf = (
  read: Pick<Question, 'items' | 'apart' | 'tokens' | 'rows' | 'isInParts'>,
  options: readonly Question[],
): Question => ({
  ...read,
  facts: read.items.filter(isFact),
  words: read.items.flatMap((item) => (item.kind === 'word' ? [item.text] : [])),
  options,
})

/** Sentences: the reader of tokens takes no long texts. */
const piecesOf = (text: string): readonly string[] => text.split(/(?<=[^.\s]\s?\.)\s+(?=[A-Z])/)

interface Piece {
  readonly items: readonly Item[]
  readonly tokens: readonly Token[] | null
}

function readPiece(piece: string): Piece {
  try {
    const tokens = withFigureNames(withSigns(tokenise(commasApart(piece))))
    return { items: itemsOf(tokens), tokens }
  } catch (error) {
    if (error instanceof Unreadable) return { items: [{ kind: 'unread', text: piece }], tokens: null }
    throw error
  }
}

const inRow = /(₹\s?)?\d+(?:,\d+)+(?:\.\d+)?/g
const isGrouped = /^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d+)?$/

/** The commas of 1,20,000 belong to the number; those of "hcf(100,150,200)", "12,18" and "lcm of 84,90,120" divide. */
function commasApart(text: string): string {
  const numbers = text.match(/\d+(?:,\d+)*/g) ?? []
  const isMeasured = /\b(?:hcf|lcm)\b/i.test(text)
  return text.replace(inRow, (row, money?: string) => {
    // "LCM of 90,126 and 162"
    const behind = text.slice(text.indexOf(row) + row.length)
    const isList =
      isMeasured &&
      (numbers.length === 1 || (/^\d{2,3},\d{3}$/.test(row) && /^\s*(?:and|aur|&)\s*\d{1,3}\b(?!,)/i.test(behind)))
    const whole = !isList && isGrouped.test(row) && (numbers.length > 1 || row.split(',').length > 2)
    return whole || money !== undefined ? row : row.replaceAll(',', ', ')
  })
}

/** The facts of one kind. */
export function factsOf<Kind extends Fact['kind']>(question: Question, kind: Kind): readonly FactOf<Kind>[] {
  return question.facts.filter((fact): fact is FactOf<Kind> => fact.kind === kind)
}
