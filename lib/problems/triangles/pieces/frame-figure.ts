import { frameLengths, frameStories, type Frame } from './frame'
import { between } from './points'
import { toDecimal, toNumber } from '../../../maths'
import type { SketchFigure, XY } from '../../../figures/figure'

/** The triangle to scale, with the parallel line. */
export function frameFigure(frame: Frame): SketchFigure {
  const { unit } = frameStories[frame.story]
  const { AB, AC, BC, AD, DB, AE } = frameLengths(frame)
  const [ab, ac, bc] = [AB, AC, BC].map(toNumber)
  const x = ((ab ?? 1) ** 2 + (bc ?? 1) ** 2 - (ac ?? 1) ** 2) / (2 * (bc ?? 1))
  const [top, left, right]: readonly [XY, XY, XY] = [
    [x, Math.sqrt((ab ?? 1) ** 2 - x * x)],
    [0, 0],
    [bc ?? 1, 0],
  ]
  const share = frame.p / frame.q
  return {
    kind: 'sketch',
    points: { A: top, B: left, C: right, D: between(top, left, share), E: between(top, right, share) },
    segments: [
      { from: 'A', to: 'D', label: `${toDecimal(AD)} ${unit}` },
      { from: 'D', to: 'B', label: `${toDecimal(DB)} ${unit}` },
      { from: 'A', to: 'E', label: `${toDecimal(AE)} ${unit}` },
      { from: 'E', to: 'C' },
      { from: 'D', to: 'E', tone: 2, arrows: 1 },
      { from: 'B', to: 'C', label: `${toDecimal(BC)} ${unit}`, arrows: 1 },
    ],
    description: `Triangle ABC with D on AB and E on AC; DE is parallel to BC. AD = ${toDecimal(AD)} ${unit}, DB = ${toDecimal(DB)} ${unit}, AE = ${toDecimal(AE)} ${unit}, BC = ${toDecimal(BC)} ${unit}.`,
  }
}
