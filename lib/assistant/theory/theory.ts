import type { Figure } from '../../figures/figure'

/** What can be asked of an idea. */
export type Intent = 'what' | 'state' | 'prove' | 'formula' | 'when'

/** A concept, theorem or formula of a chapter, in the words of the lesson. Texts hold $TeX$, a line for each idea. */
export interface Theory {
  /** Unique, kebab-case. */
  readonly id: string
  /** All that students call it, in small letters, the most usual first: 'basic proportionality theorem', 'bpt', 'thales theorem'. */
  readonly names: readonly string[]
  /** The concept of the lesson that teaches it, counted from 1. */
  readonly concept: number
  /** What it is; said as well where something is asked that has no text of its own here. */
  readonly what: string
  /** In one line, behind a step that rests on it, where its formula would say another thing. */
  readonly short?: string
  /** The statement alone, of a theorem or a rule. */
  readonly state?: string
  /** The proof in the board's layout: given, to prove, construction, proof. */
  readonly prove?: string
  /** The formula, with what each letter stands for. */
  readonly formula?: string
  /** When it is used, and when not. */
  readonly when?: string
  readonly whys?: readonly Why[]
  /** The lesson's figure. */
  readonly figure?: Figure
}

export interface Why {
  /** What is asked behind "why", in small letters: 'is the tangent perpendicular to the radius'. */
  readonly asks: readonly string[]
  readonly text: string
}

/** Two ideas that are taken for one another. */
export interface Difference {
  /** The names of either, as in `Theory`. */
  readonly between: readonly [one: readonly string[], other: readonly string[]]
  readonly concept: number
  readonly text: string
}

export interface TopicTheory {
  readonly theories: readonly Theory[]
  readonly differences: readonly Difference[]
}
