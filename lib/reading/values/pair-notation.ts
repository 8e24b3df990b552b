import { isSeparator } from '../tokens/lists'
import type { Token } from '../tokens/token'

/** "HCF - 6", "HCF-6": a dash between a name and its value, with spaces on both sides or on none, is no minus. */
export const dashed = (tokens: readonly Token[], isName: (word: string) => boolean): readonly Token[] =>
  tokens.map((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    const between =
      token.text === '-' && before?.kind === 'word' && after?.kind === 'number' && token.spaced === after.spaced
    const isDash = between && before.text.length > 1 && isName(before.text)
    return isDash ? { ...token, kind: 'symbol', text: '=' } : token
  })

/** "18 m by 5 m", "18 x 5": the sides of a rectangle. */
export function sidesApart(tokens: readonly Token[], names: readonly string[]): readonly Token[] {
  const isBetween = ({ text }: Token) => /^(?:by|x|\*)$/i.test(text)
  if (names.length !== 2 || !names.includes('length')) return tokens
  if (tokens.filter(isBetween).length !== 1 || tokens.some(isSeparator)) return tokens
  return tokens.map((token) => (isBetween(token) ? { ...token, kind: 'symbol' as const, text: ',' } : token))
}
