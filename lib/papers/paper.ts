import type { QuestionKind } from './blueprint'
import type { Difficulty, TopicKey } from '../syllabus'

/** One problem of the bank in a paper. */
export interface Piece {
  /** "qe-word-speed@2": the template and its version when the paper was made. */
  readonly template: string
  readonly seed: string
  readonly marks: number
}

/** What is asked: one piece, or two that are joined as parts (i) and (ii). */
export interface Asked {
  readonly pieces: readonly Piece[]
  readonly archetypes: readonly string[]
}

export interface DrawnQuestion {
  /** Position in the whole paper, from 1. */
  readonly number: number
  readonly kind: QuestionKind
  readonly marks: number
  readonly unit: string
  readonly topic: TopicKey
  readonly difficulty: Difficulty
  readonly asked: Asked
  /** The internal choice: another question in its place; or, of a case, the same story with another last part. */
  readonly or?: Asked
}

export interface DrawnSection {
  readonly title: string
  readonly description: string
  readonly marks: number
  readonly questions: readonly DrawnQuestion[]
}

/** A paper as it was drawn: the same blueprint and seed give the same one, always. */
export interface Paper {
  /** The id of its blueprint. */
  readonly blueprint: string
  readonly seed: string
  readonly title: string
  readonly marks: number
  readonly minutes: number
  readonly readingMinutes: number
  readonly sections: readonly DrawnSection[]
}
