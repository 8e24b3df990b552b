import type { AnswerGiven, SetResult } from './result'
import { copyPattern, type Copy } from './set'

/** What a student did on a set so far: kept in the browser at every change. */
export interface Sitting {
  readonly copy: Copy
  readonly name: string
  /** The question in front, counted from 0. */
  readonly place: number
  /** Milliseconds since 1970; null before the start, and before the end. */
  readonly started: number | null
  readonly finished: number | null
  readonly answers: readonly AnswerGiven[]
}

const nothing: AnswerGiven = { texts: [], seconds: 0, hints: 0, solutionSeen: false }

export const freshSitting = (copy: Copy, questions: number): Sitting => ({
  copy,
  name: '',
  place: 0,
  started: null,
  finished: null,
  answers: Array.from({ length: questions }, () => nothing),
})

/** The sitting with something else in the answer at a place. */
export const withAnswer = (sitting: Sitting, place: number, change: Partial<AnswerGiven>): Sitting => ({
  ...sitting,
  answers: sitting.answers.map((answer, index) => (index === place ? { ...answer, ...change } : answer)),
})

/** The seconds that are left; null where there is no limit. */
export function secondsLeft({ started }: Sitting, minutes: number | undefined, now: number): number | null {
  if (minutes === undefined || started === null) return null
  return Math.max(0, Math.ceil((started + minutes * 60_000 - now) / 1000))
}

/** "12:05" */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export const resultOf = (set: string, { copy, name, answers, finished }: Sitting): SetResult => ({
  set,
  copy,
  name,
  finished: Math.floor((finished ?? 0) / 60_000),
  answers,
})

/** A sitting as it was kept; undefined where nothing was, or it cannot be read. Never throws. */
export function readSitting(text: string | null, questions: number): Sitting | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    const { copy, name, place, started, finished, answers }: Partial<Record<keyof Sitting, unknown>> = value
    if (typeof copy !== 'string' || !copyPattern.test(copy) || !Array.isArray(answers)) return undefined
    const kept = freshSitting(copy, questions)
    return {
      ...kept,
      name: typeof name === 'string' ? name : '',
      place: typeof place === 'number' && place in kept.answers ? place : 0,
      started: timeOrNull(started),
      finished: timeOrNull(finished),
      answers: kept.answers.map((_, index) => answerIn(answers[index])),
    }
  } catch {
    return undefined
  }
}

function answerIn(value: unknown): AnswerGiven {
  if (typeof value !== 'object' || value === null) return nothing
  const { texts, seconds, hints, solutionSeen }: Partial<Record<keyof AnswerGiven, unknown>> = value
  return {
    texts: Array.isArray(texts) ? texts.map((text: unknown) => (typeof text === 'string' ? text : '')) : [],
    seconds: countOf(seconds),
    hints: countOf(hints),
    solutionSeen: solutionSeen === true,
  }
}

const countOf = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0)
const timeOrNull = (value: unknown): number | null => countOf(value) || null
