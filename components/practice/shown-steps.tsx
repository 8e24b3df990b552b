import type { RefObject } from 'react'
import type { Practice } from './practice'
import { WorkedLine } from './worked-line'
import type { Problem } from '@/lib/problems/problem'

interface ShownStepsProps {
  readonly practice: Practice
  readonly problem: Problem
  readonly section: RefObject<HTMLElement | null>
}

/** The line of the solution where an answer went wrong, or the first, and as many behind it as the student asks for. */
export function ShownSteps({ practice, problem, section }: ShownStepsProps) {
  const { shownSteps } = practice.session
  if (!shownSteps) return null
  const { first, last, from } = shownSteps
  const title = from === 'mistake' ? 'Where it went wrong' : 'Step by step'
  const steps = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return (
    <section ref={section} className="help-panel" aria-label={title}>
      <h4 className="font-semibold">{title}</h4>
      <ol start={first} aria-live="polite" className="worked-lines">
        {steps.map((step) => (
          <WorkedLine key={step} problem={problem} step={step} />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        {last < problem.steps.length && (
          <button type="button" className="button-quiet" onClick={practice.showOneMore}>
            One line more
          </button>
        )}
        <button type="button" className="button-quiet" onClick={practice.hideSteps}>
          Hide these lines
        </button>
      </div>
    </section>
  )
}
