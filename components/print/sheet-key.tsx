import { Figure } from '../figures/figure'
import { RichText } from '../ui/rich-text'
import type { Problem } from '@/lib/problems/problem'

interface SheetKeyProps {
  readonly problem: Problem
  readonly number: string
  /** The answer alone, or the lines with what each earns. */
  readonly scheme: boolean
}

const caption = (text: string) => <RichText>{text}</RichText>

/** A question's answer, or its marking scheme. */
export function SheetKey({ problem, number, scheme }: SheetKeyProps) {
  const { answer, marks, steps, stepMarks, solutionFigure } = problem
  if (!scheme)
    return (
      <li className="sheet-key">
        <span>{number}.</span>
        <span>{answer}</span>
        <span className="sheet-marks">[{marks}]</span>
      </li>
    )
  return (
    <li>
      {steps.map((step, index) => (
        <div key={index} className="sheet-key">
          <span>{index === 0 ? `${number}.` : ''}</span>
          <RichText>{step}</RichText>
          <span className="sheet-marks">{marksText(stepMarks[index] ?? 0)}</span>
        </div>
      ))}
      <div className="sheet-key">
        <span />
        <span>
          Answer: <strong>{answer}</strong>
        </span>
        <span className="sheet-marks">[{marks}]</span>
      </div>
      {solutionFigure && <Figure {...solutionFigure} renderCaption={caption} />}
    </li>
  )
}

/** Half marks as the board prints them: "½", "1½". */
export function marksText(marks: number): string {
  if (marks === 0) return ''
  const whole = Math.floor(marks)
  return marks === whole ? String(whole) : `${whole === 0 ? '' : whole}½`
}
