import { linearStep } from './linear'
import { collinear, samePlace, sameObjection, tupleTex, type ExactPoint, type NamedPoint } from './point'
import { lowestRatio, type Ratio } from './ratio'
import { equals, sign, subtract, sumTex, toTex, type Fraction } from '../../../maths'
import { chain, says } from '../../claim'
import { earns, line, type Step } from '../../line'

/** A point of the segment AB. */
export interface Divided {
  readonly a: NamedPoint
  readonly b: NamedPoint
  readonly p: NamedPoint
}

/** A point of the segment AB, as far as one coordinate tells. */
interface KnownBy {
  readonly a: NamedPoint
  readonly b: NamedPoint
  readonly name: string
  readonly known: Fraction
  readonly by: Coordinate
}

/** 0 for x, 1 for y: the coordinate by which the ratio is found. */
export type Coordinate = 0 | 1

export const coordinateLetter = (coordinate: Coordinate): 'x' | 'y' => (coordinate === 0 ? 'x' : 'y')

/** AP : PB from one coordinate. */
export const ratioBy = ({ a, b, known, by }: Omit<KnownBy, 'name'>): Ratio =>
  lowestRatio(subtract(known, a.at[by]), subtract(b.at[by], known))

/** The coordinate in which the two ends differ: x where that is possible. */
export const telling = (a: ExactPoint, b: ExactPoint): Coordinate => (equals(a[0], b[0]) ? 1 : 0)

/** What keeps P from dividing AB internally, as far as one coordinate shows it. */
export function betweenObjection({ a, b, name, known, by }: KnownBy): string | null {
  const [before, after] = [subtract(known, a.at[by]), subtract(b.at[by], known)]
  return sign(before) * sign(after) > 0
    ? null
    : `$${name}$ does not lie between $${a.name}$ and $${b.name}$, so it does not divide the segment internally.`
}

export function divisionObjection(divided: Divided): string | null {
  const { a, b, p } = divided
  const same = sameObjection(a, b)
  if (same !== null) return same
  if (samePlace(p.at, a.at) || samePlace(p.at, b.at)) return `$${p.name}$ is an end of the segment.`
  if (!collinear(a.at, b.at, p.at)) return `$${p.name}$ does not lie on the line $${a.name}${b.name}$.`
  const by = telling(a.at, b.at)
  return betweenObjection({ a, b, name: p.name, known: p.at[by], by })
}

/** "10k - 2": what a coordinate of the point of ratio k : 1 has on top. */
export const topTex = (second: Fraction, first: Fraction): string =>
  sumTex([
    [second, 'k'],
    [first, ''],
  ])

/** The same over k + 1. */
export const overTex = (second: Fraction, first: Fraction): string => `\\frac{${topTex(second, first)}}{k + 1}`

/** The equation for k from one coordinate, and its solution: a mark and a half. */
export function ratioLines({ a, b, name, known, by }: KnownBy): readonly Step[] {
  const [first, second] = [a.at[by], b.at[by]]
  return [
    line('ratio', `Let $${name}$ divide $${a.name}${b.name}$ in the ratio $k : 1$.`),
    earns(
      0.5,
      says`By the section formula, ${chain(name, tupleTex(overTex(b.at[0], a.at[0]), overTex(b.at[1], a.at[1])))}`,
      'formula',
    ),
    earns(
      0.5,
      says`Comparing the $${coordinateLetter(by)}$-coordinates, ${chain(overTex(second, first), toTex(known))}`,
      'compared',
    ),
    line('cleared', says`Multiplying both sides by $k + 1$, ${chain(topTex(second, first), topTex(known, known))}`),
    earns(0.5, linearStep('Collecting the terms, ', subtract(second, known), 'k', subtract(known, first)), 'solved'),
  ]
}
