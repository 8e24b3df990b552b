import { isLesson } from './is-lesson'
import type { Lesson } from './lesson'
import { fetchBuilt } from '../ui/fetch-json'
import type { TopicKey } from '@/lib/syllabus'

const loaders = new Map<TopicKey, () => Promise<Lesson>>()

/** The same loader at every call for a topic; a lesson is fetched once, and a fetch that failed may be tried again. */
export function lessonLoader(topic: TopicKey): () => Promise<Lesson> {
  const known = loaders.get(topic)
  if (known) return known
  let fetched: Promise<Lesson> | undefined
  const load = () =>
    (fetched ??= fetchBuilt(`lessons/${topic}.json`, isLesson).catch((error: unknown) => {
      fetched = undefined
      throw error
    }))
  loaders.set(topic, load)
  return load
}
