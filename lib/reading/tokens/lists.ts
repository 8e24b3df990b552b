import type { Token } from './token'

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

/** BE in capitals is a side. */
export const isEquality = ({ text }: Pick<Token, 'text'>): boolean =>
  text.length <= longestMark && text !== 'BE' && equalities.has(text.toLowerCase())
export const isSeparator = ({ text }: Pick<Token, 'text'>): boolean =>
  text.length <= longestMark && separators.has(text.toLowerCase())

/** Without the full stop, question mark or quotation marks around the whole. */
export function trimmed(tokens: readonly Token[]): readonly Token[] {
  const isMark = (token: Token | undefined) => token?.kind === 'symbol' && /^[.!?"';,]$/.test(token.text)
  let [from, to] = [0, tokens.length]
  while (from < to && isMark(tokens[from]) && tokens[from]?.text !== '!') from++
  while (to > from && isMark(tokens[to - 1])) to--
  return tokens.slice(from, to)
}

/** The inside of {3, -2} or (3, -2). */
export function opened(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex(({ text }) => text === '(')
  if (start < 0 || tokens.at(-1)?.text !== ')') return tokens
  if (start > 0 && !tokens.slice(0, start).every((token) => token.kind === 'word' || isEquality(token))) return tokens
  const inside = tokens.slice(start + 1, -1)
  let depth = 0
  for (const { text } of inside) {
    if (text === '(') depth++
    if (text === ')' && --depth < 0) return tokens
  }
  return splitAt(inside, isSeparator).length > 1 ? inside : tokens
}

/** The tokens as they were typed, but for the spaces at the ends. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text, spaced }) => (spaced ? ` ${text}` : text))
    .join('')
    .trim()
