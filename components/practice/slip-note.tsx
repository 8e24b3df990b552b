import { RichText } from '../ui/rich-text'
import { withoutLookAgain, type Verdict } from '@/lib/answers'

/** The ways from a verdict into the worked solution; steps are counted from 1. */
export interface StepLinks {
  /** Opens the solution at the step. */
  readonly lookAt: (step: number) => void
  /** Shows the step alone. */
  readonly showStep: (step: number) => void
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

/** For a student who wants one line and no more. */
export function ShowStep({ verdict: { step }, links }: SlipNoteProps) {
  if (step === undefined) return null
  return (
    <button type="button" className="verdict-button" onClick={() => links.showStep(step)}>
      Show me the step where it went wrong
    </button>
  )
}
