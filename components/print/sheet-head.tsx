import { durationText } from '@/lib/papers/clock'

export interface SheetHeading {
  readonly school: string
  readonly className: string
  readonly date: string
}

interface SheetHeadProps extends SheetHeading {
  readonly title: string
  readonly marks: number
  readonly minutes?: number
  /** With room for the student's name and roll number. */
  readonly forStudent: boolean
}

/** School, title, class, date, time and marks; what was left out is a line to fill in. */
export function SheetHead({ school, className, date, title, marks, minutes, forStudent }: SheetHeadProps) {
  return (
    <header className="sheet-head">
      {school && <p>{school}</p>}
      <h1>{title}</h1>
      <p className="sheet-line">
        <span>Class: {className || <Fill />}</span>
        <span>Date: {date || <Fill />}</span>
        {minutes !== undefined && <span>Time: {durationText(minutes)}</span>}
        <span>Maximum marks: {marks}</span>
      </p>
      {forStudent && (
        <p className="sheet-line">
          <span>
            Name: <Fill />
          </span>
          <span>
            Roll no.: <Fill />
          </span>
        </p>
      )}
    </header>
  )
}

const Fill = () => <span className="sheet-fill">&nbsp;</span>
