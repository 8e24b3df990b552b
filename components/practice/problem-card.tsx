import { useEffect, useId, useRef, type ReactNode } from 'react'
import { AnswerForm } from './answer-form'
import { CopyLink } from './copy-link'
import { ResultBanner } from './result-banner'
import { WorkedSolution } from './worked-solution'
import type { LinkAge } from './link-age'
import type { Practice } from './use-practice'
import { Figure } from '../figures/figure'
import { Html } from '../ui/html'
import { Icon } from '../ui/icon'
import type { Prompt } from '../ui/prompt'
import { RichText } from '../ui/rich-text'
import type { Problem } from '@/lib/problems/problem'
import { difficultyLabels } from '@/lib/syllabus'

interface ProblemCardProps {
  readonly practice: Practice
  readonly problem: Problem
  readonly tip: Prompt | undefined
  /** A word on the link that opened it. */
  readonly notice?: ReactNode
  readonly onAsk: (prompt: string) => void
}

/** Said in the card when a link was made with another version of its problem. */
const linkWords: Readonly<Record<LinkAge, string>> = {
  same: '',
  older: 'This problem was improved after the link was made: here is the new version.',
  newer: 'This link comes from a newer version of this page. Reload the page to see its problem as it was sent.',
}

const setCaption = (text: string) => <RichText>{text}</RichText>

/** Shows a problem and its verdict; decides nothing. A new one comes into view by itself. */
export function ProblemCard({ practice, problem, tip, notice, onAsk }: ProblemCardProps) {
  const questionId = useId()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    // In braces: newer browsers return a promise from scrolling, and an effect may return a function only.
    void card.current?.scrollIntoView({ block: 'start' })
    // The control that had the focus may be gone with the last problem: the focus goes on from here.
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true })
  }, [])
  const { session, toggleHints, toggleSolution } = practice
  return (
    <article ref={card} tabIndex={-1} aria-label="Problem" aria-describedby={questionId} className="card p-4 sm:p-6">
      {notice}
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg font-semibold">{problem.chapter}</h3>
        <span className={`badge badge-${problem.difficulty}`}>{difficultyLabels[problem.difficulty].name}</span>
        <span className="text-sm text-muted">{problem.marks === 1 ? '1 mark' : `${problem.marks} marks`}</span>
        <p className="w-full text-sm text-muted">{problem.cbseReference}</p>
      </header>
      <div id={questionId} className="problem-text mt-4">
        <RichText>{problem.question}</RichText>
      </div>
      {linkWords[session.fromLink] && <p className="mt-3 text-sm text-muted">{linkWords[session.fromLink]}</p>}
      {problem.figure && <Figure {...problem.figure} renderCaption={setCaption} />}
      <AnswerForm key={problem.id} practice={practice} problem={problem} />
      <ResultBanner session={session} />
      <div className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <button type="button" className="button-quiet" aria-expanded={session.showHints} onClick={toggleHints}>
          {session.showHints ? 'Hide Hints' : 'Show Hints'}
        </button>
        <button type="button" className="button-quiet" aria-expanded={session.showSolution} onClick={toggleSolution}>
          {session.showSolution ? 'Hide Solution' : 'Show Solution'}
        </button>
        <CopyLink problem={problem} />
      </div>
      {session.showHints && <Hints problem={problem} />}
      {session.showSolution && <WorkedSolution problem={problem} />}
      {tip && <ProblemTip tip={tip} onAsk={onAsk} />}
    </article>
  )
}

function Hints({ problem }: { readonly problem: Problem }) {
  return (
    <section className="mt-4 rounded-lg border border-line p-4" aria-label="Hints">
      <h4 className="font-semibold">Hints</h4>
      <ol className="mt-2 list-decimal space-y-2 pl-5">
        {problem.hints.map((hint) => (
          <li key={hint}>
            <RichText>{hint}</RichText>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ProblemTip({ tip, onAsk }: { readonly tip: Prompt; readonly onAsk: (prompt: string) => void }) {
  const tipId = useId()
  return (
    <div className="mt-5 flex flex-wrap items-start gap-3 rounded-lg bg-sunk p-3">
      <button
        type="button"
        className="button-quiet shrink-0"
        aria-describedby={tipId}
        onClick={() => onAsk(tip.prompt)}
      >
        <Icon name="tip" className="text-accent" />
        Board Exam Tip
      </button>
      <p id={tipId} className="min-w-48 grow basis-32 py-2 text-sm">
        <Html html={tip.html} />
      </p>
    </div>
  )
}
