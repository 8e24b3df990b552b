import type { TangentFact } from '../../../solutions/circles/tangent-facts'
import type { Ask } from '../../posed'

/** A fact of the chapter, asked for in several wordings. */
export interface Fact {
  readonly about: TangentFact
  readonly questions: readonly string[]
  readonly rule: Ask['rule']
  readonly hints: readonly string[]
  /** Where the usual explanation does not fit. */
  readonly explanation?: string
  /** The answer once more: counted where it can be counted, in other words where it is a word. */
  readonly again: () => string
  /** Answers that overlook the reason. */
  readonly wrong: readonly (readonly [response: string, note: string])[]
}
