import { useState, type FormEvent, type ReactNode } from 'react'
import { Instructions } from './instructions'
import { PaperHead } from './paper-head'
import type { ExamPaper } from '@/lib/papers'
import { durationText } from '@/lib/papers/clock'
import { rangeOf } from '@/lib/papers/instructions'

interface ExamStartProps {
  readonly exam: ExamPaper
  /** Stands in the place of "Start" while the questions are on their way. */
  readonly waiting?: ReactNode
  readonly onStart: (how: { readonly timed: boolean; readonly reading: boolean }) => void
}

/** What a student should know before the clock runs. */
export function ExamStart({ exam, waiting, onStart }: ExamStartProps) {
  const [timed, setTimed] = useState(true)
  const [reading, setReading] = useState(exam.readingMinutes > 0)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!waiting) onStart({ timed, reading })
  }
  return (
    <form onSubmit={onSubmit} className="card exam-paper p-4 sm:p-6">
      <PaperHead exam={exam} />
      <table className="exam-sections">
        <caption className="sr-only">Sections</caption>
        <thead>
          <tr>
            <th scope="col">Section</th>
            <th scope="col">Questions</th>
            <th scope="col" className="exam-marks">
              Marks
            </th>
          </tr>
        </thead>
        <tbody>
          {exam.sections.map(({ title, description, questions }) => (
            <tr key={title}>
              <th scope="row">{title.replace(/^Section /, '')}</th>
              <td>
                {rangeOf(questions)}
                <span className="block text-sm text-muted">{description}</span>
              </td>
              <td className="exam-marks">{questions.reduce((sum, { marks }) => sum + marks, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Instructions exam={exam} />
      <fieldset className="mt-4 space-y-1">
        <legend className="sr-only">Time</legend>
        <label className="exam-check">
          <input type="checkbox" checked={timed} onChange={(event) => setTimed(event.target.checked)} />
          <span>Timer: {durationText(exam.minutes)}, as in the exam</span>
        </label>
        {exam.readingMinutes > 0 && (
          <label className="exam-check">
            <input
              type="checkbox"
              checked={timed && reading}
              disabled={!timed}
              onChange={(event) => setReading(event.target.checked)}
            />
            <span>{exam.readingMinutes} minutes’ reading time first</span>
          </label>
        )}
      </fieldset>
      <p className="mt-3 text-sm text-muted">
        Have paper and a pen at hand. Options and final answers go in here; long answers and proofs you write on paper,
        and mark them yourself at the end with the marking scheme. You can leave at any time: nothing is lost, but the
        timer goes on.
      </p>
      <div className="exam-begin">
        {waiting ?? (
          <button type="submit" className="button-main">
            Start
          </button>
        )}
      </div>
    </form>
  )
}
