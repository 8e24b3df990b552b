import type { Token } from '../tokens/token'
import { isDenial } from '../text/contrary'
import { isEquality, isSeparator, splitAt } from '../tokens/lists'
import type { Part } from './named-piece'
import { baseUnit } from './unit-names'

type Tokens = readonly Token[]

const isRupee = (token: Token | undefined): boolean => token !== undefined && baseUnit(token.text) === 'rupee'

/** "16 notes of ₹200" as "16 notes of y", where the question calls y the notes of ₹200. "y = ₹200" is left as it is. */
export function figuresAsNames(tokens: Tokens, key: readonly Part[]): Tokens {
  if (!key.some(({ figure }) => figure !== undefined)) return tokens
  const named: Token[] = []
  tokens.forEach((token, index) => {
    const part = token.kind === 'number' ? key.find(({ figure }) => figure === token.text) : undefined
    const sign = tokens[index - 1]?.text === '.' ? 2 : 1
    const first = tokens[index - sign - 1]
    const isName = part && isRupee(tokens[index - sign]) && !(first && isEquality(first))
    if (isName) named.splice(-sign)
    named.push(isName ? { kind: 'word', text: part.name, spaced: true, at: token.at } : token)
  })
  return named
}

const isCopula = (token: Token): boolean => isEquality(token) && token.kind === 'word'

/** Without "wrong" where it names a part, as in "20 right, 2 wrong"; but "20, 2 is wrong" is a denial, unless the others are said to be right. */
export function withoutDenyingNames(tokens: Tokens, key: readonly Part[]): Tokens {
  if (!tokens.some(({ text }) => isDenial(text))) return tokens
  const words = key.map(
    ({ name, aliases = [] }) => new Set([name, ...aliases].flatMap((one) => one.toLowerCase().split(' '))),
  )
  const partOf = ({ text }: Token) => words.findIndex((known) => known.has(text.toLowerCase()))
  const isSaidOf = (token: Token, before: Token | undefined) =>
    before !== undefined && isCopula(before) && token.text.length > 1 && !isDenial(token.text) && partOf(token) >= 0
  const isOtherSaid = tokens.some((token, index) => isSaidOf(token, tokens[index - 1]))
  return splitAt(tokens, isSeparator).flatMap((piece) =>
    piece.filter((token, index) => {
      const before = piece[index - 1]
      const isDenied = before !== undefined && isCopula(before) && !isOtherSaid
      const isName = partOf(token) >= 0 && !isDenied && piece.some(({ kind }) => kind === 'number')
      return !(isDenial(token.text) && isName)
    }),
  )
}
