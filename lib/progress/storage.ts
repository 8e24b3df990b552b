import { noProgress, type ChapterProgress, type Progress } from './progress'
import { chapterLabel, topicKeys, type TopicKey } from '../syllabus'

export const progressKey = 'mathTutorProgress'
/** Where text that could not be read as progress is kept, so that nothing is lost. */
export const setAsideKey = 'mathTutorProgress.unreadable'

/** The part of the browser's local storage that progress needs. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem'>

/** Never throws: missing, damaged or foreign text gives fresh progress, and the old text is kept aside. */
export function loadProgress(store: TextStore): Progress {
  const text = read(store)
  if (text === null) return noProgress
  const progress = parseProgress(text)
  if (!progress) setAside(store, text)
  return progress ?? noProgress
}

/** Whether there is stored text that cannot be read as progress. */
export function isUnreadable(store: TextStore): boolean {
  const text = read(store)
  return text !== null && !parseProgress(text)
}

/** Whether it could be stored: a full or forbidden store answers false. */
export function saveProgress(store: TextStore, progress: Progress): boolean {
  try {
    store.setItem(progressKey, JSON.stringify(progress))
    return true
  } catch {
    return false
  }
}

function read(store: TextStore): string | null {
  try {
    return store.getItem(progressKey)
  } catch {
    return null
  }
}

function setAside(store: TextStore, text: string): void {
  try {
    store.setItem(setAsideKey, text)
  } catch (error) {
    console.warn('The unreadable progress could not be kept aside.', error)
  }
}

/** Stored text as progress, or nothing when it is not ours. Counts that are not counts become 0. */
export function parseProgress(text: string): Progress | undefined {
  const stored = parsedObject(text)
  if (!stored || !isCount(stored.totalProblems) || !isCount(stored.correctAnswers)) return undefined
  if (stored.correctAnswers > stored.totalProblems) return undefined
  const topics = objectOf(stored.topicProgress)
  const chapters = objectOf(stored.chapterWiseProgress)
  return {
    version: 1,
    totalProblems: stored.totalProblems,
    correctAnswers: stored.correctAnswers,
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
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const countOf = (value: unknown): number => (isCount(value) ? value : 0)

function entries<Key extends string, Value>(
  keys: readonly Key[],
  entry: (key: Key) => [Key, Value] | undefined,
): Partial<Record<Key, Value>> & Record<string, Value> {
  const found: Partial<Record<Key, Value>> & Record<string, Value> = Object.create(null)
  return Object.assign(found, Object.fromEntries(keys.map(entry).filter((pair) => pair !== undefined)))
}
