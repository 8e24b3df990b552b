import type { TopicKey } from '@/lib/syllabus'

/** A term of the chapters, and what a sentence that says what it is must tell. */
export interface Definition {
  /** The chapters in which the word means this; any text where there are none. */
  readonly in?: readonly TopicKey[]
  /** A regular expression for the term, as it is in inPlainWords. */
  readonly term: string
  /** What it is, one or several words: "is the ..." tells what it is only with one of them near its beginning. Without it "is" alone never does. */
  readonly genus?: string
  /** What stands in every true definition, in one wording or another. */
  readonly needs?: readonly string[]
  /** What stands in none. */
  readonly never?: string
  readonly says: string
}
