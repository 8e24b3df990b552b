import type { Verdict } from '@/lib/answers/rule'
import type { Problem } from '@/lib/problems/problem'
import type { Difficulty, PracticeTopic } from '@/lib/syllabus'

/** What the practice tab remembers, as data. */
export interface PracticeSession {
  readonly topic: PracticeTopic
  readonly difficulty: Difficulty
  readonly currentProblem: Problem | null
  /** What is typed for each part of the problem, in its order. */
  readonly responses: readonly string[]
  readonly showHints: boolean
  readonly showSolution: boolean
  /** null until the present answer is submitted; typing makes it null again. */
  readonly verdict: Verdict | null
  readonly attempts: number
  /** Answered rightly once: it counts once, whatever is typed afterwards. */
  readonly solved: boolean
  /** Solved just now, and the next problem is due; leaving the tab calls it off. */
  readonly advancing: boolean
  /** A problem is on its way, or could not be had. */
  readonly loading: boolean
  readonly failure: string | null
  readonly fromLink: LinkAge
}

/** Whether the link that opened the problem names its template as it is now, as it was, or as a later page has it. */
export type LinkAge = 'same' | 'older' | 'newer'

export type PracticeAction =
  | { readonly kind: 'topic'; readonly topic: PracticeTopic }
  | { readonly kind: 'difficulty'; readonly difficulty: Difficulty }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: string }
  | { readonly kind: 'posed'; readonly problem: Problem; readonly fromLink: LinkAge }
  | { readonly kind: 'typed'; readonly text: string; readonly part: number }
  | { readonly kind: 'judged'; readonly verdict: Verdict }
  | { readonly kind: 'hints' }
  | { readonly kind: 'solution' }
  | { readonly kind: 'left' }

const fresh = {
  responses: [],
  showHints: false,
  showSolution: false,
  verdict: null,
  attempts: 0,
  solved: false,
  advancing: false,
  loading: false,
  failure: null,
  fromLink: 'same',
} as const

export const firstSession: PracticeSession = {
  topic: 'real-numbers',
  difficulty: 'easy',
  currentProblem: null,
  ...fresh,
}

export function nextSession(session: PracticeSession, action: PracticeAction): PracticeSession {
  switch (action.kind) {
    case 'topic':
      return { ...session, topic: action.topic }
    case 'difficulty':
      return { ...session, difficulty: action.difficulty }
    case 'loading':
      return { ...session, loading: true, advancing: false, failure: null }
    case 'failed':
      return { ...session, loading: false, failure: action.failure }
    case 'posed':
      return {
        ...session,
        ...fresh,
        responses: action.problem.parts.map(() => ''),
        currentProblem: action.problem,
        fromLink: action.fromLink,
      }
    case 'typed':
      return { ...session, responses: session.responses.with(action.part, action.text), verdict: null }
    case 'judged':
      return {
        ...session,
        verdict: action.verdict,
        attempts: session.solved || action.verdict.unclear ? session.attempts : session.attempts + 1,
        solved: session.solved || action.verdict.correct,
        advancing: session.advancing || (action.verdict.correct && !session.solved),
      }
    case 'hints':
      return { ...session, showHints: !session.showHints }
    case 'solution':
      return { ...session, showSolution: !session.showSolution }
    case 'left':
      return { ...session, advancing: false }
    default:
      return action satisfies never
  }
}
