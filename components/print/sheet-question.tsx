import { SheetOptions } from './sheet-options'
import { setCaption } from '../answering/set-caption'
import { Figure } from '../figures/figure'
import { Lines } from '../ui/lines'
import { writtenWording } from '@/lib/papers/paper-wording'
import type { Problem } from '@/lib/problems/problem'

interface SheetQuestionProps {
  readonly problem: Problem
  /** "7" */
  readonly number: string
  /** How many lines to write on. */
  readonly lines: number
}

/** A question as a paper has it: its marks at the right, options and figure with it, lines to write on below. */
export function SheetQuestion({ problem, number, lines }: SheetQuestionProps) {
  return (
    <li className="sheet-question">
      <span>{number}.</span>
      <div className="sheet-asked">
        <Lines text={writtenWording(problem.question)} />
        {problem.parts.map(
          ({ label, options }) => options && <SheetOptions key={label ?? ''} label={label ?? ''} options={options} />,
        )}
        {problem.figure && <Figure {...problem.figure} renderCaption={setCaption} />}
      </div>
      <span className="sheet-marks">[{problem.marks}]</span>
      {lines > 0 && (
        <div className="sheet-lines">
          {Array.from({ length: lines }, (_, index) => (
            <div key={index} />
          ))}
        </div>
      )}
    </li>
  )
}
