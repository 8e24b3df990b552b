import { isContrary } from '../text/contrary'
import { isEquality } from '../tokens/lists'
import type { Token } from '../tokens/token'

/** What stands outside the brackets and changes them: a number, a word such as "no", a sign that leans on a bracket. */
export function strayOutside(tokens: readonly Token[]): Token | undefined {
  let depth = 0
  return tokens.find((token, index) => {
    const { kind, text } = token
    if (text === '(') depth++
    if (text === ')') depth--
    if (depth > 0 || text === '(' || text === ')') return false
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    if (kind === 'word') return isContrary(text)
    if (kind === 'number') return !isCount(tokens, index) && (before?.kind !== 'word' || token.spaced)
    return /^[<>≠%±]|!=/.test(text) || (/^[-+*/^√]$/.test(text) && (after?.text === '(' || before?.text === ')'))
  })
}

/** "two" in "the common point of the two lines = (3, 2)", "the two lines meet at (3, 2)", "(3, 2) and (4, 5) are the two points". */
const isCount = (tokens: readonly Token[], index: number): boolean => {
  const after = tokens[index + 1]
  // "is the 4th corner"
  if (/^(?:st|nd|rd|th)$/i.test(after?.text ?? '') && after?.spaced === false) return true
  if (after?.kind !== 'word' || after.text.length <= 3) return false
  return tokens.slice(index + 2).some(isEquality) || isSubject(tokens, index) || countsBrackets(tokens, index)
}

/** "the two lines" with a verb behind them, before the first bracket. */
const isSubject = (tokens: readonly Token[], index: number): boolean => {
  const open = tokens.findIndex(({ text }) => text === '(')
  const [before, after] = [tokens[index - 1], tokens.slice(index + 1, open)]
  return (
    before?.text.toLowerCase() === 'the' &&
    after.length > 1 &&
    after.every(({ kind }) => kind === 'word') &&
    /[a-z]{3}s$/i.test(after[0]?.text ?? '')
  )
}

/** Behind "are" or "are the", before a noun in the plural: as many as there are brackets before it. */
const countsBrackets = (tokens: readonly Token[], index: number): boolean => {
  const [count, before, last] = [tokens[index], tokens[index - 1], tokens.at(-1)]
  const are = before?.text.toLowerCase() === 'the' ? tokens[index - 2] : before
  return (
    count?.kind === 'number' &&
    count.text === `${outermost(tokens.slice(0, index))}` &&
    are?.text.toLowerCase() === 'are' &&
    last?.kind === 'word' &&
    /[a-z]{3}s$/i.test(last.text)
  )
}

const outermost = (tokens: readonly Token[]): number => {
  let depth = 0
  return tokens.filter(({ text }) => (text === ')' && depth-- > 0 ? false : text === '(' && depth++ === 0)).length
}
