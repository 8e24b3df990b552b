import type { Copy } from './set'

/** What a student did on one question. */
export interface AnswerGiven {
  /** A text for each part. */
  readonly texts: readonly string[]
  readonly seconds: number
  readonly hints: number
  readonly solutionSeen: boolean
}

/** What a student sends back to the teacher. */
export interface SetResult {
  /** The code of the set: it is all that the teacher's page needs. */
  readonly set: string
  readonly copy: Copy
  readonly name: string
  /** Minutes since 1970, UTC. */
  readonly finished: number
  /** One for each question of the set. */
  readonly answers: readonly AnswerGiven[]
}

export const [longestName, longestAnswer, mostParts] = [60, 400, 12]

/** Nothing was answered. */
export const isNothing = ({ texts }: Pick<AnswerGiven, 'texts'>): boolean => texts.every((text) => text.trim() === '')
