import type { TopicKey } from '@/lib/syllabus'

/** A question as a student types, pastes or dictates it, and the answer that the assistant works out, in the grammar of answers. */
export type AskedRow = readonly [question: string, answer: string]

/** What students ask in one chapter. A default export of each `*.table.ts`. */
export interface QuestionTable {
  readonly topic: TopicKey
  readonly answered: readonly AskedRow[]
  /** Questions that have no answer: something is missing or contradicts itself, or they lie outside the syllabus. */
  readonly declined: readonly string[]
}
