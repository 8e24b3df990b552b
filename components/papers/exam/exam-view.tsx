import '../../answering/answering.css'
import './exam.css'
import type { ReactNode } from 'react'
import { ExamStart } from './exam-start'
import { PrintGate } from './print-gate'
import { ExamResult } from './exam-result'
import { ExamSitting } from './exam-sitting'
import { useExam } from './use-exam'
import { usePaperInView } from './use-paper-in-view'
import type { Place } from '@/lib/links/link'
import type { ExamPaper } from '@/lib/papers'
import type { PaperInView } from '@/lib/papers/asked-about'

interface ExamViewProps {
  readonly exam: ExamPaper
  /** While the questions are on their way, what says so: of the paper there is only an outline. */
  readonly waiting?: ReactNode
  readonly notice?: ReactNode
  /** Its marking scheme is what is wanted. */
  readonly withKey: boolean
  readonly onVisit: (place: Place) => void
  readonly onPaper: (paper: PaperInView | null) => void
}

const words = {
  kept: null,
  refused: 'This browser does not keep what you do here: leave the page open until you have finished.',
  newer:
    'This paper was begun with a newer version of this site. That is left as it is, and what you do here is not kept: reload the page to go on with it.',
} as const

/** A paper: the page before its start, its questions one at a time, its marks. */
export function ExamView({ exam, waiting, notice, withKey, onVisit, onPaper }: ExamViewProps) {
  const open = useExam(exam)
  usePaperInView(exam, waiting ? null : open.sitting, onPaper)
  const { started, finished } = open.sitting
  const word = words[open.keeping]
  return (
    <div className="space-y-4" {...(started !== null && { 'data-sitting': '' })}>
      {notice}
      {word && (
        <p role="alert" className="card p-3 text-sm text-bad">
          {word}
        </p>
      )}
      {started === null ? (
        <ExamStart exam={exam} waiting={waiting} onStart={open.start} />
      ) : waiting ? (
        waiting
      ) : finished !== null ? (
        <ExamResult open={open} onVisit={onVisit} />
      ) : (
        <ExamSitting open={open} onVisit={onVisit} />
      )}
      {!waiting && (started === null || finished !== null || withKey) && <PrintGate exam={exam} withKey={withKey} />}
    </div>
  )
}
