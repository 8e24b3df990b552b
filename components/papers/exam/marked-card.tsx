import { useEffect, useRef } from 'react'
import { AskedLead, AskedPart } from './asked-part'
import { MarkedPartView } from './marked-part'
import { Scheme } from './scheme'
import type { OpenExam } from './use-exam'
import { marksFigure, marksText } from '@/lib/marks'
import type { ExamQuestion } from '@/lib/papers'
import { isUnjudged, markedQuestion } from '@/lib/papers/marked-question'
import { earlierAnswer, type QuestionDone } from '@/lib/papers/sitting'

interface MarkedCardProps {
  readonly open: OpenExam
  readonly question: ExamQuestion
  readonly done: QuestionDone
  /** The places of the questions that wait to be marked. */
  readonly waiting: readonly number[]
  readonly onShow: (place: number) => void
  /** The student has marked it, and looks at another next. */
  readonly onMarked: (next: number) => void
}

/** A question after the end: what was answered, its verdict, and the scheme, whose lines the student ticks. */
export function MarkedCard({ open, question, done, waiting, onShow, onMarked }: MarkedCardProps) {
  const { place, questions, sitting } = open
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // At the end of the paper the score is read first.
    if (document.activeElement?.id !== 'exam-score') head.current?.focus({ preventScroll: true })
  }, [])
  const { alternatives, shared } = question
  const alternative = alternatives[done.alternative]
  const other = alternatives[1 - done.alternative]
  const { parts, got, waiting: waits } = markedQuestion(question, done)
  const next = waiting.find((one) => one > place) ?? waiting.find((one) => one !== place)
  const earlier = earlierAnswer(sitting, question)
  const touched = parts.some(({ key }) => done.ticks[key] !== undefined)
  const canBeMarked = !done.marked && parts.some(isUnjudged) && (waits || touched)
  return (
    <article aria-label={`Question ${question.number}`} className="card problem-card exam-paper p-4 sm:p-6">
      <header className="exam-question-head">
        <h3 ref={head} tabIndex={-1} className="text-lg font-bold outline-none">
          <span className="sr-only">Question </span>
          {question.number}.
          {alternatives.length > 1 && (
            <span className="text-sm font-normal text-muted">
              {' '}
              {done.alternative === 0 ? 'the first of the two' : 'the second of the two'}
            </span>
          )}
        </h3>
        <span className="exam-got" aria-live="polite">
          {marksFigure(got)} of {marksText(question.marks)}
        </span>
      </header>
      {earlier && (
        <p className="mt-2 text-sm text-muted">
          This question was improved since you answered it. Your answer to the earlier one was: {earlier}
        </p>
      )}
      <div className="exam-asked">
        {alternative && <AskedLead alternative={alternative} />}
        {parts.map((part) => (
          <div key={part.key} className="exam-part">
            {alternative && <AskedPart part={part.part} of={alternative} />}
            <MarkedPartView marked={part} onPaper={done.onPaper} onLines={(lines) => open.tick(part.key, lines)} />
          </div>
        ))}
      </div>
      {other && (
        <details className="exam-details">
          <summary>The other of the two, with its scheme</summary>
          {shared === 0 && <AskedLead alternative={other} />}
          {other.parts.slice(shared).map((part, index) => (
            <div key={index} className="exam-part">
              <AskedPart part={part} of={other} />
              <Scheme part={part} />
            </div>
          ))}
        </details>
      )}
      {canBeMarked && (
        <div className="exam-waiting">
          <p>Tick each line of the scheme that stands on your paper. Then these marks count.</p>
          <button type="button" className="button-main mt-2" onClick={() => onMarked(next ?? place)}>
            {next === undefined ? 'Marked' : 'Marked, on to the next'}
          </button>
        </div>
      )}
      <div className="exam-buttons">
        <button type="button" className="button-quiet" disabled={place === 0} onClick={() => onShow(place - 1)}>
          Previous
        </button>
        <button
          type="button"
          className="button-quiet"
          disabled={place + 1 >= questions.length}
          onClick={() => onShow(place + 1)}
        >
          Next
        </button>
      </div>
    </article>
  )
}
