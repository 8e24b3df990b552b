import { ShowStep, SlipNote, type StepLinks } from './slip-note'
import { Icon } from '../ui/icon'
import type { Verdict } from '@/lib/answers/rule'

interface PartVerdictProps {
  readonly verdict: Verdict
  readonly label: string | undefined
  readonly marks: number
  readonly answered: boolean
  readonly links: StepLinks
  /** The first step of its solution, where that is worth showing. */
  readonly start: number | null
}

/** Beside the box; the verdict as a whole is announced once, under Submit. */
export function PartVerdict({ verdict, label, marks, answered, links, start }: PartVerdictProps) {
  if (verdict.unread && !answered) return <p className="mt-2 text-sm text-muted">Still to be answered</p>
  return (
    <div className={`verdict verdict-part ${verdict.correct ? 'verdict-good' : 'verdict-bad'}`}>
      <p className="verdict-head">
        <Icon name={verdict.correct ? 'check' : 'cross'} />
        {verdict.correct ? `Right: ${marks === 1 ? '1 mark' : `${marks} marks`}` : 'Not yet right'}
      </p>
      <SlipNote verdict={verdict} links={links} />
      {!verdict.correct && <ShowStep {...{ verdict, links, start }} {...(label && { part: label })} />}
    </div>
  )
}
