import { useRef, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { AttemptsLine } from './attempts-line'
import { DrawReport } from './draw-report'
import { bringIntoView } from './into-view'
import { PartAnswer } from './part-answer'
import type { Practice } from './practice'
import type { StepLinks } from './slip-note'
import { VerdictBox } from './verdict-box'
import { notAnswerable, type Problem } from '@/lib/problems/problem'

interface AnswerFormProps {
  readonly practice: Practice
  readonly problem: Problem
  readonly links: StepLinks
}

/** A box for each part, one Submit for all, and the verdict right under it. */
export function AnswerForm({ practice, problem, links }: AnswerFormProps) {
  const { parts } = problem
  const verdictBox = useRef<HTMLDivElement>(null)
  const disabled = problem.answer === notAnswerable

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    flushSync(() => practice.submit())
    if (verdictBox.current?.querySelector('p')) bringIntoView(verdictBox.current)
  }

  const submit = (
    <button type="submit" className="button-main" disabled={disabled}>
      Submit
    </button>
  )
  const verdict = <VerdictBox practice={practice} links={links} box={verdictBox} />
  return (
    <form onSubmit={onSubmit} className="answer-form" noValidate>
      {parts.map((part, index) => (
        <PartAnswer
          key={part.label ?? ''}
          {...{ practice, problem, part, index, disabled, links }}
          {...(parts.length === 1 && { submit, verdict })}
        />
      ))}
      {parts.length > 1 && (
        <div>
          <div className="answer-row">{submit}</div>
          {verdict}
        </div>
      )}
      <AttemptsLine session={practice.session} />
      {disabled && (
        <div>
          <p className="text-sm text-muted">
            Draw this on paper; there is nothing to type. Then compare with the drawing in the solution.
          </p>
          <DrawReport practice={practice} />
        </div>
      )}
    </form>
  )
}
