import type { XY } from '../../../figures/figure'
import { meeting } from './points'

/** Two triangles in a parallelogram with a pair of alternate angles, what makes the other angles equal, and where all points lie. */
export interface Crossing {
  readonly name: string
  readonly given: string
  readonly parallels: readonly [string, string]
  readonly transversal: string
  readonly alternate: readonly [string, string]
  readonly besides: readonly [one: string, other: string, why: string]
  readonly triangles: readonly [string, string]
  /** The two equal ratios of sides. */
  readonly sides: readonly [readonly [string, string], readonly [string, string]]
  readonly points: Readonly<Record<string, XY>>
  readonly lines: readonly (readonly [string, string])[]
  readonly described: string
}

/** A line through a vertex meets a side, and another side produced. */
export function throughVertex([P, Q, R, S, X, Y]: readonly [string, string, string, string, string, string]): Crossing {
  const y = meeting([0, 4], [5.6, 2.4], [1.5, 0], [6.5, 0])
  return {
    name: `${P}${Q}${R}${S}`,
    given: `A line through $${P}$ meets $${Q}${R}$ at $${X}$ and $${S}${R}$ produced at $${Y}$.`,
    parallels: [`${P}${Q}`, `${S}${Y}`],
    transversal: `${P}${Y}`,
    alternate: [`${Q}${P}${X}`, `${R}${Y}${X}`],
    besides: [`${P}${X}${Q}`, `${Y}${X}${R}`, 'vertically opposite angles'],
    triangles: [`${P}${Q}${X}`, `${Y}${R}${X}`],
    sides: [
      [`${P}${X}`, `${Y}${X}`],
      [`${Q}${X}`, `${R}${X}`],
    ],
    points: { [P]: [0, 4], [Q]: [5, 4], [R]: [6.5, 0], [S]: [1.5, 0], [X]: [5.6, 2.4], [Y]: y },
    lines: [
      [P, Q],
      [Q, R],
      [S, Y],
      [S, P],
      [P, Y],
    ],
    described: `Parallelogram ${P}${Q}${R}${S}. A line through ${P} meets side ${Q}${R} at ${X} and ${S}${R} produced at ${Y}.`,
  }
}

/** E lies on a side produced, and BE meets the side CD. */
export function onSideProduced([A, B, C, D, E, F]: readonly [
  string,
  string,
  string,
  string,
  string,
  string,
]): Crossing {
  const [a, b, c, d]: readonly [XY, XY, XY, XY] = [
    [0, 0],
    [5, 0],
    [6.2, 3.4],
    [1.2, 3.4],
  ]
  const e: XY = [a[0] + (d[0] - a[0]) * 1.6, a[1] + (d[1] - a[1]) * 1.6]
  return {
    name: `${A}${B}${C}${D}`,
    given: `$${E}$ is a point on the side $${A}${D}$ produced, and $${B}${E}$ meets $${C}${D}$ at $${F}$.`,
    parallels: [`${A}${E}`, `${B}${C}`],
    transversal: `${B}${E}`,
    alternate: [`${A}${E}${B}`, `${C}${B}${F}`],
    besides: [`${B}${A}${E}`, `${F}${C}${B}`, 'opposite angles of a parallelogram'],
    triangles: [`${A}${B}${E}`, `${C}${F}${B}`],
    sides: [
      [`${A}${B}`, `${C}${F}`],
      [`${A}${E}`, `${C}${B}`],
    ],
    points: { [A]: a, [B]: b, [C]: c, [D]: d, [E]: e, [F]: meeting(b, e, c, d) },
    lines: [
      [A, B],
      [B, C],
      [C, D],
      [A, E],
      [B, E],
    ],
    described: `Parallelogram ${A}${B}${C}${D}. ${E} lies on ${A}${D} produced; the line ${B}${E} meets the side ${C}${D} at ${F}.`,
  }
}

/** A line from a vertex to a point of a side crosses the diagonal. */
export function acrossDiagonal([A, B, C, D, E, F]: readonly [
  string,
  string,
  string,
  string,
  string,
  string,
]): Crossing {
  const [a, b, c, d, e]: readonly [XY, XY, XY, XY, XY] = [
    [0, 0],
    [6, 0],
    [7.6, 4],
    [1.6, 4],
    [3.6, 0],
  ]
  return {
    name: `${A}${B}${C}${D}`,
    given: `$${E}$ is a point on the side $${A}${B}$, and $${D}${E}$ meets the diagonal $${A}${C}$ at $${F}$.`,
    parallels: [`${A}${B}`, `${D}${C}`],
    transversal: `${A}${C}`,
    alternate: [`${E}${A}${F}`, `${D}${C}${F}`],
    besides: [`${A}${F}${E}`, `${C}${F}${D}`, 'vertically opposite angles'],
    triangles: [`${A}${F}${E}`, `${C}${F}${D}`],
    sides: [
      [`${A}${F}`, `${C}${F}`],
      [`${F}${E}`, `${F}${D}`],
    ],
    points: { [A]: a, [B]: b, [C]: c, [D]: d, [E]: e, [F]: meeting(a, c, d, e) },
    lines: [
      [A, B],
      [B, C],
      [C, D],
      [D, A],
      [A, C],
      [D, E],
    ],
    described: `Parallelogram ${A}${B}${C}${D} with the diagonal ${A}${C}. ${E} lies on ${A}${B}, and ${D}${E} meets the diagonal at ${F}.`,
  }
}
