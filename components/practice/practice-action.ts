import type { DrawReport } from './practice-outcome'
import type { KeptCard } from './kept-cards'
import type { LinkAge } from './link-age'
import type { Verdict } from '@/lib/answers/rule'
import type { Problem } from '@/lib/problems/problem'
import type { Difficulty, PracticeTopic } from '@/lib/syllabus'

/** What a single line of the solution is shown for: a mistake that is known enters there, or it is the first of its part. */
export type WayIn = 'mistake' | 'start'

/** What can happen to the practice session. */
export type PracticeAction =
  | { readonly kind: 'topic'; readonly topic: PracticeTopic }
  | { readonly kind: 'difficulty'; readonly difficulty: Difficulty }
  | { readonly kind: 'beyond'; readonly beyond: boolean }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: string }
  | {
      readonly kind: 'posed'
      readonly problem: Problem
      readonly fromLink: LinkAge
      /** What was done on it on an earlier visit, and what is to be said of it. */
      readonly kept?: KeptCard & { readonly verdict: Verdict | null }
    }
  | { readonly kind: 'typed'; readonly text: string; readonly part: number }
  /** `texts`: what stood in the boxes when it was submitted, if that may not be what stands there now. */
  | { readonly kind: 'judged'; readonly verdict: Verdict; readonly texts?: readonly string[] }
  | { readonly kind: 'last' }
  | { readonly kind: 'reported'; readonly report: DrawReport }
  | { readonly kind: 'hints' }
  | { readonly kind: 'next-hint' }
  | { readonly kind: 'solution' }
  | { readonly kind: 'look-at'; readonly step: number }
  | { readonly kind: 'show-step'; readonly step: number; readonly from: WayIn }
  | { readonly kind: 'one-more' }
  | { readonly kind: 'hide-steps' }
  | { readonly kind: 'stay' }
  | { readonly kind: 'left' }
