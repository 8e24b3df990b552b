import type { Budget } from '../maths/sum'
import type { Reading } from '../reading/reading'
import type { Typed } from '../reading/typed'
import type { Verdict } from './rule'

/** What is judged of a reading; the reading itself is shown beside it. */
export type Outcome = Omit<Verdict, 'reading'>

/** A key beside the answer box: the sign that it writes, or the unit, with a space before it. */
export type KeyFace = string | { readonly unit: string }

/** How a kind of answer is shown and asked for. None of it tells anything of the value of the key. */
export interface Face<R> {
  /** For teachers and editors. */
  readonly name: string
  readonly words: string
  /** The placeholder of the answer box, where the question does not say otherwise. */
  readonly format: 'number' | 'string' | 'text' | 'roots' | 'coordinates'
  /** The phone's keyboard: figures where they and the keys are all that an answer needs. */
  readonly inputMode: 'decimal' | 'text'
  /** The keys beside the answer box, in groups that stay together. */
  readonly keys: (rule: R) => readonly (readonly KeyFace[])[]
}

/**
 * A kind of answer, for rules `R`: how a key (of the type `K`) and a response (of the type `T`) are read, and how one is judged by the
 * other. What reads may throw Unreadable.
 */
export interface Kind<R, K extends object, T extends Reading> extends Face<R> {
  /** Reads `expected`: of the rule, or in its place of one of its slips. */
  readonly readKey: (rule: R) => K
  /** Reads a response. Only the shape of the key may matter: its letters, its names, how many values it has. */
  readonly read: (typed: Typed, key: K, rule: R, budget: Budget) => T
  /** Whether both keys have one shape, so that one reading of a response serves both. Left out: they always have. */
  readonly alike?: (a: K, b: K) => boolean
  readonly judge: (key: K, response: T, rule: R, budget: Budget) => Outcome
  /** All of a response is the answer: no working stands beside it. */
  readonly isWhole?: true
}

/** Spells groups of keys: "√ π / + −". */
export const keys = (...groups: readonly string[]): readonly (readonly string[])[] =>
  groups.map((group) => group.split(' '))
