import type { PracticeSession } from './practice-session'
import { Icon } from '../ui/icon'

/** The counter, and the icon of the last attempt, once one has a result. */
export function AttemptsLine({ session: { attempts, solved, verdict } }: { readonly session: PracticeSession }) {
  if (attempts === 0) return null
  // What is tried after the problem is solved counts no more.
  const isRight = solved || verdict?.correct
  return (
    <p className="flex min-h-11 items-center gap-2 text-sm text-muted">
      Attempts: {attempts}
      {verdict && !verdict.unclear && (
        <span className={isRight ? 'text-good' : 'text-bad'}>
          <Icon name={isRight ? 'check' : 'cross'} />
          <span className="sr-only">{isRight ? 'last attempt right' : 'last attempt wrong'}</span>
        </span>
      )}
    </p>
  )
}
