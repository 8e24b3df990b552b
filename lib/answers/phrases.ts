import { holdsValue, readAmount, type Amount } from './amount'
import { clean } from './clean'
import { tokenise, type Token } from './tokens'
import { isContrary } from './units'
import { Unreadable } from './unreadable'
import { phrasesAsSigns, spoken, trigName } from './words'

export interface TokenOptions {
  /** Whether 1,00,000 is one number. */
  readonly grouping: boolean
}

export const tokensOf = (response: string, { grouping }: TokenOptions): readonly Token[] =>
  tokenise(phrasesAsSigns(clean(response.slice(0, 2000))), grouping)

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
const separators = new Set([',', ';', '&', '|', 'and', 'or', 'also', 'with', 'aur', 'ya'])

export const isEquality = (token: Token): boolean => equalities.has(token.text.toLowerCase())
export const isSeparator = (token: Token): boolean => separators.has(token.text.toLowerCase())

/** A colon after a number is no label: "1:2" is a ratio. */
const isClaim = (token: Token, before: Token | undefined): boolean =>
  isEquality(token) && !(token.text === ':' && before?.kind === 'number')

/** A response that claims one value: the amounts that it sets equal, in order; the last is the answer. */
export interface Statement {
  readonly amounts: readonly Amount[]
}

/** Reads "154 cm²", "n = 35", "HCF of 12 and 18 is 6", "22/7 × 7 × 7 = 154". Throws Unreadable. */
export function readStatement(tokens: readonly Token[], equality = isClaim): Statement {
  const whole = trimmed(tokens)
  const claims = splitAt(whole, isSeparator).filter((piece) => splitAt(piece, equality).slice(1).some(holdsValue))
  if (claims.length > 1) throw new Unreadable('Give one value only.')
  const sides = splitAt(whole, equality)
  const answer = sides.findLast((side) => holdsValue(side)) ?? sides.at(-1)
  if (!answer) throw new Unreadable('Write a number.')
  const working = sides.slice(0, sides.indexOf(answer)).filter(isCalculation)
  return { amounts: [...working, oneOf(answer)].map(readAmount) }
}

/** The only piece of a list that holds a value. */
function oneOf(answer: readonly Token[]): readonly Token[] {
  const pieces = splitAt(answer, isSeparator)
  const valued = pieces.filter(holdsValue)
  const contrary = pieces
    .filter((piece) => !holdsValue(piece))
    .flat()
    .find(({ text }) => isContrary(text))
  if (contrary) throw new Unreadable(`“${contrary.text}” is out of place. Write only the value.`)
  if (valued.length > 1) throw new Unreadable('Give one value only.')
  return valued[0] ?? answer
}

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
  while (from < to && isMark(tokens[from])) from++
  while (to > from && isMark(tokens[to - 1])) to--
  return tokens.slice(from, to)
}
