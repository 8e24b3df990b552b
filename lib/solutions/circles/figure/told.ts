import type { Surd } from '../../../maths/surd'
import type { Fraction } from '../../../maths/fraction'

/** What is told of a circle and of points and lines about it; each point is one letter. */
export type Told =
  | { readonly kind: 'on'; readonly point: string }
  /** The line through both touches the circle at `at`. */
  | { readonly kind: 'touch'; readonly at: string; readonly through: string }
  | { readonly kind: 'diameter'; readonly ends: string }
  /** Three points of a line, in that order. */
  | { readonly kind: 'line'; readonly points: string }
  /** Two points on the same side of a line, or on different ones. */
  | { readonly kind: 'side'; readonly points: string; readonly line: string; readonly same: boolean }
  /** In degrees. */
  | { readonly kind: 'angle'; readonly name: string; readonly value: Fraction }
  | { readonly kind: 'length'; readonly name: string; readonly value: Surd }

export type Asked =
  | { readonly kind: 'angle' | 'length' | 'diameter' | 'perimeter' | 'area'; readonly name: string }
  /** `is`: what it is to be proved to be. */
  | { readonly kind: 'triangle'; readonly name: string; readonly is?: string }
  | { readonly kind: 'ratio'; readonly name: string; readonly of: string }
  /** To be proved: one length is so many times another. */
  | { readonly kind: 'times'; readonly name: string; readonly times: Fraction; readonly of: string }

export interface CircleFigure {
  readonly centre: string
  readonly told: readonly Told[]
  readonly asked: readonly Asked[]
  /** 'cm'; 'r' where every length is so many radii. */
  readonly unit: string
}

/** The letters of the figure, the centre first. */
export const pointsOf = ({ centre, told }: Pick<CircleFigure, 'centre' | 'told'>): readonly string[] => [
  ...new Set([
    centre,
    ...told.flatMap((one) => {
      switch (one.kind) {
        case 'on':
          return [one.point]
        case 'touch':
          return [one.at, one.through]
        case 'diameter':
          return [...one.ends]
        case 'line':
          return [...one.points]
        case 'side':
          return [...one.points, ...one.line]
        case 'angle':
        case 'length':
          return [...one.name]
        default:
          return one satisfies never
      }
    }),
  ]),
]
