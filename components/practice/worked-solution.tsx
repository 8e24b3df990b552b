import { Figure } from '../figures/figure'
import { RichText } from '../ui/rich-text'
import type { Problem } from '@/lib/problems/problem'

const setCaption = (text: string) => <RichText>{text}</RichText>

export function WorkedSolution({ problem }: { readonly problem: Problem }) {
  return (
    <section className="mt-4 rounded-lg border border-line p-4" aria-label="Solution">
      <h4 className="font-semibold">Solution</h4>
      <ol className="solution-steps mt-2 space-y-2">
        {problem.steps.map((step, index) => (
          <li key={`${index}-${step}`}>
            <RichText>{step}</RichText>
            <StepMarks marks={problem.stepMarks[index] ?? 0} />
          </li>
        ))}
      </ol>
      {problem.solutionFigure && <Figure {...problem.solutionFigure} renderCaption={setCaption} />}
      <p className="mt-3 border-t border-line pt-3 text-muted">
        <RichText>{problem.explanation}</RichText>
      </p>
    </section>
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
