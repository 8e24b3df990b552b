import {
  between,
  half,
  minus,
  plus,
  pointTex,
  polyTex,
  squareTex,
  times,
  trimmed,
  type LetteredPoint,
  type Poly,
} from './letter-poly'
import { divide, equals, exact, multiply, negate, one, toTex, zero, type Fraction } from '../../../maths'
import { earns, line, type Step } from '../../line'

/** ax + by + c = 0; a coefficient may hold the letter. */
export interface LetteredLine {
  readonly a: Poly
  readonly b: Poly
  readonly c: Poly
}

/** What is known of points whose coordinates hold one letter. */
export type Condition =
  | { readonly kind: 'collinear'; readonly points: readonly [LetteredPoint, LetteredPoint, LetteredPoint] }
  | {
      readonly kind: 'equidistant'
      readonly from: LetteredPoint
      readonly points: readonly [LetteredPoint, LetteredPoint]
    }
  /** `length`: as it is printed. */
  | {
      readonly kind: 'apart'
      readonly points: readonly [LetteredPoint, LetteredPoint]
      readonly square: Fraction
      readonly length: string
    }
  | {
      readonly kind: 'middle-on-line'
      readonly points: readonly [LetteredPoint, LetteredPoint]
      readonly on: LetteredLine
    }
  | {
      readonly kind: 'right'
      readonly at: LetteredPoint
      readonly points: readonly [LetteredPoint, LetteredPoint]
    }

/** The equation that a condition makes, with the lines that lead to it. */
export interface Condensed {
  readonly lines: readonly Step[]
  /** This is zero. */
  readonly left: Poly
  /** A value at which two of the points are one. */
  readonly not?: { readonly value: Fraction; readonly why: string }
}

export function condensed(condition: Condition, letter: string): Condensed {
  switch (condition.kind) {
    case 'collinear':
      return onOneLine(condition.points, letter)
    case 'equidistant':
      return equallyFar(condition.from, condition.points, letter)
    case 'apart':
      return apart(condition, letter)
    case 'middle-on-line':
      return middleOnLine(condition.points, condition.on, letter)
    case 'right':
      return rightAngled(condition.at, condition.points, letter)
    default:
      return condition satisfies never
  }
}

function onOneLine([a, b, c]: readonly [LetteredPoint, LetteredPoint, LetteredPoint], letter: string): Condensed {
  const [to, on] = [between(a, b), between(a, c)]
  const [left, right] = [times(to.x, on.y), times(on.x, to.y)]
  const tex = (poly: Poly) => `(${polyTex(poly, letter)})`
  return {
    lines: [
      line(
        'set',
        `Let $${pointTex(a, letter)}$, $${pointTex(b, letter)}$ and $${pointTex(c, letter)}$ lie on one line.`,
      ),
      `Then the changes in $x$ and in $y$ from $${a.name}$ to the other two are in proportion: $(x_2 - x_1)(y_3 - y_1) = (x_3 - x_1)(y_2 - y_1)$`,
      earns(1, `So $${tex(to.x)}${tex(on.y)} = ${tex(on.x)}${tex(to.y)}$`, 'put in'),
      earns(0.5, `Opening the brackets: $${polyTex(left, letter)} = ${polyTex(right, letter)}$`, 'opened'),
    ],
    left: minus(left, right),
  }
}

const squares = (p: LetteredPoint, q: LetteredPoint, letter: string): string => {
  const { x, y } = between(p, q)
  return `${squareTex(x, letter)} + ${squareTex(y, letter)}`
}

function equallyFar(from: LetteredPoint, [a, b]: readonly [LetteredPoint, LetteredPoint], letter: string): Condensed {
  const [first, second] = [between(from, a), between(from, b)]
  const [to, also] = [`${from.name}${a.name}`, `${from.name}${b.name}`]
  return {
    lines: [
      line('set', `Given: $${to} = ${also}$, so $${to}^2 = ${also}^2$.`),
      earns(1, `By the distance formula, $${squares(from, a, letter)} = ${squares(from, b, letter)}$`, 'put in'),
      earns(
        0.5,
        `Opening the squares: $${polyTex(first.square, letter)} = ${polyTex(second.square, letter)}$`,
        'opened',
      ),
    ],
    left: minus(first.square, second.square),
  }
}

function apart({ points: [p, q], square, length }: Extract<Condition, { kind: 'apart' }>, letter: string): Condensed {
  const name = `${p.name}${q.name}`
  const all = between(p, q).square
  return {
    lines: [
      line('set', `Given: $${name} = ${length}$, so $${name}^2 = ${toTex(square)}$.`),
      earns(1, `By the distance formula, $${squares(p, q, letter)} = ${toTex(square)}$`, 'put in'),
      earns(0.5, `Opening the squares: $${polyTex(all, letter)} = ${toTex(square)}$`, 'opened'),
    ],
    left: minus(all, [square]),
  }
}

/** Where the square of a distance is zero. */
const meetingAt = ([p, q, r]: Poly): Fraction | null =>
  p && q && r && equals(multiply(q, q), multiply(exact(4), multiply(p, r)))
    ? divide(negate(q), multiply(exact(2), p))
    : null

function rightAngled(at: LetteredPoint, [a, c]: readonly [LetteredPoint, LetteredPoint], letter: string): Condensed {
  const [first, second, whole] = [between(at, a).square, between(at, c).square, between(a, c).square]
  const [meeting] = [a, c].flatMap((one) => {
    const value = meetingAt(between(at, one).square)
    return value ? { value, why: `$${at.name}$ would be $${one.name}$` } : []
  })
  const [ab, bc, ac] = [`${a.name}${at.name}`, `${at.name}${c.name}`, `${a.name}${c.name}`]
  return {
    lines: [
      line('set', `The angle at $${at.name}$ is $90^\\circ$, so by Pythagoras $${ab}^2 + ${bc}^2 = ${ac}^2$.`),
      earns(
        1,
        `By the distance formula, $[${squares(at, a, letter)}] + [${squares(at, c, letter)}] = ${squares(a, c, letter)}$`,
        'put in',
      ),
      earns(
        0.5,
        `Opening the squares: $${polyTex(plus(first, second), letter)} = ${polyTex(whole, letter)}$`,
        'opened',
      ),
    ],
    left: minus(plus(first, second), whole),
    ...(meeting && { not: meeting }),
  }
}

function middleOnLine([p, q]: readonly [LetteredPoint, LetteredPoint], on: LetteredLine, letter: string): Condensed {
  const middle: LetteredPoint = { name: 'M', at: [half(plus(p.at[0], q.at[0])), half(plus(p.at[1], q.at[1]))] }
  const [x, y] = middle.at
  const left = plus(plus(times(on.a, x), times(on.b, y)), on.c)
  const bracket = (poly: Poly) => `\\left(${polyTex(poly, letter)}\\right)`
  const isOne = (poly: Poly) => trimmed(poly).length === 1 && equals(trimmed(poly)[0] ?? zero, one)
  const product = (by: Poly, value: Poly) => (isOne(by) ? bracket(value) : `${bracket(by)}${bracket(value)}`)
  return {
    lines: [
      line(
        'set',
        `By the mid-point formula, the mid-point of the segment is $M\\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$.`,
      ),
      earns(0.5, `So $${pointTex(middle, letter)}$.`, 'middle'),
      earns(1, `$M$ lies on the line: $${product(on.a, x)} + ${product(on.b, y)} + ${bracket(on.c)} = 0$`, 'put in'),
    ],
    left,
  }
}
