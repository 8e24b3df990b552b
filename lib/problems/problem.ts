import type { AnswerRule, RuleSlip } from '../answers/rule'
import type { Figure } from '../figures/figure'
import type { Line } from '../solutions/line'
import type { Difficulty, TopicKey } from '../syllabus'

/** What the answer box's placeholder says. The rule, not this, decides. */
export type AnswerFormat = 'number' | 'string' | 'text' | 'roots' | 'coordinates'

export const notAnswerable = 'N/A'

/** A wrong response that a part expects, and the name of the line where it enters. */
export interface PartSlip extends RuleSlip {
  readonly line: string
}

/** What is asked, judged and worked by itself; most problems have just one part. */
export interface Part {
  /** '(i)'; none where there is one part only. */
  readonly label?: string
  readonly ask: string
  /** Carries the slips, each with the number of its step in the whole solution. */
  readonly rule: AnswerRule
  readonly steps: readonly Line[]
  readonly marks: number
  readonly slips: readonly PartSlip[]
  /** Drives the placeholder of its box. */
  readonly answerFormat: AnswerFormat
  /** Of a part that is a choice: A, B, C, D. */
  readonly options?: readonly string[]
}

/** One posed problem: plain JSON. Texts hold $inline$ and $$display$$ TeX. */
export interface Problem {
  readonly id: string
  readonly type: TopicKey
  /** "Chapter 1: Real Numbers" */
  readonly chapter: string
  readonly difficulty: Difficulty
  readonly cbseReference: 'NCERT Class 10 Mathematics'
  readonly question: string
  /** The key as the student may type it; "N/A" when the task is to draw. */
  readonly answer: number | string
  readonly answerFormat: AnswerFormat
  readonly answerValidator: AnswerRule
  readonly hints: readonly string[]
  readonly steps: readonly string[]
  /** The marks that each of the steps earns, whole or half; all 0 where the marks are not divided. */
  readonly stepMarks: readonly number[]
  readonly explanation: string
  /** At least one; question, answer, validator, steps and marks above and below are derived from them. */
  readonly parts: readonly Part[]
  readonly templateId: string
  /** Of the template: raised whenever what it poses changes. */
  readonly version: number
  readonly seed: string
  readonly marks: number
  /** Beyond the current syllabus. */
  readonly beyond?: true
  /** Belongs to the question. */
  readonly figure?: Figure
  /** Belongs to the worked solution. */
  readonly solutionFigure?: Figure
  /** A choice's options in the order A, B, C, D; a sequence's steps in the same way. */
  readonly options?: readonly string[]
}
