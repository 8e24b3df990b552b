import { Figure } from '../figures/figure'
import { RichText } from '../ui/rich-text'
import { figureStep } from '@/lib/problems/figure-step'
import type { Problem } from '@/lib/problems/problem'

interface WorkedLineProps {
  readonly problem: Problem
  /** Its place in the solution, counted from 1. */
  readonly step: number
  /** The student is pointed to it. */
  readonly marked?: boolean
}

export const setCaption = (text: string) => <RichText>{text}</RichText>

/** A numbered line of the worked solution, with what it earns and the table that belongs to it. */
export function WorkedLine({ problem, step, marked = false }: WorkedLineProps) {
  const { steps, stepMarks, solutionFigure } = problem
  return (
    <li className="worked-line" tabIndex={-1} {...(marked && { 'aria-current': 'step' })}>
      <span className="worked-number">
        <span className="sr-only">Step </span>
        {step}
      </span>
      <div className="worked-text">
        <div className="scrolls">
          <RichText>{steps[step - 1] ?? ''}</RichText>
          <StepMarks marks={stepMarks[step - 1] ?? 0} />
        </div>
        {solutionFigure && figureStep(problem) === step && <Figure {...solutionFigure} renderCaption={setCaption} />}
      </div>
    </li>
  )
}

/** What the line earns, "½ mark" or "1½ marks"; nothing where it earns none. */
function StepMarks({ marks }: { readonly marks: number }) {
  if (marks === 0) return null
  const whole = Math.floor(marks)
  return (
    <>
      {' '}
      <span className="step-marks">
        {whole || ''}
        {whole < marks && '½'} {marks > 1 ? 'marks' : 'mark'}
      </span>
    </>
  )
}
