import type { Part } from './named-piece'

/** "x" where the key's values are called x1, x2, ... too: several values of one unknown, asked in an order. */
export function unknownOf(key: readonly Part[]): string | undefined {
  const letter = key[0]?.aliases?.find((alias) => /^[a-z]1$/.test(alias))?.charAt(0)
  return letter !== undefined && key.every(({ aliases }, index) => aliases?.includes(`${letter}${index + 1}`))
    ? letter
    : undefined
}

/** "x = a + b, x = a - b" and "x = a ± b" as "a + b, a - b": the values of one unknown, in the order in which they stand. */
export function valuesInTurn(typed: string, key: readonly Part[]): string {
  const letter = unknownOf(key)
  if (letter === undefined || typed.length > 300) return typed
  const [before = '', ...pieces] = typed.split(new RegExp(`(?<![\\p{L}\\d_])${letter}\\s*=(?!=)`, 'iu'))
  const values = pieces.map((piece) => piece.replace(between, '').trim())
  const isListed = before.trim() === '' && values.every((value) => value !== '' && !/[,;=]|\b(?:or|and)\b/i.test(value))
  const bare = isListed && values.length > 0 ? values.join(', ') : typed
  return key.length === 2 && bare.match(plusMinus)?.length === 1 && !/[,;=]|\b(?:or|and)\b/i.test(bare)
    ? `${bare.replace(plusMinus, '+')}, ${bare.replace(plusMinus, '-')}`
    : bare
}

/** What stands between one value and the next. */
const between = /\s*(?:[,;]|\b(?:or|and|aur)\b)?\s*$/i

const plusMinus = /±|\+\s?\/\s?[-−–]|\+[-−–]|\+\s?or\s?[-−–]/g
