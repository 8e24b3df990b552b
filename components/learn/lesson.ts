import type { Prompt } from '../ui/prompt'

export interface Concept {
  readonly title: string
  /** Left out in the page itself for all but the first: it comes with the lesson's file. */
  readonly html?: string
  /** The link of the question that it ends with. */
  readonly check?: string
}

/** A lesson as the build hands it over: formulas and diagrams already set as HTML. */
export interface Lesson {
  readonly title: string
  readonly description: string
  /** Minutes. */
  readonly duration: number
  readonly concepts: readonly Concept[]
  readonly formulas: readonly { readonly name: string; readonly html: string }[]
  readonly tips: readonly Prompt[]
}
