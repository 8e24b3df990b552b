import { add, bigGcd, exact, multiply, negate, polynomialTex, sign, zero, type Fraction } from '../../../maths'

/** Coefficients in one letter, the highest power first. */
export type Poly = readonly Fraction[]

/** A point whose coordinates are numbers or hold the letter. */
export interface LetteredPoint {
  readonly name: string
  readonly at: readonly [x: Poly, y: Poly]
}

/** Without zeroes in front; the constant always stays. */
export function trimmed(poly: Poly): Poly {
  const from = poly.findIndex((each) => sign(each) !== 0)
  return from < 0 ? [zero] : poly.slice(from)
}

export function plus(p: Poly, q: Poly): Poly {
  const size = Math.max(p.length, q.length)
  const at = (poly: Poly, place: number) => poly[place - (size - poly.length)] ?? zero
  return trimmed(Array.from({ length: size }, (_, place) => add(at(p, place), at(q, place))))
}

export const minus = (p: Poly, q: Poly): Poly => plus(p, q.map(negate))

export function times(p: Poly, q: Poly): Poly {
  const size = p.length + q.length - 1
  const at = (place: number) =>
    p.reduce((sum, each, i) => {
      const other = q[place - i]
      return other ? add(sum, multiply(each, other)) : sum
    }, zero)
  return trimmed(Array.from({ length: size }, (_, place) => at(place)))
}

export const half = (p: Poly): Poly => p.map((each) => multiply(each, exact({ n: 1n, d: 2n })))

/** "\\frac{k + 3}{2}": over one denominator where there are fractions. */
export function polyTex(p: Poly, letter: string): string {
  const poly = trimmed(p)
  const bottom = poly.reduce((d, each) => (d * each.d) / bigGcd(d, each.d), 1n)
  if (bottom === 1n || poly.length < 2) return polynomialTex(poly, letter)
  const top = poly.map((each) => multiply(each, { n: bottom, d: 1n }))
  return `\\frac{${polynomialTex(top, letter)}}{${bottom}}`
}

/** "(k - 3)^2", "k^2", "(-4)^2"; of 3 - k the square is that of k - 3. */
export function squareTex(p: Poly, letter: string): string {
  const poly = trimmed(p)
  const [first = zero] = poly
  const tex = polyTex(poly.length > 1 && sign(first) < 0 ? poly.map(negate) : poly, letter)
  if (/^(?:\d+|[a-z])$/.test(tex)) return `${tex}^2`
  return tex.includes('frac') ? `\\left(${tex}\\right)^2` : `(${tex})^2`
}

export const pointTex = ({ name, at: [x, y] }: LetteredPoint, letter: string): string =>
  `${name}(${polyTex(x, letter)}, ${polyTex(y, letter)})`

/** The steps between two points, and the square of the distance. */
export function between(p: LetteredPoint, q: LetteredPoint) {
  const [x, y] = [minus(q.at[0], p.at[0]), minus(q.at[1], p.at[1])]
  return { x, y, square: plus(times(x, x), times(y, y)) }
}
