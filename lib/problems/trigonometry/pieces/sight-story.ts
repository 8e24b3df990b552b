import { tanOf } from './heights'
import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import type { SightSide } from '../../../solutions/trigonometry/pieces/sight'
import type { Surd } from '../../../maths'
import type { SketchFigure } from '../../../figures/figure'

/** One right triangle in a story: a length and an angle give another length. */
export interface SightStory {
  readonly question: (length: number, angle: StandardAngle) => string
  readonly value: (length: number, angle: StandardAngle) => Surd
  /** Which side is known, and which one is asked for. */
  readonly sides: readonly [known: SightSide, wanted: SightSide | 'height and sight']
  readonly manner: Manner
  readonly figure: (length: number, angle: StandardAngle) => SketchFigure
  /** The answer by drawing the triangle to scale, in floating point. */
  readonly scaled: (length: number, angle: StandardAngle) => number
  readonly angles: readonly StandardAngle[]
  /** Lengths that the story allows, in metres. */
  readonly lengths: readonly number[]
  /** What is wrong with answering the given length, and at which line. */
  readonly unchanged: SightSlip
  readonly wrong: (length: number, angle: StandardAngle) => readonly (readonly [Surd, ...SightSlip])[]
}

/** What is wrong, and at which line it enters. */
export type SightSlip = readonly [note: string, step: string]

/** How the conclusion names what was found, and what the foot B is where the story has no upright. */
interface Manner {
  readonly before: string
  readonly after?: string
  readonly foot?: string
}

/** The triangle with the right angle at B, the top at A and the observer at C. */
export function sightFigure(
  angle: StandardAngle,
  labels: { ground?: string; height?: string; sight?: string },
  description: string,
): SketchFigure {
  return {
    kind: 'sketch',
    points: { A: [0, 10 * tanOf(angle)], B: [0, 0], C: [-10, 0] },
    segments: [
      { from: 'B', to: 'A', ...(labels.height ? { label: labels.height } : {}) },
      { from: 'C', to: 'B', ...(labels.ground ? { label: labels.ground } : {}) },
      { from: 'C', to: 'A', ...(labels.sight ? { label: labels.sight } : {}) },
    ],
    angles: [
      { at: 'B', from: 'A', to: 'C', right: true },
      { at: 'C', from: 'B', to: 'A', label: `${angle}°` },
    ],
    description,
  }
}
