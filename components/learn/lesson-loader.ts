import type { Lesson } from './lesson'
import { isLessonFile, lessonIn } from './lesson-file'
import { fetchBuilt } from '../ui/fetch-json'
import { once } from '../ui/once'
import type { TopicKey } from '@/lib/syllabus'

const loaders = new Map<TopicKey, () => Promise<Lesson>>()

/** The same loader at every call for a topic; a lesson is fetched once. */
export function lessonLoader(topic: TopicKey): () => Promise<Lesson> {
  const known = loaders.get(topic)
  if (known) return known
  const load = once(async () => lessonIn(await fetchBuilt(`lessons/${topic}.json`, isLessonFile)))
  loaders.set(topic, load)
  return load
}
