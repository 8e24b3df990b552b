import type { WayIn } from './practice-action'
import type { DrawReport, PracticeOutcome } from './practice-outcome'
import type { Circumstances } from '../memory/draft'
import type { PracticeSession } from './practice-session'
import type { Problem } from '@/lib/problems/problem'
import type { Difficulty, PracticeTopic } from '@/lib/syllabus'

/** Where problems are drawn from. */
export interface Cell {
  readonly topic: PracticeTopic
  readonly difficulty: Difficulty
}

export interface ProblemChoice extends Cell {
  /** Left out: a new one. */
  readonly seed?: string
  readonly template?: string
  /** Of the template, when the link was made; 1 where the link says none. */
  readonly version?: number
  /** The page itself asks for it: that is the present version. */
  readonly isPresent?: true
}

export interface PracticeOptions {
  /** Hears of each judged attempt and of each word on a drawing. */
  readonly onOutcome?: (outcome: PracticeOutcome) => void
  /** Given, each outcome is remembered, as one of these circumstances. */
  readonly circumstancesOf?: (problem: Problem) => Circumstances
  /** Hears that a problem is asked for. When it comes, the student may have left. */
  readonly onAsked?: () => void
  /** What comes next, where that is not another problem of the chapter; nothing when there is no more. */
  readonly chooseNext?: () => Promise<ProblemChoice | undefined>
  /** Whether there is no more: asked before, so that the verdict can say what comes. */
  readonly isLast?: () => Promise<boolean>
}

/** The practice session and all that a student can do in it. */
export interface Practice {
  readonly session: PracticeSession
  readonly chooseTopic: (topic: PracticeTopic) => void
  readonly chooseDifficulty: (difficulty: Difficulty) => void
  /** Draws what lies beyond the current syllabus too, or no longer. */
  readonly chooseBeyond: (beyond: boolean) => void
  /** Poses the chosen problem, or the next one: a new one of the chosen chapter and difficulty, unless `chooseNext` says another. */
  readonly generate: (choice?: ProblemChoice) => void
  /** The same, a moment later: the way in from a lesson. */
  readonly startFromLearn: (topic: PracticeTopic) => void
  /** `part`: its place, counted from 0. */
  readonly type: (text: string, part?: number) => void
  /** The verdict comes at once, or at the end of what it gives, when the answer is kept; that never takes long. */
  readonly submit: () => Promise<void> | void
  /** What the student says of a task to draw. */
  readonly report: (report: DrawReport) => void
  readonly toggleHints: () => void
  readonly nextHint: () => void
  readonly toggleSolution: () => void
  /** Opens the solution with this line marked; lines are counted from 1. */
  readonly lookAt: (step: number) => void
  /** Shows this line of the solution alone. */
  readonly showStep: (step: number, from: WayIn) => void
  /** And the one behind it. */
  readonly showOneMore: () => void
  readonly hideSteps: () => void
  /** No new problem comes by itself. */
  readonly stay: () => void
  /** The student turns to something else: no new problem comes by itself. */
  readonly leave: () => void
}
