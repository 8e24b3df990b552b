import { lessonLoader } from './learn/lesson-loader'
import type { PageHistory } from './use-history'
import { lessonBehind } from '@/lib/links/lesson-links'
import { readLink, type LessonPlace, type Place } from '@/lib/links/link'

/** Goes on from a concept to its question. Back is the concept again, even when the page was loaded anew meanwhile. */
export function followCheck(link: string, history: PageHistory, visit: (place: Place) => void): void {
  const { place } = readLink(link)
  const concept = lessonBehind(place)
  if (concept) history.go(concept)
  visit(place)
  window.scrollTo({ top: 0 })
}

/** What the concept is called, from its lesson; nothing where it cannot be had. */
export async function conceptTitle({ topic, concept = 1 }: LessonPlace): Promise<string | undefined> {
  const { concepts } = await lessonLoader(topic)()
  return concepts[concept - 1]?.title
}
