import type { Spelling } from '../spellings'
import type { Response } from '../row'

/** What is typed for one kind of rule, and how it is judged: whatever the chapter. */
export interface KindTable<R> {
  readonly rule: R
  /** The first tries of a student, right and wrong, and why. */
  readonly responses: readonly Response[]
  /** Ways of typing any key of the kind that leave it what it is. */
  readonly spellings: readonly Spelling[]
  /** Wrong answers that lie as near to a key as the kind allows. */
  readonly nearMisses: (rule: R) => readonly string[]
}
