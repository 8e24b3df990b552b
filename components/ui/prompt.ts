import type { TopicKey } from '@/lib/syllabus'

/** A tip, its formulas already set as HTML, and the question that a click on it asks the assistant. */
export interface Prompt {
  readonly html: string
  readonly prompt: string
}

export interface TopicPrompt extends Prompt {
  readonly topic: TopicKey
}
