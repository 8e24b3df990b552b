import { fetchBuilt } from './fetch-json'
import { once } from './once'
import type { Prompt, TopicPrompt } from './prompt'

/** What a student is told besides the lessons, set at build time. */
export interface Tips {
  /** Beside a problem of any chapter. */
  readonly practice: readonly Prompt[]
  /** Beside a problem of their chapter. */
  readonly problem: readonly TopicPrompt[]
  /** What the assistant says when asked for one. */
  readonly study: readonly string[]
}

const areTips = (value: unknown): value is Tips =>
  typeof value === 'object' && value !== null && 'practice' in value && 'problem' in value && 'study' in value

export const loadTips = once(() => fetchBuilt('tips/tips.json', areTips))
