import { fetchBuilt } from './fetch-json'
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

let fetched: Promise<Tips> | undefined

/** The tips, fetched once; a fetch that failed may be tried again. */
export function loadTips(): Promise<Tips> {
  return (fetched ??= fetchBuilt('tips/tips.json', areTips).catch((error: unknown) => {
    fetched = undefined
    throw error
  }))
}
