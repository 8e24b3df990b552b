import type { Practice } from './practice'
import type { DrawReport as Report } from './practice-outcome'

const reports: readonly { readonly report: Report; readonly name: string; readonly thanks: string }[] = [
  { report: 'did-it', name: 'I did it', thanks: 'Well done. Go on when you are ready.' },
  {
    report: 'more-practice',
    name: 'I need more practice',
    thanks: 'Noted. Compare your drawing with the solution, step by step.',
  },
]

interface DrawReportProps {
  readonly practice: Practice
  /** Opens the solution. */
  readonly onCompare: () => void
}

/** For a task to draw: the student compares, and says how it went. It counts nothing. Where the solution is open it stands at its end. */
export function DrawReport({ practice, onCompare }: DrawReportProps) {
  const { report: said, solutionSeen } = practice.session
  function say(report: Report) {
    const isCompared = solutionSeen || report !== 'did-it'
    if (isCompared) practice.report(report)
    else onCompare()
  }
  return (
    <>
      <div role="group" aria-label="How did it go?" className="mt-3 flex flex-wrap gap-2">
        {reports.map(({ report, name }) => (
          <button
            key={report}
            type="button"
            className="button-quiet report-button"
            aria-pressed={said === report}
            aria-disabled={said !== null}
            onClick={() => say(report)}
          >
            {name}
          </button>
        ))}
      </div>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {said && reports.find(({ report }) => report === said)?.thanks}
      </p>
    </>
  )
}
