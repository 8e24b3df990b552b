import { holdsValue, readAmount, type Amount } from './amount'
import { clean } from './clean'
import { compounded } from './compound'
import { memo } from './memo'
import { calculatedName } from './labels'
import { numberWords } from './number-words'
import { tokenise, type Token } from './tokens'
import { isContrary, isDenial, isRejection } from './contrary'
import { Unreadable } from './unreadable'
import { phrasesAsSigns, spoken, trigName } from './words'

export interface TokenOptions {
  /** Whether 1,00,000 is one number. */
  readonly grouping: boolean
}

const grouped = memo((response) => numberWords(tokenise(readable(response), true)))
const ungrouped = memo((response) => numberWords(tokenise(readable(response), false)))

export const tokensOf = (response: string, { grouping }: TokenOptions): readonly Token[] =>
  (grouping ? grouped : ungrouped)(response.slice(0, 2000))

/** The text in which positions are counted. */
export const readable = (response: string): string => phrasesAsSigns(clean(response.slice(0, 2000)))

/** "k = 2:1" as "k = 2/1": a colon between two numbers names nothing. */
export const ratiosAsFractions = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, index) => {
    const isRatio = token.text === ':' && tokens[index - 1]?.kind === 'number' && tokens[index + 1]?.kind === 'number'
    return isRatio ? { ...token, kind: 'symbol', text: '/' } : token
  })

/** Splits at the top level, outside brackets; empty pieces are dropped. */
export function splitAt(
  tokens: readonly Token[],
  divides: (token: Token, before: Token | undefined) => boolean,
): readonly (readonly Token[])[] {
  const pieces: Token[][] = [[]]
  let depth = 0
  tokens.forEach((token, index) => {
    if (token.text === '(') depth++
    if (token.text === ')') depth--
    if (depth <= 0 && divides(token, tokens[index - 1])) pieces.push([])
    else pieces.at(-1)?.push(token)
  })
  return pieces.filter((piece) => piece.length > 0)
}

const equalities = new Set(['=', ':', 'is', 'are', 'equals', 'equal', 'be'])
const separators = new Set([',', ';', '&', 'and', 'or', 'also', 'with', 'aur', 'ya'])

const longestMark = 6

export const isEquality = ({ text }: Pick<Token, 'text'>): boolean =>
  text.length <= longestMark && equalities.has(text.toLowerCase())
export const isSeparator = ({ text }: Pick<Token, 'text'>): boolean =>
  text.length <= longestMark && separators.has(text.toLowerCase())

/** A colon after a number is no label: "1:2" is a ratio. */
const isClaim = (token: Token, before: Token | undefined): boolean =>
  isEquality(token) && !(token.text === ':' && before?.kind === 'number')

/** Throws when the response says what the answer is not: "not 12", "12 is wrong". */
export function refuseDenial(tokens: readonly Token[], signs: readonly string[] = ['!=']): void {
  let depth = 0
  const denial = tokens.find(({ kind, text }) => {
    if (text === '(') depth++
    if (text === ')') depth--
    return signs.includes(text) || (kind === 'word' && depth <= 0 && isDenial(text))
  })
  if (denial) throw new Unreadable(`“${denial.text}” is out of place. Write only the answer.`, denial.at)
}

/** A name alone: "k", "AB", "area of the circle". */
const isBareName = (side: readonly Token[]): boolean =>
  side.length > 0 && side.every(({ kind }) => kind === 'word') && calculatedName(side) === null

/** Without the pieces of a list that are put aside: "x = 5, x = -8 rejected", "x = 5 (x ≠ -8)". */
export function withoutRejected(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => text === '!=' || isRejection(text))) return tokens
  const open = tokens.findLastIndex(({ text }, index) => text === '(' && isPutAside(tokens.slice(index)))
  const pieces = splitAt(tokens, isSeparator)
  const kept = pieces.filter((piece) => !isPutAside(piece))
  if (open > 0 && pieces.length === 1) return tokens.slice(0, open)
  const comma: Token = { kind: 'symbol', text: ',', spaced: false, at: 0 }
  return kept.flatMap((piece, index) => (index === 0 ? piece : [comma, ...piece]))
}

const isPutAside = (piece: readonly Token[]): boolean =>
  piece.some(({ text }) => isRejection(text)) || (piece[0]?.text === '(' && piece.some(({ text }) => text === '!='))

