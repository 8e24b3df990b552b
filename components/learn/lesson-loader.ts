import { isLesson } from './is-lesson'
import type { Lesson } from './lesson'
import { fetchBuilt } from '../ui/fetch-json'
import { once } from '../ui/once'
import type { TopicKey } from '@/lib/syllabus'

const loaders = new Map<TopicKey, () => Promise<Lesson>>()

/** The same loader at every call for a topic; a lesson is fetched once. */
export function lessonLoader(topic: TopicKey): () => Promise<Lesson> {
  const known = loaders.get(topic)
  if (known) return known
  const load = once(() => fetchBuilt(`lessons/${topic}.json`, isLesson))
  loaders.set(topic, load)
  return load
}
