import type { WayIn } from './practice-action'
import { RichText } from '../ui/rich-text'
import { withoutLookAgain, type Verdict } from '@/lib/answers'

/** The ways from a verdict into the worked solution; steps are counted from 1. */
export interface StepLinks {
  /** Opens the solution at the step. */
  readonly lookAt: (step: number) => void
  /** Shows the step alone. */
  readonly showStep: (step: number, from: WayIn) => void
}

interface SlipNoteProps {
  readonly verdict: Verdict
  readonly links: StepLinks
}

/** A word on a wrong answer; where it names a step of the solution, the way there. */
export function SlipNote({ verdict: { note, step }, links }: SlipNoteProps) {
  if (note === undefined) return null
  return (
    <>
      <p className="verdict-note">
        <RichText>{step === undefined ? note : withoutLookAgain(note, step)}</RichText>
      </p>
      {step !== undefined && (
        <button type="button" className="verdict-link" onClick={() => links.lookAt(step)}>
          Look again at step {step} of the solution
        </button>
      )}
    </>
  )
}

interface ShowStepProps extends SlipNoteProps {
  /** The first step of the solution, for a mistake that is not known; null where it would show all or is shown. */
  readonly start: number | null
  /** The part that it is of, where there are several. */
  readonly part?: string
}

/** For a student who wants one line and no more. */
export function ShowStep({ verdict, start, part, links }: ShowStepProps) {
  const step = verdict.step ?? (verdict.unread ? null : start)
  if (step === null) return null
  const from = verdict.step === undefined ? 'start' : 'mistake'
  return (
    <button type="button" className="verdict-button" onClick={() => links.showStep(step, from)}>
      {from === 'mistake'
        ? 'Show me the step where it went wrong'
        : `Show me the first step${part ? ` of ${part}` : ''}`}
    </button>
  )
}
