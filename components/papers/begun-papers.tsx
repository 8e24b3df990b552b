import { useState } from 'react'
import { keptPapers, type KeptPaper } from './exam/kept-exam'
import { linkTo, type PapersPlace, type Place } from '@/lib/links/link'
import { marksFigure } from '@/lib/marks'

interface BegunPapersProps {
  /** What is shown is not offered. */
  readonly shown: PapersPlace
  readonly onVisit: (place: Place) => void
}

const fewest = 3

/** The papers that the student has begun on this device: whoever left half-way finds the way back. */
export function BegunPapers({ shown, onVisit }: BegunPapersProps) {
  const [all, setAll] = useState(false)
  const kept = keptPapers().filter(({ place }) => linkTo(place) !== linkTo(shown))
  if (kept.length === 0) return null
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h2 className="text-sm font-semibold text-muted">Your papers</h2>
      <ul className="mt-1 space-y-1">
        {kept.slice(0, all ? kept.length : fewest).map((paper) => (
          <li key={paper.name}>
            <button type="button" className="begun-paper" onClick={() => onVisit(paper.place)}>
              <span className="font-medium text-link underline">{wordsOf(paper)}</span>{' '}
              <span className="block text-sm text-muted">
                {paper.sitting.title}
                {paper.place.seed && `, code ${paper.place.seed}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!all && kept.length > fewest && (
        <button type="button" className="button-quiet mt-2" onClick={() => setAll(true)}>
          All {kept.length} papers
        </button>
      )}
    </div>
  )
}

const dayText = (instant: number): string =>
  new Date(instant).toLocaleDateString('en-IN', { day: 'numeric', month: 'short' })

function wordsOf({ sitting: { started, finished, score } }: KeptPaper): string {
  if (finished === null) return `Go on with the paper of ${dayText(started ?? 0)}`
  return score
    ? `${marksFigure(score.got)} of ${score.of} on ${dayText(finished)}: see it again`
    : `Finished on ${dayText(finished)}: see it again`
}
