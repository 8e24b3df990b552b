/**
 * The words of "My chapters" for an archetype, and what a mistake is: all the rules, in one place.
 *
 * - An answer counts as *clean* when it was right at the first try, without a hint and without the solution.
 * - A wrong answer sets the count of clean days to none. A right one with help, or at a later try, leaves the count as it is.
 * - new: never asked. learning: asked, and not yet clean on two different days. sure: clean on two different days since it last
 *   went wrong, with other numbers each time. due again: was sure, and the day has come on which spaced repetition wants to see it again.
 * - A mistake: went wrong, and not yet clean on two different days since, with other numbers.
 */
import type { Day } from './day'
import type { MemoryEvent } from './event'

export const words = ['new', 'learning', 'sure', 'due again'] as const
export type Word = (typeof words)[number]

/** Clean on so many different days: sure, and no mistake any more. */
export const daysToBeSure = 2

/** What the words need of the past of one archetype. */
export interface Tally {
  readonly asked: boolean
  /** It went wrong at least once. */
  readonly wentWrong: boolean
  /** On how many different days it was clean since it last went wrong. */
  readonly cleanDays: number
  readonly lastCleanDay?: Day
  /** The problems on which it was clean since then: the same numbers again tell nothing new. */
  readonly cleanProblems: readonly string[]
}

export const unasked: Tally = { asked: false, wentWrong: false, cleanDays: 0, cleanProblems: [] }

/** Answers are taken oldest first. */
export function afterAnswer(tally: Tally, answer: MemoryEvent, day: Day): Tally {
  if (!answer.correct) return { asked: true, wentWrong: true, cleanDays: 0, cleanProblems: [] }
  const problem = `${answer.template}/${answer.seed}`
  const isKnown = tally.lastCleanDay === day || tally.cleanProblems.includes(problem)
  if (!isClean(answer) || isKnown) return { ...tally, asked: true }
  const cleanProblems = [...tally.cleanProblems, problem]
  return { ...tally, asked: true, cleanDays: tally.cleanDays + 1, lastCleanDay: day, cleanProblems }
}

/** Right in the first attempt, and not written off the solution. */
export const isRightAtFirst = ({ correct, attempt, solution }: MemoryEvent): boolean =>
  correct && attempt === 1 && !solution

export const isClean = (answer: MemoryEvent): boolean => isRightAtFirst(answer) && answer.hints === 0

/** `due`: the day on which it should be asked again, if it was ever asked. */
export function wordOf({ asked, cleanDays }: Tally, due: Day | undefined, today: Day): Word {
  if (!asked) return 'new'
  if (cleanDays < daysToBeSure) return 'learning'
  return due !== undefined && due <= today ? 'due again' : 'sure'
}

export const isMistake = ({ wentWrong, cleanDays }: Tally): boolean => wentWrong && cleanDays < daysToBeSure
