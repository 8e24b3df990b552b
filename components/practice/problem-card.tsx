import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { AnswerForm } from './answer-form'
import { CardButtons } from './card-buttons'
import { DrawReport } from './draw-report'
import { Hints } from './hints'
import { bringIntoView, pointAt } from './into-view'
import type { LinkAge } from './link-age'
import { NextProblem } from './next-problem'
import { onOptionKey } from './option-keys'
import type { Practice } from './practice'
import type { WayIn } from './practice-action'
import { ProblemTip } from './problem-tip'
import { ShownSteps } from './shown-steps'
import { WorkedSolution } from './worked-solution'
import { setCaption } from '../answering/set-caption'
import { Figure } from '../figures/figure'
import type { Prompt } from '../ui/prompt'
import { RichText } from '../ui/rich-text'
import { notAnswerable, type Problem } from '@/lib/problems/problem'
import { chapterOf, difficultyLabels } from '@/lib/syllabus'

interface ProblemCardProps {
  readonly practice: Practice
  readonly problem: Problem
  readonly tip: Prompt | undefined
  /** Where it stands in a course: "No. 3 of 10". */
  readonly place?: ReactNode
  /** A word on the link that opened it. */
  readonly notice?: ReactNode
  readonly onAsk: (prompt: string) => void
}

/** Said in the card when a link was made with another version of its problem. */
const linkWords: Readonly<Record<LinkAge, string>> = {
  same: '',
  older: 'This problem was improved after the link was made: here is the new version.',
  newer: 'This link comes from a newer version of this page. Reload the page to see its problem as it was sent.',
  unknown: 'The problem of this link is not known here: this is another one of the same chapter and level.',
}

/** Shows a problem and its verdict; decides nothing. A new one takes the place of the old one in the same card, and comes into view by itself. */
export function ProblemCard({ practice, problem, tip, place, notice, onAsk }: ProblemCardProps) {
  const questionId = useId()
  const card = useRef<HTMLElement>(null)
  const lines = useRef<HTMLOListElement>(null)
  const shownLines = useRef<HTMLElement>(null)
  const hints = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // In braces: newer browsers return a promise from scrolling, and an effect may return a function only.
    void card.current?.scrollIntoView({ block: 'start' })
    // The focus goes to the new problem, whatever led to it; only a dialog that lies over the page keeps it.
    if (!document.activeElement?.closest('dialog')) card.current?.focus({ preventScroll: true })
  }, [problem.id])
  const { session } = practice
  const { currentNumber } = chapterOf(problem.type)
  const [part, ...otherParts] = problem.parts
  const options = part?.rule.kind === 'choice' && otherParts.length === 0 ? (part.options ?? []) : []

  /** What is opened comes into view, as far as it fits. */
  function open(happens: () => void, opened: () => HTMLElement | null | undefined) {
    flushSync(happens)
    bringIntoView(opened() ?? null)
  }
  const links = {
    lookAt(step: number) {
      flushSync(() => practice.lookAt(step))
      pointAt(lines.current?.children[step - 1])
    },
    showStep: (step: number, from: WayIn) =>
      open(
        () => practice.showStep(step, from),
        () => shownLines.current,
      ),
  }
  const onSolution = () => open(practice.toggleSolution, () => lines.current?.querySelector('li'))
  /** The button that was pressed is gone: the focus goes to the first line. */
  function compare() {
    flushSync(practice.toggleSolution)
    pointAt(lines.current?.children[0])
  }
  const pickByKey = (event: KeyboardEvent<HTMLElement>) => onOptionKey(event, options.length, practice.type)
  /** The button that was pressed is gone: the focus goes to the way on. */
  function stay() {
    flushSync(practice.stay)
    next.current?.focus({ preventScroll: true })
  }
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label="Problem"
      aria-describedby={questionId}
      className="card problem-card p-4 sm:p-6"
      {...(options.length > 0 && { onKeyDown: pickByKey })}
    >
      {notice}
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-lg font-semibold">{problem.chapter}</h3>
        <span className={`badge badge-${problem.difficulty}`}>{difficultyLabels[problem.difficulty].name}</span>
        <span className="text-sm text-muted">{problem.marks === 1 ? '1 mark' : `${problem.marks} marks`}</span>
        {place}
        {problem.beyond && <span className="badge">Beyond the current syllabus</span>}
        <p className="w-full text-sm text-muted">
          {problem.cbseReference}
          {currentNumber && <span>{`, in the current book Chapter ${currentNumber}`}</span>}
        </p>
      </header>
      <div key={problem.id} id={questionId} className="problem-text scrolls mt-4">
        <RichText>{problem.question}</RichText>
      </div>
      {linkWords[session.fromLink] && (
        <p className="mt-3 text-sm text-muted" {...(session.fromLink === 'unknown' && { role: 'alert' })}>
          {linkWords[session.fromLink]}
        </p>
      )}
      {problem.figure && <Figure {...problem.figure} renderCaption={setCaption} />}
      <AnswerForm
        key={`answer ${problem.id}`}
        practice={{ ...practice, stay }}
        {...{ problem, links }}
        onCompare={compare}
      />
      <ShownSteps practice={practice} problem={problem} section={shownLines} />
      <CardButtons
        {...{ practice, problem, next }}
        onHints={() => open(practice.toggleHints, () => hints.current)}
        onSolution={onSolution}
      />
      <div ref={hints}>{session.showHints && <Hints practice={practice} hints={problem.hints} />}</div>
      {session.showSolution && (
        <WorkedSolution problem={problem} markedStep={session.markedStep} list={lines}>
          {problem.answer === notAnswerable && <DrawReport practice={practice} onCompare={compare} />}
          <NextProblem practice={practice} className="mt-4" />
        </WorkedSolution>
      )}
      {tip && <ProblemTip tip={tip} onAsk={onAsk} />}
    </article>
  )
}
