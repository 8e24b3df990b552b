import type { Reply } from '@/lib/assistant'

export interface ChatMessage {
  readonly id: string
  readonly type: 'ai' | 'user'
  readonly content: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  /** User messages only: it was spoken. */
  readonly isVoice?: boolean
  /** The assistant's only: the reply whose text it is. */
  readonly reply?: Reply
}
