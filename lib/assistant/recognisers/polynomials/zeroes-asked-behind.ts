import { isWord } from '../../question/fact'
import { behind, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'

const words = /^(?:find|zeroes|polynomial|quadratic|hence|also|thus|by|factorisation|method|such|it)$/

/** What stands behind the sum and the product: that the zeroes are asked as well, nothing of them, or something else. */
export function zeroesAskedBehind(question: Question, found: Pick<Phrase, 'taken'>): 'asked' | 'not' | 'else' {
  const rest = behind(question, found)
  const zeroes = rest.filter((item) => isWord(item, /^zeroes$/)).length
  if (zeroes === 0) return 'not'
  return zeroes === 1 && rest.every((item) => isWord(item, words)) ? 'asked' : 'else'
}
