import type { Prompt } from '../ui/prompt'

/** A lesson as the build hands it over: formulas and diagrams already set as HTML. */
export interface Lesson {
  readonly title: string
  readonly description: string
  /** Minutes. */
  readonly duration: number
  readonly concepts: readonly { readonly title: string; readonly html: string }[]
  readonly formulas: readonly { readonly name: string; readonly html: string }[]
  readonly tips: readonly Prompt[]
}
