import { setCaption } from '../answering/set-caption'
import { Figure } from '../figures/figure'
import { RichText } from '../ui/rich-text'
import { marksText } from '@/lib/marks'
import { figureStep } from '@/lib/problems/figure-step'
import type { Problem } from '@/lib/problems/problem'

interface WorkedLineProps {
  readonly problem: Problem
  /** Its place in the solution, counted from 1. */
  readonly step: number
  /** The student is pointed to it. */
  readonly marked?: boolean
}

/** A numbered line of the worked solution, with what it earns and the table that belongs to it. */
export function WorkedLine({ problem, step, marked = false }: WorkedLineProps) {
  const { steps, stepMarks, solutionFigure } = problem
  const earned = stepMarks[step - 1] ?? 0
  return (
    <li className="worked-line" tabIndex={-1} {...(marked && { 'aria-current': 'step' })}>
      <span className="worked-number">
        <span className="sr-only">Step </span>
        {step}
      </span>
      <div className="worked-text">
        <div className="scrolls">
          <RichText>{steps[step - 1] ?? ''}</RichText>
          {earned > 0 && (
            <>
              {' '}
              <span className="step-marks">{marksText(earned)}</span>
            </>
          )}
        </div>
        {solutionFigure && figureStep(problem) === step && <Figure {...solutionFigure} renderCaption={setCaption} />}
      </div>
    </li>
  )
}
