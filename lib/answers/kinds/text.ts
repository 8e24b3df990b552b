import { wordsOnly, type Reading } from '../../reading/reading'
import { isNegation, takesBack, type Wording } from '../../reading/text/wording'
import { typed, type Typed } from '../../reading/typed'
import type { Kind, Outcome } from '../kind'
import type { TextRule } from '../rule'
import { sameText } from '../same-text'

export interface WordsReading extends Reading {
  readonly wording: Wording
}

export interface TextKey {
  readonly wordings: readonly Wording[]
}

/** "infinitely many solutions". */
export const text: Kind<TextRule, TextKey, WordsReading> = {
  name: 'Words',
  words: 'Without regard to capitals and small words; negations count.',
  format: 'text',
  inputMode: 'text',
  keys: () => [],
  readKey: ({ expected, synonyms = [] }) => ({ wordings: [expected, ...synonyms].map((key) => typed(key).wording) }),
  read: readWords,
  judge: judgeWords,
}

export function readWords({ wording }: Typed): WordsReading {
  return { ...wordsOnly, wording }
}

export function judgeWords({ wordings }: TextKey, { wording }: WordsReading): Outcome {
  return { correct: wordings.some((key) => sameText(key, wording)) && !contradictsItself(wordings, wording) }
}

/** "No, it is possible" where the key says "no" or "not possible"; "yes is wrong". */
function contradictsItself(keys: readonly Wording[], response: Wording): boolean {
  if (takesBack(response.phrase) && !keys.some(({ phrase }) => takesBack(phrase))) return true
  const [first, ...rest] = response.words
  if (first !== 'no' || rest.length === 0 || rest.some(isNegation)) return false
  const denied = keys.flatMap(({ words }) => words.filter((_, index) => words[index - 1] === 'not'))
  return rest.some((word) => denied.includes(word))
}
