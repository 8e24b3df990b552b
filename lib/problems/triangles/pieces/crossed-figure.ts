import type { SketchFigure } from '../../../figures/figure'
import { meeting } from './points'

/** Feet A, B, C on one line, with tops P, Q, R above them; Q is where the lines AR and CP meet. */
export type CrossedLetters = readonly [a: string, b: string, c: string, p: string, q: string, r: string]

export const usual: CrossedLetters = ['A', 'B', 'C', 'P', 'Q', 'R']

/** Drawn with these heights on a base line of length 8. */
export function crossedFigure(
  [A, B, C, P, Q, R]: CrossedLetters,
  heights: readonly [number, number],
  labels: readonly [string, string, string],
): SketchFigure {
  const [left, right] = heights
  const cross = meeting([0, 0], [8, right], [8, 0], [0, left])
  return {
    kind: 'sketch',
    points: { [A]: [0, 0], [B]: [cross[0], 0], [C]: [8, 0], [P]: [0, left], [Q]: cross, [R]: [8, right] },
    segments: [
      { from: A, to: B },
      { from: B, to: C },
      { from: P, to: A, label: labels[0], tone: 2 },
      { from: Q, to: B, label: labels[1], tone: 2 },
      { from: R, to: C, label: labels[2], tone: 2 },
      { from: P, to: C },
      { from: A, to: R },
    ],
    angles: [
      { at: A, from: P, to: C, right: true },
      { at: B, from: Q, to: C, right: true },
      { at: C, from: R, to: A, right: true },
    ],
    description: `${P}${A}, ${Q}${B} and ${R}${C} stand perpendicular on the line ${A}${C}, with ${B} between ${A} and ${C}. The lines ${P}${C} and ${A}${R} cross at ${Q}. ${P}${A} = ${labels[0]}, ${Q}${B} = ${labels[1]}, ${R}${C} = ${labels[2]}.`,
  }
}
