import type { SketchFigure } from '../../../figures/figure'
import type { Said } from '../../../solutions/claim'
import { equals, says } from '../../template'

/** Three circles with one centre, and the part of the largest that counts. */
export interface Rings {
  /** In cm, the smallest first. */
  readonly radii: readonly [number, number, number]
  readonly ask: 'middle ring' | 'outer ring' | 'inner circle'
}

/** The area that counts, over π. */
export const ringArea = ({ radii: [a, b, c], ask }: Rings): number =>
  ask === 'inner circle' ? a * a : ask === 'middle ring' ? b * b - a * a : c * c - b * b

/** The board. */
export function ringsFigure({ radii: [a, b, c] }: Rings): SketchFigure {
  return {
    kind: 'sketch',
    description: `Three circles with the same centre O and radii ${a} cm, ${b} cm and ${c} cm.`,
    points: { O: [0, 0], A: [a, 0], B: [0, b], C: [-c, 0] },
    unnamed: ['A', 'B', 'C'],
    dots: ['O'],
    circles: [a, b, c].map((radius) => ({ centre: 'O', radius })),
    segments: [
      { from: 'O', to: 'A', label: `${a} cm` },
      { from: 'O', to: 'B', label: `${b} cm` },
      { from: 'O', to: 'C', label: `${c} cm` },
    ],
  }
}

/** The area that counts, from the radii. */
export function ringAreaStep(draw: Rings): Said {
  const {
    radii: [a, b, c],
    ask,
  } = draw
  const good = ringArea(draw)
  if (ask === 'inner circle')
    return says`${equals('Area of the innermost circle', `\\pi \\times ${a}^2`, `${good}\\pi`)} cm²`
  const [outer, inner] = ask === 'middle ring' ? [b, a] : [c, b]
  return says`${equals(
    `Area of the ${ask}`,
    `\\pi \\times ${outer}^2 - \\pi \\times ${inner}^2`,
    `${outer * outer}\\pi - ${inner * inner}\\pi`,
    `${good}\\pi`,
  )} cm²`
}
