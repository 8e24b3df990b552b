import { Figure } from '../figures/figure'
import { RichText } from '../ui/rich-text'
import { letterAt } from '@/lib/letters'
import type { Problem } from '@/lib/problems/problem'

interface SheetQuestionProps {
  readonly problem: Problem
  /** "7" */
  readonly number: string
  /** How many lines to write on. */
  readonly lines: number
}

const caption = (text: string) => <RichText>{text}</RichText>

/** A question as a paper has it: its marks at the right, options and figure with it, lines to write on below. */
export function SheetQuestion({ problem, number, lines }: SheetQuestionProps) {
  return (
    <li className="sheet-question">
      <span>{number}.</span>
      <div className="sheet-asked">
        {problem.question.split('\n').map((line, index) => (
          <p key={index}>
            <RichText>{line}</RichText>
          </p>
        ))}
        {problem.parts.map(
          ({ label, options }) => options && <Options key={label ?? ''} label={label ?? ''} options={options} />,
        )}
        {problem.figure && <Figure {...problem.figure} renderCaption={caption} />}
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

function Options({ label, options }: { readonly label: string; readonly options: readonly string[] }) {
  return (
    <div className="sheet-options">
      {options.map((option, index) => (
        <span key={option}>
          {label} ({letterAt(index)}) <RichText>{option}</RichText>
        </span>
      ))}
    </div>
  )
}
