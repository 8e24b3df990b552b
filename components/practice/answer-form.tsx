import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { AttemptsLine } from './attempts-line'
import { DrawReport } from './draw-report'
import { bringIntoView } from './into-view'
import { PartAnswer } from './part-answer'
import type { Practice } from './practice'
import type { StepLinks } from './slip-note'
import { VerdictBox } from './verdict-box'
import { Icon } from '../ui/icon'
import { notAnswerable, type Part, type Problem } from '@/lib/problems/problem'

interface AnswerFormProps {
  readonly practice: Practice
  readonly problem: Problem
  readonly links: StepLinks
  /** Shows the whole solution, to compare a drawing with. */
  readonly onCompare: () => void
}

/** A box for each part, one Submit for all, and the verdict right under it. */
export function AnswerForm({ practice, problem, links, onCompare }: AnswerFormProps) {
  const { parts } = problem
  const { session } = practice
  /** How often Submit was pressed in vain: the word is said each time. */
  const [wanting, setWanting] = useState(0)
  /** The answer is being kept, and the verdict comes then. */
  const [keeping, setKeeping] = useState(false)
  const isEmpty = session.responses.every((text) => text.trim() === '')
  const verdictBox = useRef<HTMLDivElement>(null)
  const disabled = problem.answer === notAnswerable

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (keeping) return
    setWanting(isEmpty ? wanting + 1 : 0)
    if (isEmpty) return
    const judging = flushSync(() => practice.submit())
    if (!judging) return showVerdict()
    setKeeping(true)
    void judging.then(() => {
      flushSync(() => setKeeping(false))
      showVerdict()
    })
  }

  const showVerdict = () => verdictBox.current?.querySelector('p') && bringIntoView(verdictBox.current)

  const submit = (
    <button type="submit" className="button-main" disabled={disabled} aria-busy={keeping}>
      Submit
    </button>
  )
  const word = wanting > 0 && isEmpty && <span key={wanting}>{wantingWords(parts)}</span>
  const verdict = <VerdictBox practice={practice} links={links} box={verdictBox} {...(word && { word })} />
  return (
    <form onSubmit={onSubmit} className="answer-form" noValidate>
      {disabled && (
        <p className="draw-task">
          <Icon name="pencil" />
          <span>
            Draw this on paper: there is nothing to type here. Then press Show Solution, compare, and say below how it
            went.
          </span>
        </p>
      )}
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
      <AttemptsLine session={session} />
      {disabled && !session.showSolution && <DrawReport {...{ practice, onCompare }} />}
      <p role="status" className="mt-2 text-sm empty:hidden">
        {disabled && session.showSolution && !session.report && compareFirst}
      </p>
    </form>
  )
}

const compareFirst = 'First compare: the solution is open below. At its end say how it went.'

/** What to do before Submit can do anything. */
function wantingWords(parts: readonly Part[]): string {
  if (parts.length > 1) return 'Answer at least one part first.'
  const kind = parts[0]?.rule.kind
  if (kind === 'choice') return 'Choose an option first.'
  return kind === 'sequence' ? 'Put the steps in order first.' : 'Type your answer first.'
}
