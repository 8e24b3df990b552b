import { noProgress, type ChapterProgress, type Progress } from './progress'
import { keepAside, type TextStore } from './set-aside'
import { chapterLabel, topicKeys, type TopicKey } from '../syllabus'

export const progressKey = 'mathTutorProgress'

export { setAsideKey, type TextStore } from './set-aside'

/**
 * What is stored, as far as it can be read. `newer`: a later version of the page wrote it, and it is never rewritten here.
 * `refused`: the browser does not let it be read, so nobody knows what writing would destroy.
 */
export type Stored =
  | { readonly kind: 'none' | 'refused' | 'unreadable' }
  | { readonly kind: 'read' | 'newer'; readonly progress: Progress }

/** Never throws; a text that cannot be read is kept aside. */
export function readStored(store: TextStore): Stored {
  let text: string | null
  try {
    text = store.getItem(progressKey)
  } catch {
    return { kind: 'refused' }
  }
  if (text === null) return { kind: 'none' }
  const newer = newerProgress(text)
  if (newer) return { kind: 'newer', progress: newer }
  const progress = parseProgress(text)
  if (progress) return { kind: 'read', progress }
  keepAside(store, text)
  return { kind: 'unreadable' }
}

/** Never throws: missing, damaged or foreign text gives fresh progress, and the old text is kept aside. */
export const loadProgress = (store: TextStore): Progress => progressIn(readStored(store)) ?? noProgress

/** What was read, of this version or of a later one. */
export const progressIn = (stored: Stored): Progress | undefined => ('progress' in stored ? stored.progress : undefined)

/** Whether it could be stored: a full or forbidden store answers false. */
export function saveProgress(store: TextStore, progress: Progress): boolean {
  try {
    store.setItem(progressKey, JSON.stringify(progress))
    return true
  } catch {
    return false
  }
}

/** Of a later version: what of it can be read; undefined for a text of this version or of none. */
function newerProgress(text: string): Progress | undefined {
  const stored = parsedObject(text)
  if (typeof stored?.version !== 'number' || stored.version <= noProgress.version) return undefined
  return parseProgress(text) ?? noProgress
}

/** Stored text as progress, or nothing when it is not ours. Counts that are not counts become 0. */
export function parseProgress(text: string): Progress | undefined {
  const stored = parsedObject(text)
  const [totalProblems, correctAnswers] = [readCount(stored?.totalProblems), readCount(stored?.correctAnswers)]
  if (!stored || totalProblems === undefined || correctAnswers === undefined) return undefined
  if (correctAnswers > totalProblems) return undefined
  const topics = objectOf(stored.topicProgress)
  const chapters = objectOf(stored.chapterWiseProgress)
  return {
    version: 1,
    totalProblems,
    correctAnswers,
    streak: countOf(stored.streak),
    topicProgress: entries(topicKeys, (topic): [TopicKey, number] | undefined =>
      topic in topics ? [topic, countOf(topics[topic])] : undefined,
    ),
    chapterWiseProgress: entries(topicKeys.map(chapterLabel), (label): [string, ChapterProgress] | undefined => {
      if (!(label in chapters)) return undefined
      const { solved, correct } = objectOf(chapters[label])
      return [label, { solved: countOf(solved), correct: countOf(correct) }]
    }),
  }
}

type StoredObject = Readonly<Record<string, unknown>>

function parsedObject(text: string): StoredObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is StoredObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objectOf = (value: unknown): StoredObject => (isObject(value) ? value : {})
/** What lies beyond the integers that can be counted exactly is the last of them. */
const readCount = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) >= 0 ? Math.min(Number(value), Number.MAX_SAFE_INTEGER) : undefined
const countOf = (value: unknown): number => readCount(value) ?? 0

function entries<Key extends string, Value>(
  keys: readonly Key[],
  entry: (key: Key) => [Key, Value] | undefined,
): Partial<Record<Key, Value>> & Record<string, Value> {
  const found: Partial<Record<Key, Value>> & Record<string, Value> = Object.create(null)
  return Object.assign(found, Object.fromEntries(keys.map(entry).filter((pair) => pair !== undefined)))
}
