import type { TopicKey } from '@/lib/syllabus'

/** A sentence of the chapters in which one word is another, and what is so instead. */
export interface Swap {
  /** The chapters in which the words mean this; any text where there are none. */
  readonly in?: readonly TopicKey[]
  /** A regular expression for the words as they are in inPlainWords. */
  readonly words: string
  readonly says: string
  /** The words reach over a colon, a semicolon or a "but". */
  readonly whole?: true
  /** It is false also where a condition stands before it, as "if p divides a²". */
  readonly evenIf?: true
}
