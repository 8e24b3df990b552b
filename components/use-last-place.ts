import { useState } from 'react'
import { keepLastPlace, lastPlace, type WorkPlace } from '@/lib/links/last-place'
import type { Place } from '@/lib/links/link'

const store = () => window.localStorage

/** What was worked on before this visit, until something else is. */
export function useLastPlace() {
  const [offer, setOffer] = useState<WorkPlace>()
  return {
    offer,
    /** Called once the page is alive. */
    recall: () => setOffer(lastPlace(store)),
    workOn(place: Place) {
      keepLastPlace(store, place)
      setOffer(undefined)
    },
  }
}
