import { isFact, type Fact, type Word } from '../question/fact'
import { phrase, told } from '../question/phrase'
import type { Question } from '../question/question'
import type { FactAsked } from '../../solutions/pieces/book-fact'

/** How a fact of a chapter is asked, and which option says it. */
export interface FactWays<Name extends string> {
  readonly fact: Name
  /** Phrases, all of which stand in the question, each in one of its ways. */
  readonly asks: readonly (readonly string[])[]
  /** Whether an option says it; null where the fact is not asked with options. */
  readonly says: ((option: Question, all: readonly Question[]) => boolean) | null
  /** It is asked without options too. */
  readonly alone?: true
}

/** The fact that a question asks, with the option that says it: just one does. */
export function factAsked<Name extends string>(question: Question, ways: readonly FactWays<Name>[]) {
  const { options } = question
  for (const { fact, asks, says, alone } of ways) {
    const found = asks.map((each) => phrase<string>(question, ...each))
    if (found.some((one) => one === null)) continue
    const own = told(question, ...found)
    if (options.length === 0 || !says)
      return alone ? { given: { fact, option: null } satisfies FactAsked<Name>, ...own } : null
    const right = options.flatMap((option, at) => (says(option, options) ? [at] : []))
    const [only, ...more] = right
    if (only === undefined || more.length > 0) return null
    const offered = options.flatMap(({ items }) => items)
    return {
      given: { fact, option: only } satisfies FactAsked<Name>,
      used: [...own.used, ...offered.filter((item): item is Fact => isFact(item))],
      said: [...own.said, ...offered.filter((item): item is Word => item.kind === 'word')],
    }
  }
  return null
}
