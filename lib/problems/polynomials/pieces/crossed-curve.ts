import type { PlaneFigure } from '../../../figures/figure'
import { toNumber, toText, type Fraction } from '../../../maths'

/** A curve through points of the x-axis and one of the y-axis. */
export interface Crossed {
  /** In rising order; none is 0. */
  readonly zeroes: readonly Fraction[]
  /** Where it cuts the y-axis. */
  readonly height: number
  readonly half: boolean
  readonly name: string
  readonly stem: 'write' | 'which' | 'look'
}

const times = (p: readonly number[], root: number): readonly number[] =>
  [...p, 0].map((c, i) => c - root * (p[i - 1] ?? 0))

/** The curve itself, whether it stays in the window between its zeroes, and its figure. */
export function crossedCurve({ zeroes, height, name }: Crossed) {
  const roots = zeroes.map(toNumber)
  const product = roots.reduce((all, root) => all * -root, 1)
  const value = (x: number): number => (height / product) * roots.reduce((all, root) => all * (x - root), 1)
  const polynomial = roots.reduce<readonly number[]>(times, [height / product])
  const [from, to] = [Math.min(...roots), Math.max(...roots)]
  const heights = Array.from({ length: 201 }, (_, i) => Math.abs(value(from + ((to - from) * i) / 200)))
  const figure: PlaneFigure = {
    kind: 'plane',
    x: [-6, 6],
    y: [-6, 6],
    curves: [{ polynomial, label: `y = ${name}(x)` }],
    points: [...roots.map((x) => ({ at: [x, 0] as const })), { at: [0, height] as const }],
    description: `A smooth curve on axes, the graph of y = ${name}(x). It crosses the x-axis at x = ${zeroes.map(toText).join(', x = ')} and the y-axis at y = ${height}; these points are marked.`,
  }
  return { value, figure, fits: Math.max(...heights) <= 5.8 }
}
