import type { LinkAge } from './link-age'
import type { PracticeAction, WayIn } from './practice-action'
import type { DrawReport } from './practice-outcome'
import type { Verdict } from '@/lib/answers/rule'
import type { Problem } from '@/lib/problems/problem'
import type { Difficulty, PracticeTopic } from '@/lib/syllabus'

/** What the practice tab remembers, as data. */
export interface PracticeSession {
  readonly topic: PracticeTopic
  readonly difficulty: Difficulty
  /** What lies beyond the current syllabus is drawn too. */
  readonly beyond: boolean
  readonly currentProblem: Problem | null
  /** What is typed for each part of the problem, in its order. */
  readonly responses: readonly string[]
  readonly showHints: boolean
  /** How many hints were shown so far, from the first on. */
  readonly hintsSeen: number
  readonly showSolution: boolean
  /** The solution, or a line of it, was shown. */
  readonly solutionSeen: boolean
  /** The line of the solution that the student is pointed to, counted from 1. */
  readonly markedStep: number | null
  /** The lines that are shown by themselves, counted from 1. */
  readonly shownSteps: { readonly first: number; readonly last: number; readonly from: WayIn } | null
  /** null until the present answer is submitted; typing makes it null again. */
  readonly verdict: Verdict | null
  /** How often Submit was answered by a verdict: the same one again is said again. */
  readonly verdicts: number
  readonly attempts: number
  /** Answered rightly once: it counts once, whatever is typed afterwards. */
  readonly solved: boolean
  /** What stood in the boxes when it was solved: that is kept, whatever is typed afterwards. */
  readonly solvedWith: readonly string[] | null
  /** What the student said of a task to draw. */
  readonly report: DrawReport | null
  /** Solved just now, and the next problem is due; the student calls it off by staying, looking at help or leaving. */
  readonly advancing: boolean
  /** Nothing of the kind comes after this problem: how it all went is shown. */
  readonly isLast: boolean
  /** A problem is on its way, or could not be had. */
  readonly loading: boolean
  readonly failure: string | null
  readonly fromLink: LinkAge
}

const fresh = {
  responses: [],
  showHints: false,
  hintsSeen: 0,
  showSolution: false,
  solutionSeen: false,
  markedStep: null,
  shownSteps: null,
  verdict: null,
  verdicts: 0,
  attempts: 0,
  solved: false,
  solvedWith: null,
  report: null,
  advancing: false,
  isLast: false,
  loading: false,
  failure: null,
  fromLink: 'same',
} as const

export const firstSession: PracticeSession = {
  topic: 'real-numbers',
  difficulty: 'easy',
  beyond: false,
  currentProblem: null,
  ...fresh,
}

/** What help does to a problem that is solved: the student is still reading, and the next one waits. */
const reading = { advancing: false } as const
const readingSolution = { ...reading, solutionSeen: true } as const

export function nextSession(session: PracticeSession, action: PracticeAction): PracticeSession {
  switch (action.kind) {
    case 'topic':
      return { ...session, topic: action.topic }
    case 'difficulty':
      return { ...session, difficulty: action.difficulty }
    case 'beyond':
      return { ...session, beyond: action.beyond }
    case 'loading':
      return { ...session, loading: true, advancing: false, failure: null }
    case 'failed':
      return { ...session, loading: false, failure: action.failure }
    case 'posed':
      return {
        ...session,
        ...fresh,
        ...broughtBack(action.kept),
        responses: action.problem.parts.map((_, index) => action.kept?.texts[index] ?? ''),
        currentProblem: action.problem,
        fromLink: action.fromLink,
      }
    case 'typed':
      return { ...session, responses: session.responses.with(action.part, action.text), verdict: null }
    case 'judged': {
      const { verdict, texts = session.responses } = action
      // Who has typed on since is not told of what stood there before.
      const isPresent = texts === session.responses
      return {
        ...session,
        ...(isPresent && { verdict, verdicts: session.verdicts + 1 }),
        attempts: session.solved || verdict.unclear ? session.attempts : session.attempts + 1,
        solved: session.solved || verdict.correct,
        solvedWith: session.solvedWith ?? (verdict.correct ? texts : null),
        // Who tries something else on a problem that is solved sees what is said of it before the next one comes; a note is read in peace.
        advancing: isPresent && verdict.correct && !verdict.note && (session.advancing || !session.solved),
      }
    }
    case 'last':
      return { ...session, isLast: true }
    case 'reported':
      return { ...session, report: action.report }
    case 'hints':
      return session.showHints ? { ...session, showHints: false } : withHints(session, Math.max(session.hintsSeen, 1))
    case 'next-hint':
      return withHints(session, session.hintsSeen + 1)
    case 'solution':
      return session.showSolution
        ? { ...session, showSolution: false, markedStep: null }
        : { ...session, ...readingSolution, showSolution: true }
    case 'look-at':
      return { ...session, ...readingSolution, showSolution: true, markedStep: action.step }
    case 'show-step':
      return {
        ...session,
        ...readingSolution,
        shownSteps: { first: action.step, last: action.step, from: action.from },
      }
    case 'one-more':
      return withOneMore(session)
    case 'hide-steps':
      return { ...session, shownSteps: null }
    case 'stay':
    case 'left':
      return { ...session, advancing: false }
    default:
      return action satisfies never
  }
}

type Posed = Extract<PracticeAction, { readonly kind: 'posed' }>

/** The card of an earlier visit: all that counts, with help closed. */
function broughtBack(kept: Posed['kept']): Partial<PracticeSession> {
  if (!kept) return {}
  const { texts, attempts, solved, hintsSeen, solutionSeen, report, verdict } = kept
  const solvedWith = solved && verdict?.correct ? texts : null
  return { attempts, solved, solvedWith, hintsSeen, solutionSeen, report, verdict }
}

const withHints = (session: PracticeSession, count: number): PracticeSession => ({
  ...session,
  ...reading,
  showHints: true,
  hintsSeen: Math.min(count, session.currentProblem?.hints.length ?? 0),
})

function withOneMore({ shownSteps, ...session }: PracticeSession): PracticeSession {
  if (!shownSteps) return { ...session, shownSteps }
  const last = Math.min(shownSteps.last + 1, session.currentProblem?.steps.length ?? 0)
  return { ...session, ...readingSolution, shownSteps: { ...shownSteps, last } }
}
