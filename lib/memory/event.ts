import { isDifficulty, isTopicKey, type Difficulty, type TopicKey } from '../syllabus'

export const modes = ['practice', 'today', 'mistakes', 'set', 'paper'] as const

/** Where a problem came from. */
export type Mode = (typeof modes)[number]

/** One answer that was judged, or a drawing that the student judged: the log of these is all that the memory keeps. */
export interface MemoryEvent {
  readonly version: 1
  /** Unique for ever: two logs that hold the same id hold the same event. */
  readonly id: string
  /** Milliseconds since 1970, UTC. */
  readonly at: number
  readonly archetype: string
  readonly template: string
  readonly templateVersion: number
  readonly topic: TopicKey
  readonly difficulty: Difficulty
  readonly seed: string
  readonly correct: boolean
  /** Counted from 1 for each problem. */
  readonly attempt: number
  /** How many hints had been seen by then. */
  readonly hints: number
  /** The solution had been opened before. */
  readonly solution: boolean
  /** The word that the slip got, where it was one that the template expects. */
  readonly slip?: string
  /** From the moment the problem came until this answer. */
  readonly milliseconds: number
  /** A task to draw: the student said how it went. */
  readonly selfReported: boolean
  readonly mode: Mode
}

/** What is stored or brought, as an event; undefined when it is damaged, or of a version that is not known here. */
export function readEvent(value: unknown): MemoryEvent | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { version, id, at, archetype, template, topic, difficulty, seed, correct, mode, slip }: Fields = value
  if (version !== 1 || !isText(id) || !isCount(at) || !isText(archetype) || !isText(template)) return undefined
  if (!isTopicKey(topic) || !isDifficulty(difficulty) || !isText(seed) || typeof correct !== 'boolean') return undefined
  const { templateVersion, attempt, hints, milliseconds, solution, selfReported }: Fields = value
  return {
    version,
    id,
    at,
    archetype,
    template,
    templateVersion: countOr(templateVersion, 1),
    topic,
    difficulty,
    seed,
    correct,
    attempt: Math.max(countOr(attempt, 1), 1),
    hints: countOr(hints, 0),
    solution: solution === true,
    ...(isText(slip) && { slip }),
    milliseconds: countOr(milliseconds, 0),
    selfReported: selfReported === true,
    mode: modes.find((known) => known === mode) ?? 'practice',
  }
}

type Fields = Readonly<Partial<Record<keyof MemoryEvent, unknown>>>

const longestText = 200
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longestText
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const countOr = (value: unknown, otherwise: number): number => (isCount(value) ? value : otherwise)
