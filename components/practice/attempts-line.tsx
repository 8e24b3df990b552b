import type { PracticeSession } from './practice-session'
import { Icon } from '../ui/icon'

/** The counter, and the icon of the last attempt, once one has a result. */
export function AttemptsLine({ session: { attempts, verdict } }: { readonly session: PracticeSession }) {
  if (attempts === 0) return null
  return (
    <p className="flex min-h-11 items-center gap-2 text-sm text-muted">
      Attempts: {attempts}
      {verdict && !verdict.unclear && (
        <span className={verdict.correct ? 'text-good' : 'text-bad'}>
          <Icon name={verdict.correct ? 'check' : 'cross'} />
          <span className="sr-only">{verdict.correct ? 'last attempt right' : 'last attempt wrong'}</span>
        </span>
      )}
    </p>
  )
}
