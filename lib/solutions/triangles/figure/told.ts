import type { Fact } from '../../pieces/figure/expanded'
import { equationOf, type Sum } from '../../pieces/figure/quantities'

/**
 * What is asked of a figure. A name of two letters is a length, one of three or more the perimeter of that polygon; 'x' is a letter that
 * lengths are told in.
 */
export type Asked =
  /** `called`: the letter that stands for it: 'x' of AE = x. */
  | { readonly kind: 'size'; readonly name: string; readonly called?: string }
  | { readonly kind: 'letter'; readonly name: string }
  | { readonly kind: 'ratio'; readonly top: string; readonly bottom: string }
  /** To be proved, the corners in this order. */
  | { readonly kind: 'similar'; readonly one: string; readonly two: string }

/** A figure of lines as its question tells it; each point is one letter. */
export interface TriangleFigure {
  /** As `expanded` writes them. Equations tell lengths, ratios and angles: 'eq AD = 4', 'eq 3 AD = 2 DB', 'eq <ADE = <ACB', 'eq AD + 3 = 4 x'. */
  readonly facts: readonly Fact[]
  /** The triangles and polygons that are named: none of them is flat. */
  readonly corners: readonly string[]
  readonly asked: readonly Asked[]
  /** 'cm'; '' where no length is told. */
  readonly unit: string
}

/** One name for both ways to call a length or the perimeter of a triangle. */
export const keyOf = (name: string): string => (name.length <= 3 ? [...name].toSorted().join('') : name)

/** AB, BC, CA for ABC. */
export const sidesOf = (name: string): readonly string[] =>
  name.length < 3 ? [name] : [...name].map((point, at) => `${point}${name[(at + 1) % name.length] ?? ''}`)

export const isEquation = (fact: Fact): boolean => fact.startsWith('eq ')
export const equationIn = (fact: Fact): Sum => equationOf(fact.slice(3))

/** The letter that lengths are told in; null where there is none, or more than one. */
export function letterOf({ facts }: Pick<TriangleFigure, 'facts'>): string | null {
  const letters = new Set(facts.filter(isEquation).flatMap((fact) => fact.match(/(?<= )[a-z](?= |$)/g) ?? []))
  const [letter, ...more] = letters
  return letter !== undefined && more.length === 0 ? letter : null
}

/** The points of a figure, those of its named triangles first. */
export const pointsOf = ({ facts, corners }: Pick<TriangleFigure, 'facts' | 'corners'>): readonly string[] => [
  ...new Set([...corners.join(''), ...facts.flatMap((fact) => fact.slice(fact.indexOf(' ')).match(/[A-Z]/g) ?? [])]),
]
