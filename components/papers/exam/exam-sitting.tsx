import { useState } from 'react'
import { AskedQuestion } from './asked-question'
import { FinishCard } from './finish-card'
import { Instructions } from './instructions'
import { PaperClock } from './paper-clock'
import { QuestionHead } from './question-head'
import { SectionMap } from './section-map'
import type { OpenExam } from './use-exam'
import { useRootMark } from '../../ui/use-root-mark'
import type { Place } from '@/lib/links/link'
import { longClock, paperTime } from '@/lib/papers/clock'
import { answeredParts, doneOf } from '@/lib/papers/sitting'

interface ExamSittingProps {
  readonly open: OpenExam
  readonly onVisit: (place: Place) => void
}

/** The paper one question at a time: a phone draws one, and typing touches no other. */
export function ExamSitting({ open, onVisit }: ExamSittingProps) {
  const { exam, sitting, questions, place, question, done } = open
  const { timed, writing } = sitting
  const [time, setTime] = useState(() => paperTime(open.lookAtClock(), writing, exam.minutes))
  useRootMark('exam-bar', Boolean(question && done))
  if (!question || !done) return null
  const isReading = timed && time.phase === 'reading'
  return (
    <>
      <div className="exam-bar">
        <span className="font-semibold">
          Question {question.number} of {questions.length}
        </span>
        {timed ? (
          <PaperClock
            key={writing}
            {...{ writing }}
            minutes={exam.minutes}
            now={time}
            look={open.lookAtClock}
            onPhase={setTime}
          />
        ) : (
          <span className="text-sm text-muted">No timer</span>
        )}
      </div>
      {isReading && (
        <div className="card flex flex-wrap items-center justify-between gap-2 p-3">
          <p className="min-w-0 grow basis-52 text-sm">
            Reading time: look through the paper. Answers can be given when writing begins.
          </p>
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              open.beginWriting()
              setTime(paperTime(open.lookAtClock(), 0, exam.minutes))
            }}
          >
            Begin writing now
          </button>
        </div>
      )}
      {timed && time.phase === 'over' && (
        <p className="card p-3 text-sm">
          The time is over. In the exam you would stop here: finish and mark now, or go on without the clock.
          {time.over > 60 && ` You are ${longClock(time.over)} over it.`}
        </p>
      )}
      <article aria-label={`Question ${question.number}`} className="card problem-card exam-paper p-4 sm:p-6">
        <QuestionHead key={question.id} open={open} />
        <AskedQuestion key={`${question.id} asked`} open={open} question={question} done={done} disabled={isReading} />
        <div className="exam-buttons">
          <button type="button" className="button-quiet" disabled={place === 0} onClick={() => open.goTo(place - 1)}>
            Previous
          </button>
          <button
            type="button"
            className="button-main"
            disabled={place + 1 >= questions.length}
            onClick={() => open.goTo(place + 1)}
          >
            Next
          </button>
          <button
            type="button"
            className="button-quiet exam-again"
            aria-pressed={done.again}
            onClick={() => open.setAgain(!done.again)}
          >
            Look at again
          </button>
        </div>
      </article>
      <section aria-labelledby="exam-map" className="card p-4 sm:p-6">
        <h3 id="exam-map" className="font-semibold">
          All questions
        </h3>
        <SectionMap
          exam={exam}
          place={place}
          onPlace={open.goTo}
          entryOf={(one) => {
            const own = doneOf(sitting, one)
            const { done: answered, of } = answeredParts(one, own)
            const words =
              answered === 0 ? 'not answered' : answered < of ? `${answered} of ${of} parts answered` : 'answered'
            return {
              words: own.again ? `${words}, to look at again` : words,
              ...(answered > 0 && { look: answered < of ? ('half' as const) : ('answered' as const) }),
              ...(own.again && { again: true }),
            }
          }}
        />
        <FinishCard open={open} />
      </section>
      <div className="card p-4 sm:px-6">
        <Instructions exam={exam} />
        <button type="button" className="button-quiet mt-2" onClick={() => onVisit({ tab: 'past-papers' })}>
          Leave the paper
        </button>
        <p className="mt-1 text-sm text-muted">
          What you have answered is kept on this device{timed && '; the timer goes on'}.
        </p>
      </div>
    </>
  )
}
