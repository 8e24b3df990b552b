import type { TopicKey } from '@/lib/syllabus'

/** A paper that the build has. */
export interface ListedPaper {
  readonly id: string
  readonly title: string
  /** It is sat: its file is papers/ID.exam.json. */
  readonly sat?: true
}

/** A paper as the build hands it over: texts already set as HTML. */
export interface Paper {
  readonly id: string
  readonly title: string
  readonly year: number
  /** What kind of paper it is, where the title does not say it all. */
  readonly note?: string
  readonly sections: readonly PaperSection[]
}

export interface PaperSection {
  readonly title: string
  readonly description: string
  readonly questions: readonly PaperQuestion[]
}

export interface PaperQuestion {
  readonly id: string
  /** Position in the whole paper, from 1. */
  readonly number: number
  readonly marks: number
  /** The chapter that it asks, where the paper names one. */
  readonly topic?: TopicKey
  readonly questionHtml: string
  readonly stepsHtml: readonly string[]
  readonly answerHtml: string
}
