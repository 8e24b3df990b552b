import type { SketchFigure, XY } from '../../../figures/figure'

/** The names of the lines of every chase. */
export const chaseLines = ['first', 'second', 'third', 'prepared', 'last'] as const

export type ChaseLine = (typeof chaseLines)[number]

/** A chain of angles from the given one to the one that is asked for. */
export interface Chase {
  /** Half of the range of the given angle, which is even. */
  readonly halves: readonly [least: number, greatest: number]
  /** Three wordings or more. */
  readonly questions: readonly ((given: number) => string)[]
  readonly value: (given: number) => number
  /** Five lines, called as in `chaseLines`; the last but one only prepares the last. */
  readonly steps: (given: number) => readonly string[]
  readonly hints: readonly string[]
  readonly figure: (given: number) => SketchFigure
  /** Corner and arms of the angle asked for, in a drawing made to measure. */
  readonly drawn: (given: number) => readonly [at: XY, one: XY, other: XY]
  readonly wrong: (given: number) => readonly (readonly [value: number, note: string, step: ChaseLine])[]
  readonly explanation: string
}
