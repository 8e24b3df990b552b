import type { AnswerRule } from '../../../answers/rule'

/** A fact of the chapter, asked for in several wordings. */
export interface Fact {
  readonly questions: readonly string[]
  readonly rule: AnswerRule
  readonly hints: readonly string[]
  readonly reason: string
  readonly conclusion: string
  /** Where the usual explanation does not fit. */
  readonly explanation?: string
  /** The answer once more: counted where it can be counted, in other words where it is a word. */
  readonly again: () => string
  /** Answers that overlook the reason. */
  readonly wrong: readonly (readonly [response: string, note: string])[]
}
