import { Objection } from './objection'
import type { PracticeSession } from './practice-session'
import { Icon } from '../ui/icon'
import { RichText } from '../ui/rich-text'
import type { Verdict } from '@/lib/answers/rule'

/** The verdict in words, announced when it comes; the counter and its icon once an attempt has a result. */
export function ResultBanner({ session }: { readonly session: PracticeSession }) {
  const { verdict, attempts, advancing } = session
  const several = (verdict?.parts?.length ?? 1) > 1
  return (
    <>
      <div role="status">
        {verdict?.correct === true && (
          <div className="result result-good">
            <p className="font-semibold">
              <Icon name="check" /> {advancing ? 'Correct! A new problem will load shortly.' : 'Correct!'}
            </p>
            {verdict.note && <Note text={verdict.note} />}
          </div>
        )}
        {verdict?.unclear && (
          <div className="result">
            <p className="font-semibold">Not judged yet: this does not count as an attempt.</p>
            {verdict.note && <Note text={verdict.note} />}
          </div>
        )}
        {verdict?.correct === false && !verdict.unclear && (
          <div className="result result-bad">
            <p className="font-semibold">
              <Icon name="cross" /> Incorrect. Review your working and try again.
            </p>
            {several ? (
              <Note text={partsWord(session, verdict)} />
            ) : (
              <>
                {verdict.reading && <Note text={`We read your answer as $${verdict.reading}$.`} />}
                {verdict.note && <Note text={verdict.note} />}
              </>
            )}
          </div>
        )}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-6 text-sm text-muted empty:hidden">
        {attempts > 0 && (
          <p className="flex min-h-11 items-center gap-2">
            Attempts: {attempts}
            {verdict && !verdict.unclear && (
              <span className={verdict.correct ? 'text-good' : 'text-bad'}>
                <Icon name={verdict.correct ? 'check' : 'cross'} />
                <span className="sr-only">{verdict.correct ? 'last attempt right' : 'last attempt wrong'}</span>
              </span>
            )}
          </p>
        )}
        {verdict?.correct === false && <Objection session={session} />}
      </div>
    </>
  )
}

/** "2 of 4 marks so far. Look again at (ii) and (iii)." */
function partsWord({ currentProblem }: PracticeSession, { parts = [], marks = 0 }: Verdict): string {
  const wrong = parts.flatMap(({ correct }, index) => (correct ? [] : (currentProblem?.parts[index]?.label ?? [])))
  return `${marks} of ${currentProblem?.marks ?? 0} marks so far. Look again at ${listOf(wrong)}.`
}

const listOf = (labels: readonly string[]): string =>
  [labels.slice(0, -1).join(', '), ...labels.slice(-1)].filter(Boolean).join(' and ')

const Note = ({ text }: { readonly text: string }) => (
  <p className="mt-1">
    <RichText>{text}</RichText>
  </p>
)
