import { useState, type ReactNode } from 'react'
import { Loaded } from '../../ui/loaded'
import type { Place } from '@/lib/links/link'
import type { PaperInView } from '@/lib/papers/asked-about'

interface ExamGateProps {
  readonly id: string
  /** Of a paper that is drawn. */
  readonly seed?: string
  readonly notice?: ReactNode
  /** Opened by the link of its marking scheme. */
  readonly withKey?: boolean | undefined
  readonly onVisit: (place: Place) => void
  readonly onPaper: (paper: PaperInView | null) => void
}

/** Loads what a paper is sat with, and then the paper: drawn by its seed, or as the build has it. */
export function ExamGate({ id, seed, notice, withKey = false, onVisit, onPaper }: ExamGateProps) {
  const [loadDesk] = useState(() => () => import('./exam-desk'))
  return (
    <Loaded load={loadDesk} what="the paper">
      {(desk) =>
        seed === undefined ? (
          <WrittenExam {...{ desk, id, notice, withKey, onVisit, onPaper }} />
        ) : (
          <desk.DrawnExam {...{ id, seed, withKey, onVisit, onPaper }} />
        )
      }
    </Loaded>
  )
}

type Desk = typeof import('./exam-desk')

interface WrittenExamProps extends Pick<ExamGateProps, 'id' | 'notice' | 'onVisit' | 'onPaper'> {
  readonly desk: Desk
  readonly withKey: boolean
}

function WrittenExam({ desk, id, notice, withKey, onVisit, onPaper }: WrittenExamProps) {
  const [load] = useState(() => () => desk.openExam(id))
  const { ExamView } = desk
  return (
    <Loaded load={load} what="the paper">
      {(exam) => <ExamView {...{ exam, notice, withKey, onVisit, onPaper }} />}
    </Loaded>
  )
}
