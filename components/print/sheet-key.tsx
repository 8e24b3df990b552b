import { setCaption } from '../answering/set-caption'
import { Figure } from '../figures/figure'
import { RichText } from '../ui/rich-text'
import { marksFigure } from '@/lib/marks'
import { shownKey } from '@/lib/papers/shown-key'
import type { Problem } from '@/lib/problems/problem'

interface SheetKeyProps {
  readonly problem: Problem
  readonly number: string
  /** The answer alone, or the lines with what each earns. */
  readonly scheme: boolean
}

/** A question's answer, or its marking scheme. */
export function SheetKey({ problem, number, scheme }: SheetKeyProps) {
  const { marks, steps, stepMarks, solutionFigure } = problem
  const key = <RichText>{shownKey(problem)}</RichText>
  if (!scheme)
    return (
      <li className="sheet-key">
        <span>{number}.</span>
        <span>{key}</span>
        <span className="sheet-marks">[{marks}]</span>
      </li>
    )
  return (
    <li>
      {steps.map((step, index) => (
        <div key={index} className="sheet-key">
          <span>{index === 0 ? `${number}.` : ''}</span>
          <RichText>{step}</RichText>
          <span className="sheet-marks">{earnedText(stepMarks[index] ?? 0)}</span>
        </div>
      ))}
      <div className="sheet-key">
        <span />
        <span>
          Answer: <strong>{key}</strong>
        </span>
        <span className="sheet-marks">[{marks}]</span>
      </div>
      {solutionFigure && <Figure {...solutionFigure} renderCaption={setCaption} />}
    </li>
  )
}

/** What a line earns, as the board prints it: "½", "1½"; nothing for a line that earns none. */
export const earnedText = (marks: number): string => (marks === 0 ? '' : marksFigure(marks))
