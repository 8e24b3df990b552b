import type { ReactNode, RefObject } from 'react'
import { WorkedLine } from './worked-line'
import { setCaption } from '../answering/set-caption'
import { Figure } from '../figures/figure'
import { RichText } from '../ui/rich-text'
import { figureStep } from '@/lib/problems/figure-step'
import type { Problem } from '@/lib/problems/problem'

interface WorkedSolutionProps {
  readonly problem: Problem
  readonly markedStep?: number | null
  readonly list?: RefObject<HTMLOListElement | null>
  /** Stands at its end. */
  readonly children?: ReactNode
}

/** The whole solution, a numbered line a step. */
export function WorkedSolution({ problem, markedStep = null, list, children }: WorkedSolutionProps) {
  const { steps, solutionFigure, explanation } = problem
  return (
    <section className="help-panel" aria-label="Solution">
      <h4 className="font-semibold">Solution</h4>
      <ol {...(list && { ref: list })} aria-label="Solution steps" className="worked-lines">
        {steps.map((step, index) => (
          <WorkedLine key={`${index}-${step}`} problem={problem} step={index + 1} marked={markedStep === index + 1} />
        ))}
      </ol>
      {solutionFigure && figureStep(problem) === null && <Figure {...solutionFigure} renderCaption={setCaption} />}
      <p className="mt-3 border-t border-line pt-3 text-muted">
        <RichText className="scrolls block">{explanation}</RichText>
      </p>
      {children}
    </section>
  )
}
