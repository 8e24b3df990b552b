import type { Item } from './fact'
import type { Question } from './question'

/** The question without what has been understood of it. */
export const without = (
  question: Question,
  ...taken: readonly ({ readonly taken: readonly Item[] } | null)[]
): Question => {
  const gone = new Set(taken.flatMap((one) => one?.taken ?? []))
  return { ...question, apart: question.apart.filter((item) => !gone.has(item)) }
}
