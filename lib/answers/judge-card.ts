import type { Judged } from './index'
import type { Verdict } from './rule'

type Check<Problem> = (problem: Problem, response: string | readonly string[]) => Verdict

/** The verdict on what stands in the boxes of a card. */
export function judgeCard<Problem extends Judged>(
  check: Check<Problem>,
  problem: Problem,
  texts: readonly string[],
): Verdict {
  const trimmed = texts.map((text) => text.trim())
  return check(problem, inOneBox(trimmed) ?? trimmed)
}

/** The text of the first box where the others are empty: it may hold the answers to all parts. */
const inOneBox = ([first = '', ...others]: readonly string[]): string | undefined =>
  others.every((text) => text === '') ? first : undefined
