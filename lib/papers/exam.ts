import type { QuestionKind } from './blueprint'
import type { AnswerRule } from '../answers/rule'
import type { Figure } from '../figures/figure'
import type { AnswerFormat } from '../problems/problem'
import type { Difficulty, TopicKey } from '../syllabus'

/** A line of the marking scheme. */
export interface ExamStep {
  /** Words with $TeX$. */
  readonly text: string
  /** 0.5, 1 ...; 0 for a line that earns nothing by itself. */
  readonly marks: number
}

/** What is asked, answered and marked by itself. */
export interface ExamPart {
  /** "(i)"; none where there is one part only. */
  readonly label?: string
  readonly ask: string
  /** How the answer is to be typed, where that needs saying: for the screen, not for paper. */
  readonly typing?: string
  readonly marks: number
  /** null: written on paper and marked with the scheme alone. */
  readonly rule: AnswerRule | null
  readonly answerFormat: AnswerFormat
  /** Under the letters A, B, C, D. */
  readonly options?: readonly string[]
  readonly figure?: Figure
  readonly scheme: readonly ExamStep[]
  /** The key, as words with $TeX$; empty for a proof. */
  readonly key: string
  readonly solutionFigure?: Figure
}

/** One of the ways in which a question may be answered. */
export interface ExamAlternative {
  /** What is told before the parts; empty where the only part says it all. */
  readonly lead: string
  readonly figure?: Figure
  readonly parts: readonly ExamPart[]
  /** Ids of lib/problems/archetypes.json; none where a paper names none. */
  readonly archetypes: readonly string[]
  /** Of the bank: what a link to the problem names, for each that is joined here. */
  readonly sources: readonly { readonly templateId: string; readonly version: number; readonly seed: string }[]
}

/** A question as it is sat, printed and marked, drawn or written by hand. */
export interface ExamQuestion {
  readonly id: string
  readonly number: number
  readonly kind: QuestionKind
  readonly marks: number
  readonly topic?: TopicKey
  readonly difficulty?: Difficulty
  /** One; two where there is an internal choice. */
  readonly alternatives: readonly ExamAlternative[]
  /** How many parts, counted from the first, are common to the alternatives: a case offers a choice in its last part only. */
  readonly shared: number
}

export interface ExamSection {
  readonly title: string
  readonly description: string
  readonly questions: readonly ExamQuestion[]
}

/** A paper with everything that it says. */
export interface ExamPaper {
  readonly id: string
  /** Of a drawn paper. */
  readonly seed?: string
  readonly title: string
  readonly note?: string
  readonly marks: number
  readonly minutes: number
  readonly readingMinutes: number
  readonly sections: readonly ExamSection[]
}
