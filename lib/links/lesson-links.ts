import { problemLink, type LessonPlace, type Place, type PracticePlace } from './link'
import { isTopicKey } from '../syllabus'

/** The lesson of the chapter that a place is about; nothing where that is none, or all. */
export function lessonIn(place: Exclude<Place, { tab: 'past-papers' }>): LessonPlace | undefined {
  if (place.tab === 'learn') return place
  return isTopicKey(place.topic) ? { tab: 'learn', topic: place.topic } : undefined
}

type Posed = Parameters<typeof problemLink>[0]
type Cell = Parameters<typeof problemLink>[1]

/** The concept of a lesson whose question led to this place; nothing where none did. */
export function lessonBehind(place: Place | undefined): LessonPlace | undefined {
  if (place?.tab !== 'practice' || place.from === undefined || !isTopicKey(place.topic)) return undefined
  return { tab: 'learn', topic: place.topic, concept: place.from }
}

/** The link of a problem that came at a place. The course stays with it, and within its chapter the way back to the lesson. */
export function posedLink(here: Place, problem: Posed, cell: Cell): PracticePlace {
  const link = problemLink(problem, cell)
  if (here.tab !== 'practice') return link
  const { mode, topic, from } = here
  return {
    ...link,
    ...(mode && { mode }),
    ...(from !== undefined && topic === cell.topic && { from }),
  }
}
