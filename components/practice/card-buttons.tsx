import type { RefObject } from 'react'
import { CopyLink } from './copy-link'
import { NextProblem } from './next-problem'
import type { Practice } from './practice'
import type { Problem } from '@/lib/problems/problem'

interface CardButtonsProps {
  readonly practice: Practice
  readonly problem: Problem
  readonly onHints: () => void
  readonly onSolution: () => void
  readonly next: RefObject<HTMLButtonElement | null>
}

/** What helps with the problem, and the way on. */
export function CardButtons({ practice, problem, onHints, onSolution, next }: CardButtonsProps) {
  const { showHints, showSolution } = practice.session
  return (
    <div className="card-buttons mt-4">
      <button type="button" className="button-quiet" aria-expanded={showHints} onClick={onHints}>
        {showHints ? 'Hide Hints' : 'Show Hints'}
      </button>
      <button type="button" className="button-quiet" aria-expanded={showSolution} onClick={onSolution}>
        {showSolution ? 'Hide Solution' : 'Show Solution'}
      </button>
      <NextProblem practice={practice} button={next} className="max-sm:col-span-full" />
      <CopyLink key={problem.id} problem={problem} />
    </div>
  )
}
