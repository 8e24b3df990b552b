import type { SketchFigure } from '../../../figures/figure'

/** A theorem of the chapter and its proof in lines, each of which needs the one before it. */
export interface Theorem {
  readonly statement: string
  readonly lines: readonly string[]
  readonly hint: string
  /** Why each line but the last may not change places with the next one. */
  readonly exchanged: readonly string[]
  readonly figure: SketchFigure
  /** Measures the claim of the theorem in a figure of numbers. */
  readonly holds: () => boolean
}
