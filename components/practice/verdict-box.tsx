import type { ReactNode, RefObject } from 'react'
import { Objection } from './objection'
import type { Practice } from './practice'
import type { PracticeSession } from './practice-session'
import { OrderWord } from './order-word'
import { startOf } from './start-of-part'
import { partsSoFar } from './parts-so-far'
import { ShowStep, SlipNote, type StepLinks } from './slip-note'
import { Icon } from '../ui/icon'
import { RichText } from '../ui/rich-text'
import type { Verdict } from '@/lib/answers/rule'

interface VerdictBoxProps {
  readonly practice: Practice
  readonly links: StepLinks
  readonly box: RefObject<HTMLDivElement | null>
  /** What to do before there is anything to judge. */
  readonly word?: ReactNode
}

/** The verdict in words, announced when it comes, right under Submit, with what a student may do about it. */
export function VerdictBox({ practice: { session, stay }, links, box, word }: VerdictBoxProps) {
  const { verdict, advancing } = session
  const several = (verdict?.parts?.length ?? 1) > 1
  return (
    <div ref={box} className={verdict ? `verdict ${lookOf(verdict)}` : undefined}>
      <div role="status">{verdict && <Words key={session.verdicts} {...{ session, verdict, several, links }} />}</div>
      <p aria-live="polite" className={word ? 'mt-2 text-sm text-muted' : 'sr-only'}>
        {word}
      </p>
      {advancing && (
        <button type="button" className="verdict-button" onClick={stay}>
          Stay on this problem
        </button>
      )}
      {verdict?.correct === false && (
        <div className="verdict-buttons">
          {!several && <ShowStep verdict={verdict} links={links} start={startOf(session, 0)} />}
          <Objection session={session} />
        </div>
      )}
    </div>
  )
}

const lookOf = ({ correct, unclear }: Verdict): string =>
  correct ? 'verdict-good' : unclear ? 'verdict-open' : 'verdict-bad'

interface WordsProps extends Pick<VerdictBoxProps, 'links'> {
  readonly session: PracticeSession
  readonly verdict: Verdict
  readonly several: boolean
}

function Words({ session, verdict, several, links }: WordsProps) {
  if (verdict.correct)
    return (
      <>
        <p className="verdict-head">
          <Icon name="check" /> {`Correct!${session.advancing ? comingWords(session) : ''}`}
        </p>
        {verdict.note && (
          <>
            <Note text={verdict.note} />
            <Note text="The next problem waits until you have read this." />
          </>
        )}
      </>
    )
  if (verdict.unclear)
    return (
      <>
        <p className="verdict-head">Not judged yet: this does not count as an attempt.</p>
        {verdict.note && <Note text={verdict.note} />}
      </>
    )
  return (
    <>
      <p className="verdict-head">
        <Icon name="cross" /> Incorrect. Review your working and try again.
      </p>
      {session.solved && <Note text="You solved this problem already: that stays." />}
      {several ? (
        <Note text={partsWord(session, verdict)} />
      ) : (
        <>
          {verdict.reading && <Note text={`We read your answer as $${verdict.reading}$.`} />}
          <SlipNote verdict={verdict} links={links} />
          <OrderWord session={session} />
        </>
      )}
    </>
  )
}

const comingWords = ({ isLast }: PracticeSession): string =>
  isLast ? ' That was the last one: the overview will come shortly.' : ' A new problem will load shortly.'

function partsWord({ currentProblem, responses }: PracticeSession, { parts = [], marks = 0 }: Verdict): string {
  const labelsOf = (empty: boolean) =>
    parts.flatMap(({ correct, unread = false }, index) => {
      const isEmpty = unread && responses[index]?.trim() === ''
      return correct || isEmpty !== empty ? [] : (currentProblem?.parts[index]?.label ?? [])
    })
  return partsSoFar({ marks, of: currentProblem?.marks ?? 0, again: labelsOf(false), empty: labelsOf(true) })
}

const Note = ({ text }: { readonly text: string }) => (
  <p className="verdict-note">
    <RichText>{text}</RichText>
  </p>
)
