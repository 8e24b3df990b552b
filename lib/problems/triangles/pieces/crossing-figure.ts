import type { SketchFigure, XY } from '../../../figures/figure'

const along = (length: number, degrees: number): XY => [
  Number((length * Math.cos((degrees * Math.PI) / 180)).toFixed(3)),
  Number((length * Math.sin((degrees * Math.PI) / 180)).toFixed(3)),
]

/** Segments AC and BD that cross at O, with AB and CD joined, to measure; the labels stand at O (angle BOC) and at A. */
export function crossingFigure(
  [A, B, C, D, O]: readonly [string, string, string, string, string],
  { atO, atA, crosswise }: { readonly atO: number; readonly atA: number; readonly crosswise: boolean },
  [outer, inner]: readonly [string, string],
): SketchFigure {
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
  const [oa, ob] = [5 * sine(180 - atO - atA), 5 * sine(atA)]
  const [oc, od] = crosswise ? [1.25 * ob, 1.25 * oa] : [1.25 * oa, 1.25 * ob]
  // AOB opens to the left
  const [up, down] = [180 - atO / 2, 180 + atO / 2]
  return {
    kind: 'sketch',
    points: {
      [A]: along(oa, up),
      [B]: along(ob, down),
      [C]: along(oc, up + 180),
      [D]: along(od, down + 180),
      [O]: [0, 0],
    },
    segments: [
      { from: A, to: C },
      { from: B, to: D },
      { from: A, to: B, tone: 2 },
      { from: C, to: D, tone: 2 },
    ],
    angles: [
      { at: O, from: B, to: C, label: outer },
      { at: A, from: O, to: B, label: inner },
    ],
    description: `The segments ${A}${C} and ${B}${D} cross at ${O}; ${A} is joined to ${B} and ${C} to ${D}. Angle ${B}${O}${C} is ${outer} and angle ${O}${A}${B} is ${inner}.`,
  }
}
