import type { ReactNode } from 'react'

interface CourseBarProps {
  /** "3 of 10" */
  readonly title: string
  readonly note: string
  /** Where the button leads. */
  readonly back: string
  readonly onBack: () => void
  readonly children?: ReactNode
}

/** Above a problem of a course: where in it the student is, and the way back to its start. */
export function CourseBar({ title, note, back, onBack, children }: CourseBarProps) {
  return (
    <section aria-label={back} className="card course-bar">
      <div className="min-w-0 grow basis-32">
        <p className="font-semibold">{title}</p>
        <p className="truncate text-sm text-muted">{note}</p>
      </div>
      <button type="button" className="button-quiet shrink-0" onClick={onBack}>
        Overview
      </button>
      {children}
    </section>
  )
}
