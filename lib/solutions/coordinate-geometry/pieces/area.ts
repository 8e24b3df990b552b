import { add, fraction, multiply, negate, sign, subtract, toTex, zero, type Fraction } from '../../../maths'

interface Corner {
  readonly x: Fraction
  readonly y: Fraction
}

const bracketed = (value: Fraction): string => (sign(value) < 0 ? `(${toTex(value)})` : toTex(value))

/** Twice the signed area of a triangle, x1(y2 - y3) + x2(y3 - y1) + x3(y1 - y2), as it is written and what it is. */
function twice(a: Corner, b: Corner, c: Corner): { readonly tex: string; readonly value: Fraction } {
  const terms = [
    [a.x, b.y, c.y],
    [b.x, c.y, a.y],
    [c.x, a.y, b.y],
  ] as const
  return {
    tex: terms.map(([x, p, q]) => `${bracketed(x)}(${toTex(p)} - ${bracketed(q)})`).join(' + '),
    value: terms.map(([x, p, q]) => multiply(x, subtract(p, q))).reduce(add, zero),
  }
}

const half = fraction(1, 2)
const size = (value: Fraction): Fraction => (sign(value) < 0 ? negate(value) : value)

/** Whether the segments of the two pairs cross: then the four are no quadrilateral in that order. */
function isCrossed([a, b, c, d]: readonly [Corner, Corner, Corner, Corner]): boolean {
  const side = (p: Corner, q: Corner, r: Corner) => sign(twice(p, q, r).value)
  const cross = (p: Corner, q: Corner, r: Corner, s: Corner) =>
    side(p, q, r) * side(p, q, s) <= 0 && side(r, s, p) * side(r, s, q) <= 0
  return cross(a, b, c, d) || cross(b, c, d, a)
}

/** The area of a triangle, or of a quadrilateral as two triangles on a diagonal inside it; null where the four cross or lie on a line. */
export function areaOf(corners: readonly Corner[]): { readonly tex: string; readonly area: Fraction } | null {
  const [a, b, c, d, ...more] = corners
  if (!a || !b || !c || more.length > 0) return null
  if (d && isCrossed([a, b, c, d])) return null
  // the diagonal that has the other two corners on its two sides
  const isInside = d && sign(twice(a, c, b).value) * sign(twice(a, c, d).value) < 0
  const triangles = !d
    ? [twice(a, b, c)]
    : isInside
      ? [twice(a, b, c), twice(a, c, d)]
      : [twice(a, b, d), twice(b, c, d)]
  if (d && triangles.some(({ value }) => sign(value) === 0)) return null
  const areas = triangles.map(({ value }) => multiply(half, size(value)))
  const area = areas.reduce(add, zero)
  const whole = triangles.map(({ tex }) => `\\frac{1}{2}\\left|${tex}\\right|`).join(' + ')
  const sum = d ? `${areas.map(toTex).join(' + ')} = ` : ''
  return { tex: `${whole} = ${sum}${toTex(area)}`, area }
}
