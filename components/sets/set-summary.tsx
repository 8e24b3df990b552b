import { useEffect, useMemo, useRef } from 'react'
import { SendResult } from './send-result'
import { SummaryQuestion } from './summary-question'
import type { OpenSitting } from './use-sitting'
import { judgedAnswer } from '@/lib/sets/judged-result'
import type { PosedQuestion } from '@/lib/sets/posed-set'
import type { QuestionSet } from '@/lib/sets/set'
import { clockText } from '@/lib/sets/sitting'

interface SetSummaryProps {
  readonly code: string
  readonly set: QuestionSet
  readonly posed: readonly PosedQuestion[]
  readonly open: OpenSitting
}

/** How a finished set went, and the way back to the teacher. */
export function SetSummary({ code, set, posed, open }: SetSummaryProps) {
  const { answers } = open.sitting
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  const judged = useMemo(
    () => posed.map(({ problem }, place) => judgedAnswer(problem, answers[place] ?? { texts: [] })),
    [posed, answers],
  )
  const marks = judged.reduce((sum, one) => sum + one.marks, 0)
  const outOf = posed.reduce((sum, { problem }) => sum + problem.marks, 0)
  const right = judged.filter(({ verdict }) => verdict?.correct).length
  const seconds = answers.reduce((sum, one) => sum + one.seconds, 0)
  return (
    <div className="space-y-4">
      <section className="card p-5 sm:p-6">
        <h1 ref={head} tabIndex={-1} className="text-2xl font-bold outline-none">
          Summary
        </h1>
        {set.title && <p className="mt-1 text-muted">{set.title}</p>}
        <p className="mt-3 text-lg font-semibold">
          {marks} of {outOf} marks
        </p>
        <p>
          {right} of {posed.length} questions right, in {clockText(seconds)} minutes.
        </p>
      </section>
      <SendResult {...{ code, set, open }} />
      <ol className="space-y-3">
        {posed.map(({ problem }, place) => (
          <SummaryQuestion
            key={problem.id}
            {...{ problem, place }}
            judged={judged[place] ?? { verdict: null, marks: 0, slips: [] }}
            texts={answers[place]?.texts ?? []}
            withSolution={set.solutions !== 'never'}
          />
        ))}
      </ol>
    </div>
  )
}
