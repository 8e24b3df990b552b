import type { MemoryEvent } from './event'
import type { Difficulty } from '../syllabus'

/** How well one archetype was remembered, from worst to best: what spaced repetition asks for. */
export const ratings = ['again', 'hard', 'good', 'easy'] as const
export type Rating = (typeof ratings)[number]

interface Pace {
  /** Seconds; answered within them, it was easy. */
  readonly quick: number
  /** Seconds; answered later, it was hard. */
  readonly slow: number
}

/** The exam gives 135 seconds a mark; easy questions bear 1 or 2, medium 2 or 3, hard 3 to 5. Slow is twice that time. */
const paces: Readonly<Record<Difficulty, Pace>> = {
  easy: { quick: 30, slow: 400 },
  medium: { quick: 60, slow: 700 },
  hard: { quick: 120, slow: 1200 },
}

/**
 * How one problem went, from its answers in their order:
 * not solved, solved after the solution was seen, or in the third attempt or later: again;
 * solved in the second attempt, with a hint, or slowly: hard; at once and quickly: easy; else good.
 */
export function ratingOf(answers: readonly MemoryEvent[]): Rating {
  const solved = answers.find(({ correct }) => correct)
  if (!solved || solved.solution || solved.attempt > 2) return 'again'
  if (solved.attempt === 2 || solved.hints > 0) return 'hard'
  if (solved.selfReported) return 'good'
  const seconds = solved.milliseconds / 1000
  const { quick, slow } = paces[solved.difficulty]
  if (seconds > slow) return 'hard'
  return seconds > 0 && seconds <= quick ? 'easy' : 'good'
}

/** The rating of a day with several problems of one archetype is that of the worst. */
export const worst = (all: readonly Rating[]): Rating => ratings.find((rating) => all.includes(rating)) ?? 'again'
