import { isFact, type Fact, type Word } from '../question/fact'
import { isFree } from '../question/meanings'
import type { Question } from '../question/question'
import { fillers } from '../question/words'
import type { JudgedAssertion } from '../../solutions/assertion-reason'

/** An assertion as it was read and judged, with what it is made of. */
export interface ReadAssertion<Name extends string> extends JudgedAssertion<Name> {
  readonly used: readonly Fact[]
  readonly said?: readonly Word[]
}

interface Definition<Name extends string> {
  /** Other words that it understands: any word that is neither one of these nor a filler means no judgement. */
  readonly words: readonly string[]
  readonly story?: true
  readonly read: (question: Question) => ReadAssertion<Name> | null
}

export type Statement<Name extends string> = (question: Question) => JudgedAssertion<Name> | null

/** Reads assertions of one kind, where nothing of them is left over. */
export function statement<Name extends string>({ words, story, read }: Definition<Name>): Statement<Name> {
  const known = new Set(words)
  const isKnown = (word: string) => known.has(word) || (story ? isFree(word) : fillers.has(word))
  return (question) => {
    const found = read(question)
    const isUsed = (item: Question['items'][number]): boolean => {
      if (item.kind === 'word') return isKnown(item.text) || (found?.said?.includes(item) ?? false)
      return !isFact(item) || (found?.used.includes(item) ?? false)
    }
    return found && question.items.every(isUsed) ? found : null
  }
}
