import type { SketchFigure, XY } from '../../../figures/figure'

const rounded = (value: number): number => Number(value.toFixed(3))

/** The point at a distance from the origin, at an angle in degrees from the positive x direction. */
export const polar = (distance: number, degrees: number): XY => [
  rounded(distance * Math.cos((degrees * Math.PI) / 180)),
  rounded(distance * Math.sin((degrees * Math.PI) / 180)),
]

/** Where the tangents at two angles of a circle about the origin meet. */
export const tangentMeet = (radius: number, first: number, second: number): XY =>
  polar(radius / Math.cos(((second - first) * Math.PI) / 360), (first + second) / 2)

interface TangentLabels {
  readonly radius?: string
  readonly tangent?: string
  readonly distance?: string
}

const labelled = (label: string | undefined) => (label === undefined ? {} : { label })

/** Circle about O with one tangent PT from P, touching at T, and the right triangle OTP. */
export function oneTangentFigure(labels: TangentLabels, description: string): SketchFigure {
  return {
    kind: 'sketch',
    points: { O: [0, 0], T: polar(4, 55), P: [rounded(4 / Math.cos((55 * Math.PI) / 180)), 0] },
    dots: ['O'],
    circles: [{ centre: 'O', radius: 4 }],
    caption: 'Not to scale.',
    segments: [
      { from: 'O', to: 'T', ...labelled(labels.radius) },
      { from: 'T', to: 'P', ...labelled(labels.tangent) },
      { from: 'O', to: 'P', ...labelled(labels.distance) },
    ],
    description,
  }
}

/** Circle about O with the tangents PA and PB from P; the angle at P may be set and marked. */
export function twoTangentsFigure(
  options: {
    readonly atP?: number
    readonly atO?: number
    /** The angle at P, drawn but not marked. */
    readonly wide?: number
    readonly chord?: boolean
    readonly line?: boolean
  },
  description: string,
): SketchFigure {
  const wanted = options.atP ?? options.wide ?? (options.atO === undefined ? 60 : 180 - options.atO)
  // A narrow angle would put P far away: it is drawn wider, and the figure says so.
  const half = 90 - Math.max(wanted, 44) / 2
  return {
    kind: 'sketch',
    points: { O: [0, 0], A: polar(4, half), B: polar(4, -half), P: tangentMeet(4, -half, half) },
    dots: ['O'],
    circles: [{ centre: 'O', radius: 4 }],
    segments: [
      { from: 'P', to: 'A' },
      { from: 'P', to: 'B' },
      { from: 'O', to: 'A' },
      { from: 'O', to: 'B' },
      ...(options.line ? [{ from: 'O', to: 'P', dashed: true }] : []),
      ...(options.chord ? [{ from: 'A', to: 'B' }] : []),
    ],
    angles: [
      ...(options.atP === undefined
        ? []
        : [{ at: 'P', from: 'A', to: 'B', ...(options.atP <= 90 && { label: `${options.atP}°` }) }]),
      ...(options.atO === undefined ? [] : [{ at: 'O', from: 'B', to: 'A', label: `${options.atO}°` }]),
    ],
    ...(wanted < 44 ? { caption: 'The figure is not to scale.' } : {}),
    description,
  }
}

/** A quadrilateral ABCD about a circle, touching it at P, Q, R, S; not to scale. Labels for the sides from AB on. */
export function quadrilateralFigure(labels: readonly string[], contacts: boolean, description: string): SketchFigure {
  const touch = [100, 10, 285, 195] as const
  const corner = (first: number, second: number) => tangentMeet(3, first, second)
  const sides = [
    ['A', 'B'],
    ['B', 'C'],
    ['C', 'D'],
    ['D', 'A'],
  ] as const
  return {
    kind: 'sketch',
    points: {
      A: corner(touch[0], touch[3]),
      B: corner(touch[1], touch[0]),
      C: corner(touch[2] - 360, touch[1]),
      D: corner(touch[3], touch[2]),
      O: [0, 0],
      ...(contacts
        ? { P: polar(3, touch[0]), Q: polar(3, touch[1]), R: polar(3, touch[2]), S: polar(3, touch[3]) }
        : {}),
    },
    dots: contacts ? ['O', 'P', 'Q', 'R', 'S'] : ['O'],
    circles: [{ centre: 'O', radius: 3 }],
    segments: sides.map(([from, to], index) => ({ from, to, ...labelled(labels[index]) })),
    ...(labels.length > 0 ? { caption: 'The figure is not to scale.' } : {}),
    description,
  }
}
