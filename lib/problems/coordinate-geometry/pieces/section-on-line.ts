import { sumTex } from '../../../maths'
import { pointText, type Point } from './point'

/** P divides AB, and lies on a line with an unknown constant. */
export interface SectionOnLine {
  readonly kind: 'mid-point' | 'trisection' | 'ratio'
  readonly a: Point
  /** One part of the segment; P lies after m of m + n of them. */
  readonly part: Point
  readonly m: number
  readonly n: number
  /** The line p·x + q·y + k = 0. */
  readonly p: number
  readonly q: number
  readonly stem: 0 | 1 | 2
}

export const endOf = ({ a, part, m, n }: SectionOnLine): Point => [a[0] + (m + n) * part[0], a[1] + (m + n) * part[1]]
export const pointOf = ({ a, part, m }: SectionOnLine): Point => [a[0] + m * part[0], a[1] + m * part[1]]
export const keyOf = (draw: SectionOnLine, [x, y] = pointOf(draw)): number => 0 - draw.p * x - draw.q * y

export const ratios = {
  'mid-point': [[1, 1]],
  trisection: [[1, 2]],
  ratio: [
    [2, 1],
    [1, 3],
    [3, 1],
    [2, 3],
    [3, 2],
  ],
} as const

const lineTex = ({ p, q }: SectionOnLine): string =>
  `${sumTex([
    [p, 'x'],
    [q, 'y'],
    [1, 'k'],
  ])} = 0`

export function sectionQuestion(draw: SectionOnLine): string {
  const { kind, a, m, n, stem } = draw
  const [A, B, onLine] = [`$A${pointText(a)}$`, `$B${pointText(endOf(draw))}$`, `$${lineTex(draw)}$`]
  const which = {
    'mid-point': [
      `The mid-point of the line segment joining ${A} and ${B} lies on the line ${onLine}. Find $k$.`,
      `If the line ${onLine} passes through the mid-point $P$ of the line segment $AB$ with the ends ${A} and ${B}, find the value of $k$.`,
      `$P$ is the mid-point of the line segment joining ${A} and ${B}. For which $k$ does $P$ lie on the line ${onLine}?`,
    ],
    trisection: [
      `The line segment joining ${A} and ${B} is trisected at $P$ and $Q$, and $P$ is nearer to $A$. If $P$ lies on the line ${onLine}, find $k$.`,
      `$P$ is the point of trisection nearer to $A$ of the line segment joining ${A} and ${B}. Find $k$, if $P$ lies on the line ${onLine}.`,
      `Of the two points of trisection of the segment from ${A} to ${B}, the one nearer to $A$ lies on the line ${onLine}. Find the value of $k$.`,
    ],
    ratio: [
      `$P$ divides the line segment from ${A} to ${B} so that $AP : PB = ${m} : ${n}$, and $P$ lies on the line ${onLine}. Find $k$.`,
      `The line ${onLine} passes through the point $P$ that divides the line segment joining ${A} and ${B} in the ratio $${m} : ${n}$. Find $k$.`,
      `A point $P$ of the line segment joining ${A} and ${B} has $AP : PB = ${m} : ${n}$. Find the value of $k$ for which $P$ lies on the line ${onLine}.`,
    ],
  } as const
  return which[kind][stem]
}

/** Other points that a student may take for P: none of them may lead to the key. */
export function wrongPoints(draw: SectionOnLine): readonly Point[] {
  const { a, part, m, n } = draw
  const [b, [x, y]] = [endOf(draw), pointOf(draw)]
  return [
    a,
    b,
    [y, x],
    ...(m === n
      ? []
      : ([
          [a[0] + n * part[0], a[1] + n * part[1]],
          [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
        ] as const)),
  ]
}
