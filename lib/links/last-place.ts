import { linkTo, readLink, type Place } from './link'
import type { TopicKey } from '../syllabus'
import { mixedTopic } from '../syllabus'

export const lastPlaceKey = 'mathTutorLastPlace'

/** The browser's storage; asking for it may throw where it is forbidden. */
type StoreOf = () => Pick<Storage, 'getItem' | 'setItem'>

/** A lesson, or a problem of a chapter: what a student can go on with tomorrow. */
export type WorkPlace = Exclude<Place, { tab: 'past-papers' }> & { readonly topic: TopicKey }

/** Keeps the place that the student works on; false where the browser refuses. Other places are none of its business. */
export function keepLastPlace(storeOf: StoreOf, place: Place): boolean {
  if (!isWork(place)) return false
  try {
    storeOf().setItem(lastPlaceKey, linkTo(place))
    return true
  } catch {
    return false
  }
}

/** The place that was worked on last; none where nothing was kept, or what was kept cannot be read. Never throws. */
export function lastPlace(storeOf: StoreOf): WorkPlace | undefined {
  const { place, warnings } = readLink(textIn(storeOf))
  return warnings.length === 0 && isWork(place) ? place : undefined
}

function textIn(storeOf: StoreOf): string {
  try {
    return storeOf().getItem(lastPlaceKey) ?? nothing
  } catch {
    return nothing
  }
}

/** The link of a place where there is no chapter to go on with. */
const nothing = linkTo({ tab: 'past-papers' })

const isWork = (place: Place): place is WorkPlace => place.tab !== 'past-papers' && place.topic !== mixedTopic
