import type { TopicKey } from '@/lib/syllabus'

/** A tip, and the question that a click on it asks the assistant. */
export interface Prompt {
  readonly text: string
  readonly prompt: string
}

export interface TopicPrompt extends Prompt {
  readonly topic: TopicKey
}
