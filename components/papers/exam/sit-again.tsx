import { useState } from 'react'
import { NewPaperButton } from '../new-paper-button'
import type { OpenExam } from './use-exam'
import type { Place } from '@/lib/links/link'

interface SitAgainProps {
  readonly open: OpenExam
  readonly onVisit: (place: Place) => void
}

/** What comes after: another paper, or this one once more, which puts these marks away. */
export function SitAgain({ open, onVisit }: SitAgainProps) {
  const [asking, setAsking] = useState(false)
  return (
    <section aria-label="Go on" className="card flex flex-wrap gap-2 p-4 sm:px-6">
      {asking ? (
        <div role="alert">
          <p>Sit this paper again from the beginning? Your answers and marks on it go.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <button type="button" className="button-main" onClick={open.sitAgain}>
              Sit it again
            </button>
            <button type="button" className="button-quiet" onClick={() => setAsking(false)}>
              Keep my marks
            </button>
          </div>
        </div>
      ) : (
        <>
          <NewPaperButton onVisit={onVisit} />
          <button type="button" className="button-quiet" onClick={() => setAsking(true)}>
            Sit this paper again
          </button>
          <button type="button" className="button-quiet" onClick={() => onVisit({ tab: 'past-papers' })}>
            All papers
          </button>
        </>
      )}
    </section>
  )
}
