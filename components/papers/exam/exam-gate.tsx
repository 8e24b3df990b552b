import { useState, type ReactNode } from 'react'
import { Loaded } from '../../ui/loaded'
import type { Place } from '@/lib/links/link'

interface ExamGateProps {
  readonly id: string
  /** Of a paper that is drawn. */
  readonly seed?: string
  readonly notice?: ReactNode
  /** Opened by the link of its marking scheme. */
  readonly withKey?: boolean | undefined
  readonly onVisit: (place: Place) => void
}

/** Loads what a paper is sat with; of one that is drawn the questions' chapters, a few at a time, so that each has its own time and none is asked for twice. */
export function ExamGate({ id, seed, notice, withKey, onVisit }: ExamGateProps) {
  const [loadDesk] = useState(() => () => import('./exam-desk'))
  return (
    <Loaded load={loadDesk} what="the paper">
      {(desk) =>
        seed === undefined ? (
          <OpenedExam {...{ desk, id, notice, withKey, onVisit }} />
        ) : (
          <Gathered desk={desk} step={0}>
            <OpenedExam {...{ desk, id, seed, notice, withKey, onVisit }} />
          </Gathered>
        )
      }
    </Loaded>
  )
}

type Desk = typeof import('./exam-desk')

interface GatheredProps {
  readonly desk: Desk
  /** Counted from 0. */
  readonly step: number
  readonly children: ReactNode
}

/** The chapters of a step, then those of the next. */
function Gathered({ desk, step, children }: GatheredProps) {
  const [load] = useState(() => () => desk.gather(step))
  const [isThere] = useState(() => desk.isGathered())
  if (isThere) return children
  return (
    <Loaded load={load} what={`the questions, ${step + 1} of ${desk.steps}`}>
      {() =>
        step + 1 < desk.steps ? (
          <Gathered desk={desk} step={step + 1}>
            {children}
          </Gathered>
        ) : (
          children
        )
      }
    </Loaded>
  )
}

function OpenedExam({ desk, id, seed, notice, withKey = false, onVisit }: ExamGateProps & { readonly desk: Desk }) {
  const [load] = useState(() => () => desk.openExam(id, seed))
  const { ExamView } = desk
  return (
    <Loaded load={load} what="the paper">
      {(opened) =>
        'trouble' in opened ? (
          <div role="alert" className="card p-5 sm:p-6">
            <h2 className="text-lg font-semibold">This paper cannot be opened</h2>
            <p className="mt-2">{opened.trouble}</p>
          </div>
        ) : (
          <ExamView exam={opened.exam} {...{ notice, withKey, onVisit }} />
        )
      }
    </Loaded>
  )
}
