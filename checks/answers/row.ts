import type { AnswerRule } from '@/lib/answers'
import type { TopicKey } from '@/lib/syllabus'

export type Judgement = 'right' | 'wrong'

/** A typed response, what it is judged to be, and why: for the reader of the table. */
export type Response = readonly [response: string, judgement: Judgement, why: string]

/** Responses to one question. */
export interface Question {
  /** The question in short, plain words with $TeX$ where needed: "Area of a circle of radius 7 cm". */
  readonly question: string
  readonly rule: AnswerRule
  readonly responses: readonly Response[]
}

/** What students type in one chapter, and how it is judged. A default export of each `*.table.ts`. */
export interface AnswerTable {
  readonly topic: TopicKey
  readonly questions: readonly Question[]
}
