import { useEffect, useRef, useState } from 'react'
import { SetAnswer } from './set-answer'
import type { OpenSitting } from './use-sitting'
import { FinishNow } from '../answering/finish-now'
import { QuestionMap } from '../answering/question-map'
import { setCaption } from '../answering/set-caption'
import { WorkedSolution } from '../practice/worked-solution'
import { Figure } from '../figures/figure'
import { RichText } from '../ui/rich-text'
import { isNothing } from '@/lib/sets/result'
import type { PosedQuestion } from '@/lib/sets/posed-set'
import type { QuestionSet } from '@/lib/sets/set'
import { clockText } from '@/lib/sets/sitting'

interface SetQuestionViewProps {
  readonly set: QuestionSet
  readonly posed: readonly PosedQuestion[]
  readonly open: OpenSitting
}

/** One question of a set, the ways to the others, and the end. */
export function SetQuestionView({ set, posed, open }: SetQuestionViewProps) {
  const { sitting, left } = open
  const { place, answers } = sitting
  const head = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState(false)
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  const question = posed[place]
  const given = answers[place]
  if (!question || !given) return null
  const { problem, improved } = question
  const missing = answers.filter(isNothing).length
  return (
    <div className="space-y-4">
      <article aria-label="Problem" className="card problem-card p-4 sm:p-6">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h1 ref={head} tabIndex={-1} className="text-lg font-semibold outline-none">
            Question {place + 1} of {posed.length}
          </h1>
          <span className="text-sm text-muted">
            {problem.marks === 1 ? '1 mark' : `${problem.marks} marks`}
            {left !== null && (
              <>
                {' · '}
                <span role="timer" aria-label="Time left" className={left < 60 ? 'font-semibold text-bad' : ''}>
                  {clockText(left)}
                </span>{' '}
                left
              </>
            )}
          </span>
        </header>
        {improved && <p className="mt-2 text-sm text-muted">This question was improved after the set was made.</p>}
        <div className="problem-text scrolls mt-4">
          <RichText>{problem.question}</RichText>
        </div>
        {problem.figure && <Figure {...problem.figure} renderCaption={setCaption} />}
        <div className="answer-form">
          <SetAnswer problem={problem} texts={given.texts} onTexts={open.type} />
        </div>
        {given.hints > 0 && set.hints && (
          <section className="help-panel" aria-label="Hints">
            <ol className="list-decimal space-y-2 pl-5">
              {problem.hints.slice(0, given.hints).map((hint) => (
                <li key={hint}>
                  <RichText className="scrolls block">{hint}</RichText>
                </li>
              ))}
            </ol>
          </section>
        )}
        <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
          {set.hints && given.hints < problem.hints.length && (
            <button type="button" className="button-quiet" onClick={open.nextHint}>
              {given.hints === 0 ? 'Show a hint' : 'Next hint'}
            </button>
          )}
          {set.solutions === 'always' && (
            <button
              type="button"
              className="button-quiet"
              aria-expanded={shown}
              onClick={() => {
                if (!shown) open.seeSolution()
                setShown(!shown)
              }}
            >
              {shown ? 'Hide Solution' : 'Show Solution'}
            </button>
          )}
        </div>
        {shown && <WorkedSolution problem={problem} />}
        <div className="mt-5 flex gap-2">
          <button type="button" className="button-quiet" disabled={place === 0} onClick={() => open.goTo(place - 1)}>
            Previous
          </button>
          {place + 1 < posed.length && (
            <button type="button" className="button-main" onClick={() => open.goTo(place + 1)}>
              Next
            </button>
          )}
        </div>
      </article>
      <section className="card p-4">
        <nav aria-label="Questions">
          <QuestionMap
            entries={answers.map((answer) =>
              isNothing(answer) ? { words: 'not answered' } : { words: 'answered', look: 'answered' },
            )}
            place={place}
            onPlace={open.goTo}
          />
        </nav>
        {asking ? (
          <div role="alert" className="mt-3">
            <p>
              {missing === 0
                ? 'Every question is answered.'
                : `${missing} of ${posed.length} questions ${missing === 1 ? 'is' : 'are'} not answered.`}{' '}
              Once you finish, nothing can be changed.
            </p>
            <FinishNow onFinish={open.finish} onGoOn={() => setAsking(false)} />
          </div>
        ) : (
          <button type="button" className="button-quiet mt-3" onClick={() => setAsking(true)}>
            Finish
          </button>
        )}
      </section>
    </div>
  )
}
