export interface ChatMessage {
  readonly id: string
  readonly type: 'ai' | 'user'
  readonly content: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  /** User messages only: it was spoken. */
  readonly isVoice?: boolean
}
