import './papers.css'
import { useState, type ReactNode } from 'react'
import { BegunPapers } from './begun-papers'
import { NewPaperButton } from './new-paper-button'
import { PaperView } from './paper-view'
import type { ListedPaper, Paper } from './paper'
import { ExamGate } from './exam/exam-gate'
import { fetchBuilt } from '../ui/fetch-json'
import { Loaded } from '../ui/loaded'
import { Notice } from '../ui/notice'
import { drawnPaper, type PapersPlace, type Place } from '@/lib/links/link'
import type { PaperInView } from '@/lib/papers/asked-about'
import { isPaperSeed } from '@/lib/papers/seed'

export interface PapersTabProps {
  readonly papers: readonly ListedPaper[]
  /** What is to be shown; the first paper where there is none of that name. */
  readonly place: PapersPlace
  /** A word on the link that led here. */
  readonly notice?: ReactNode
  readonly onVisit: (place: Place) => void
  /** Told of the paper that is written, or is marked, while it is in view; null when it is no more. */
  readonly onPaper: (paper: PaperInView | null) => void
}

/** The papers that there are, and the one that is chosen: solved, or to be sat. */
export function PapersTab({ papers, place, notice, onVisit, onPaper }: PapersTabProps) {
  const { paper, seed = '' } = place
  const isDrawn = paper === drawnPaper
  const isDamaged = isDrawn && !isPaperSeed(seed)
  const chosen = papers.find(({ id }) => id === paper) ?? papers[0]
  const isBoard = isDrawn && !isDamaged
  /** Where one paper leads to another, or out of it, the reading begins at the top. */
  function leave(to: Place) {
    onVisit(to)
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <div className="papers-choice card p-4 sm:p-5">
        <div role="group" aria-label="Papers" className="flex flex-wrap gap-2">
          {papers.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              aria-pressed={!isBoard && id === chosen?.id}
              className="button-quiet paper-button"
              onClick={() => onVisit({ tab: 'past-papers', paper: id })}
            >
              {title}
            </button>
          ))}
          <NewPaperButton onVisit={onVisit} />
        </div>
        <BegunPapers onVisit={onVisit} shown={place} />
      </div>
      {isBoard ? (
        <ExamGate key={seed} id={drawnPaper} seed={seed} withKey={place.key} onVisit={leave} onPaper={onPaper} />
      ) : chosen?.sat ? (
        <ExamGate
          key={chosen.id}
          id={chosen.id}
          notice={notice}
          withKey={place.key}
          onVisit={leave}
          onPaper={onPaper}
        />
      ) : (
        <SolvedPaper
          key={chosen?.id}
          id={chosen?.id}
          notice={
            <>
              {notice}
              {isDamaged && <DamagedSeed key={seed} onVisit={onVisit} />}
            </>
          }
        />
      )}
    </>
  )
}

/** The word can be closed: then the first paper is what is wanted. */
const DamagedSeed = ({ onVisit }: Pick<PapersTabProps, 'onVisit'>) => (
  <Notice onClose={() => onVisit({ tab: 'past-papers' })}>
    The link’s paper code is missing or damaged. “A new board paper” makes another one.
  </Notice>
)

const isPaper = (value: unknown): value is Paper =>
  typeof value === 'object' && value !== null && 'sections' in value && Array.isArray(value.sections)

function SolvedPaper({ id, notice }: { readonly id: string | undefined; readonly notice: ReactNode }) {
  const [load] = useState(() => () => fetchBuilt(`papers/${id}.json`, isPaper))
  return (
    <Loaded load={load} what="the paper">
      {(paper) => <PaperView paper={paper} notice={notice} />}
    </Loaded>
  )
}
