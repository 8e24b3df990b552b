import type { LessonPieces } from './lesson'

/** A mistake as editors make it, the same line as it should be, and what the check says of the first. */
export interface Sample {
  /** Where it stands: in a piece of a lesson, in its front matter, in a paper, or in a file of tips. */
  readonly in: keyof Omit<LessonPieces, 'front'> | 'front' | 'paper' | 'tips'
  readonly wrong: string
  readonly right: string
  /** A piece of the message. */
  readonly says: string
  readonly remark?: true
}
