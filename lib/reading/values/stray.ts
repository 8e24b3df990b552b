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

/** "two" in "the common point of the two lines = (3, 2)". */
const isCount = (tokens: readonly Token[], index: number): boolean => {
  const after = tokens[index + 1]
  return after?.kind === 'word' && after.text.length > 3 && tokens.slice(index + 2).some(isEquality)
}