/** Without the lines of working before the answer: "5k = 100, k = 20", "n(E) = 3, n(S) = 10, P(E) = 3/10". */
function withoutWorking(tokens: readonly Token[]): readonly Token[] {
  const pieces = splitAt(tokens, isSeparator)
  if (pieces.length < 2) return tokens
  const isWorking = (piece: readonly Token[]) => {
    const sides = splitAt(piece, isEquality)
    const [name] = sides
    return (
      sides.length > 1 &&
      name !== undefined &&
      (calculatedName(name) !== null || /^n\(/.test(name.map(({ text }) => text).join('')))
    )
  }
  const last = pieces.at(-1)
  return last && pieces.slice(0, -1).every(isWorking) && !isWorking(last) ? last : tokens
}

/** A response that claims one value: the amounts that it sets equal, in order; the last is the answer. */
export interface Statement {
  readonly amounts: readonly Amount[]
  /** Whether several values were listed, "3 or 4", and not only set equal. */
  readonly listed: boolean
  readonly tex: string
}

/** A number or a sign of calculation: nothing that names, lists or sets equal. */
const isInValue = ({ kind, text }: Token): boolean => kind === 'number' || (kind === 'symbol' && valueSigns.has(text))
const valueSigns = new Set('+-*/^()√π'.split(''))

const statementOf = (amount: Amount): Statement => ({ amounts: [amount], listed: false, tex: amount.tex })

/** Reads "154 cm²", "n = 35", "HCF of 12 and 18 is 6", "22/7 × 7 × 7 = 154". Throws Unreadable. */
export function readStatement(tokens: readonly Token[], equality = isClaim): Statement {
  const bare = trimmed(tokens)
  if (bare.length > 0 && bare.every(isInValue)) return statementOf(readAmount(bare))
  const whole = compounded(withoutWorking(trimmed(withoutRejected(bare))))
  const claims = splitAt(whole, isSeparator).filter((piece) => splitAt(piece, equality).slice(1).some(holdsValue))
  if (claims.length > 1) throw new Unreadable('Give one value only.')
  refuseDenial(whole)
  const last = whole.at(-1)
  if (last?.text === '=') throw new Unreadable('Something is missing after “=”.', last.at + 1)
  const sides = splitAt(whole, equality)
  const answer = sides.findLast((side) => holdsValue(side)) ?? sides.at(-1)
  if (!answer) throw new Unreadable('Write a number.')
  const name = sides
    .slice(0, sides.indexOf(answer))
    .map((side) => calculatedName(spoken(side)))
    .find((one) => one !== null)
  if (name && !sides.slice(0, sides.indexOf(answer)).some(isBareName))
    throw new Unreadable(`Write the value of ${name} itself.`, whole[0]?.at)
  const working = sides.slice(0, sides.indexOf(answer)).filter(isCalculation)
  const steps = working.map(readAmount)
  const values = valuesIn(answer).map(readAmount)
  const tex = [...steps.map((amount) => amount.tex), values.map((amount) => amount.tex).join(',\\; ')].join(' = ')
  return { amounts: [...steps, ...values], listed: values.length > 1, tex }
}

/** The pieces of a list that hold a value: one, or the same value written in two ways, "1/2 or 0.5". */
function valuesIn(answer: readonly Token[]): readonly (readonly Token[])[] {
  const pieces = splitAt(answer, isSeparator)
  const valued = pieces.filter(holdsValue)
  const contrary = pieces
    .filter((piece) => !holdsValue(piece))
    .flat()
    .find(({ text }) => isContrary(text))
  if (contrary) throw new Unreadable(`“${contrary.text}” is out of place. Write only the value.`, contrary.at)
  if (valued.length > 1 && isMisgrouped(answer)) throw new Unreadable(groupingNote(answer), answer[0]?.at)
  return valued.length > 0 ? valued : [answer]
}

/** "1,0,0000": bare numbers with commas and no space between them. */
const isMisgrouped = (answer: readonly Token[]): boolean => {
  const from = answer.findIndex(({ kind }) => kind === 'number')
  const to = answer.findLastIndex(({ kind }) => kind === 'number')
  const digits = answer.slice(from, to + 1)
  return (
    digits.length > 2 &&
    digits.every(
      ({ spaced, kind, text }, index) =>
        (index % 2 === 0 ? kind === 'number' : text === ',') && (index === 0 || !spaced),
    )
  )
}

const groupingNote = (answer: readonly Token[]): string =>
  `The commas in “${answer
    .filter(({ kind, text }) => kind === 'number' || text === ',')
    .map(({ text }) => text)
    .join('')}” are not where a number has them. Write 1,00,000 or 100000; or give one value only.`

/** Whether a side is a calculation in numbers alone and not a label such as "15th term". */
const isCalculation = (side: readonly Token[]): boolean =>
  spoken(side).every((token) => token.kind !== 'word' || trigName(token.text) !== undefined) &&
  holdsValue(side) &&
  isReadable(side)

function isReadable(side: readonly Token[]): boolean {
  try {
    readAmount(side)
    return true
  } catch (error) {
    if (error instanceof Unreadable) return false
    throw error
  }
}

/** Without the full stop, question mark or quotation marks around the whole. */
export function trimmed(tokens: readonly Token[]): readonly Token[] {
  const isMark = (token: Token | undefined) => token?.kind === 'symbol' && /^[.!?"';,]$/.test(token.text)
  let [from, to] = [0, tokens.length]
  while (from < to && isMark(tokens[from]) && tokens[from]?.text !== '!') from++
  while (to > from && isMark(tokens[to - 1])) to--
  return tokens.slice(from, to)
}
