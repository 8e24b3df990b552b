import type { Verdict } from '@/lib/answers/rule'
import type { Problem } from '@/lib/problems/problem'

/** What a student says of a task to draw, which nobody can judge here. */
export type DrawReport = 'did-it' | 'more-practice'

/** How the student came to it. */
interface Way {
  readonly problem: Problem
  /** Judged so; of a task to draw: said so by the student. */
  readonly correct: boolean
  /** This one included; 0 for a task to draw. */
  readonly attempts: number
  /** How many hints were shown before. */
  readonly hintsSeen: number
  /** Whether the solution, or a line of it, was shown before. */
  readonly solutionSeen: boolean
  /** Since the problem was posed. */
  readonly milliseconds: number
}

/** One result of a problem: each attempt that was judged until it is solved, or a word on a drawing. */
export type PracticeOutcome = Way &
  ({ readonly kind: 'judged'; readonly verdict: Verdict } | { readonly kind: 'drawn'; readonly report: DrawReport })
