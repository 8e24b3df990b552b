import { TooLarge } from '../maths/sum'
import { Unreadable } from './unreadable'
import type { Amount } from './values/amount'

export type Relation = '=' | '<' | '>' | '<=' | '>=' | '!='

/** What was read, as data, whatever it is judged against. */
export interface Reading {
  /** TeX of what was read; empty for an answer in words. */
  readonly tex: string
  /** The values in the order in which they were typed, each with its unit and the nouns beside it. */
  readonly values: readonly Amount[]
  /** What is said between one side and the next, link by link: a = b = c < d has three. */
  readonly relations: readonly Relation[]
  /** What the values are called. */
  readonly names: readonly string[]
  /** What was read and put aside: working, filler words, a rejected root. */
  readonly left: readonly string[]
}

/** Why something could not be read, and where reading stopped. */
export interface Unread {
  /** A word to the student: what to do. */
  readonly problem: string
  /** In the cleaned text. */
  readonly at?: number
}

export const isUnread = (read: object): read is Unread => 'problem' in read

/** A reading of words alone. */
export const wordsOnly: Reading = { tex: '', values: [], relations: [], names: [], left: [] }

/** What a reader makes of a text, or why it could not be read. Nothing that a student types makes it throw. */
export function attempt<T>(read: () => T): T | Unread {
  try {
    return read()
  } catch (error) {
    return unreadFor(error)
  }
}

/** What is told of an error that reading or judging met. */
export function unreadFor(error: unknown): Unread {
  if (error instanceof Unreadable)
    return error.at === undefined ? { problem: error.message } : { problem: error.message, at: error.at }
  return error instanceof TooLarge
    ? { problem: 'That number is too large to work out. Write only the final answer.' }
    : { problem: 'This could not be read. Write only the final answer.' }
}
