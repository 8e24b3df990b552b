import type { RefObject } from 'react'
import type { Practice } from './practice'
import { BusySign } from '../ui/busy-sign'

interface NextProblemProps {
  readonly practice: Practice
  readonly button?: RefObject<HTMLButtonElement | null>
  readonly className?: string
}

/** The way on, when the student is ready; it stands out once there is nothing left to do here. */
export function NextProblem({ practice, button, className = '' }: NextProblemProps) {
  const { solved, report, loading } = practice.session
  const look = solved || report ? 'button-main' : 'button-quiet'
  return (
    <button
      {...(button && { ref: button })}
      type="button"
      className={`${look} ${className}`}
      aria-disabled={loading}
      onClick={() => practice.generate()}
    >
      Next problem{loading && <BusySign />}
    </button>
  )
}
