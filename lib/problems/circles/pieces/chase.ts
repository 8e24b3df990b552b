import type { SketchFigure, XY } from '../../../figures/figure'
import type { AngleFigure } from '../../../solutions/circles/angle-chase'

/** The lines of every chase. */
export type ChaseLine = 'first' | 'second' | 'third' | 'prepared' | 'last'

/** A chain of angles from the given one to the one that is asked for. */
export interface Chase {
  readonly about: AngleFigure
  /** Half of the range of the given angle, which is even. */
  readonly halves: readonly [least: number, greatest: number]
  /** Three wordings or more. */
  readonly questions: readonly ((given: number) => string)[]
  readonly value: (given: number) => number
  readonly hints: readonly string[]
  readonly figure: (given: number) => SketchFigure
  /** Corner and arms of the angle asked for, in a drawing made to measure. */
  readonly drawn: (given: number) => readonly [at: XY, one: XY, other: XY]
  readonly wrong: (given: number) => readonly (readonly [value: number, note: string, step: ChaseLine])[]
  readonly explanation: string
}
