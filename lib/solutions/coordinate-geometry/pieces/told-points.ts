import { equals, fraction, gcd, sign, toTex, type Fraction } from '../../../maths'
import { add, constant, letter, lettersOf, multiply, negate, newBudget, subtract, type Sum } from '../../../maths/sum'
import { linearIn, substituted } from '../../told/system'
import { lowestRatio } from './ratio'
import { lettersTex } from '../../pieces/letters-sum'

export type SumPoint = readonly [x: Sum, y: Sum]

/** A point as a question tells of it; one that is not told has letters for its coordinates. */
export interface Spot {
  readonly name: string
  readonly at: SumPoint
  /** It is not told: letters stand for its coordinates. */
  readonly isMade?: true
}

/** What is told of points, each by its place among them. */
export type Tie =
  /** It divides the segment of the two in m : n. */
  | {
      readonly kind: 'divides'
      readonly point: number
      readonly ends: readonly [number, number]
      readonly m: Fraction
      readonly n: Fraction
      readonly why?: string
    }
  /** It divides it in k : 1; `k`: the letter for that. */
  | { readonly kind: 'ratio'; readonly point: number; readonly ends: readonly [number, number]; readonly k: string }
  | { readonly kind: 'far'; readonly point: number; readonly ends: readonly [number, number] }
  | {
      readonly kind: 'apart'
      readonly ends: readonly [number, number]
      readonly square: Fraction
      readonly length: string
      readonly why?: string
    }
  /** It lies on a line that is zero; `shown`: "the x-axis", "$x + y = 3$". */
  | { readonly kind: 'line'; readonly point: number; readonly line: Sum; readonly shown: string }
  | { readonly kind: 'collinear'; readonly all: readonly [number, number, number] }
  | { readonly kind: 'parallelogram'; readonly all: readonly [number, number, number, number] }
  /** An equation between the letters. */
  | { readonly kind: 'given'; readonly zero: Sum }
  | { readonly kind: 'same'; readonly point: number; readonly other: number }
  /** It is the centroid of the triangle of the three. */
  | { readonly kind: 'centroid'; readonly point: number; readonly of: readonly [number, number, number] }

/** What is zero by a tie, and the line that says why. */
export interface TieEquations {
  readonly zeros: readonly Sum[]
  readonly said: string
}

const number = (value: Fraction): Sum => constant(value)
const plus = (a: Sum, b: Sum): Sum => add(a, b, newBudget())
export const less = (a: Sum, b: Sum): Sum => subtract(a, b, newBudget())
export const times = (a: Sum, b: Sum): Sum => multiply(a, b, newBudget())
const squared = (a: Sum): Sum => times(a, a)

/** The square of the distance between two points. */
export const squareOf = ([a, b]: SumPoint, [c, d]: SumPoint): Sum => plus(squared(less(c, a)), squared(less(d, b)))

export const spotTex = ({ name, at: [x, y] }: Spot): string => {
  const both = `${lettersTex(x)}, ${lettersTex(y)}`
  return both.includes('frac') ? `${name}\\left(${both}\\right)` : `${name}(${both})`
}

const bracketed = (sum: Sum): string => {
  const tex = lettersTex(sum)
  if (/^(?:\d+|[a-z])$/.test(tex)) return tex
  return tex.includes('frac') ? `\\left(${tex}\\right)` : `(${tex})`
}
/** "+ (-4)", "+ 3x" */
const added = (sum: Sum): string => (lettersTex(sum).startsWith('-') ? bracketed(sum) : lettersTex(sum))
const factor = (value: Fraction, sum: Sum): string =>
  value.n === 1n && value.d === 1n ? added(sum) : `${toTex(value)} \\times ${bracketed(sum)}`
/** Of 3 - k the square is that of k - 3. */
const squareTex = ([a, b]: SumPoint, [c, d]: SumPoint): string =>
  [less(c, a), less(d, b)]
    .map((each) => (lettersTex(each).startsWith('-') && each.size > 1 ? negate(each) : each))
    .map((each) => `${bracketed(each)}^2`)
    .join(' + ')

/** The equations that a tie gives. */
export function equationsOf(tie: Tie, spots: readonly Spot[], ties: readonly Tie[]): TieEquations {
  const spot = (at: number): Spot => spots[at] ?? { name: 'P', at: [number(fraction(0)), number(fraction(0))] }
  switch (tie.kind) {
    case 'divides': {
      const [p, [a, b]] = [spot(tie.point), [spot(tie.ends[0]), spot(tie.ends[1])]]
      const [m, n] = lowestRatio(tie.m, tie.n)
      const whole = number(fraction(m.n + n.n))
      const zeros = ([0, 1] as const).map((i) =>
        less(times(whole, p.at[i]), plus(times(number(m), b.at[i]), times(number(n), a.at[i]))),
      )
      const isMiddle = equals(m, n)
      const over = (i: 0 | 1) =>
        isMiddle
          ? `\\frac{${lettersTex(a.at[i])} + ${added(b.at[i])}}{2} = ${lettersTex(p.at[i])}`
          : `\\frac{${factor(m, b.at[i])} + ${factor(n, a.at[i])}}{${toTex(m)} + ${toTex(n)}} = ${lettersTex(p.at[i])}`
      const formula = isMiddle ? 'mid-point formula' : 'section formula'
      const how = isMiddle ? '' : ` in $${toTex(m)} : ${toTex(n)}$`
      const why =
        tie.why ??
        (isMiddle
          ? `$${p.name}$ is the mid-point of $${a.name}${b.name}$`
          : `$${p.name}$ divides $${a.name}${b.name}$${how}`)
      return { zeros, said: `${why}. By the ${formula}, $${over(0)}$ and $${over(1)}$` }
    }
    case 'ratio': {
      const [p, [a, b]] = [spot(tie.point), [spot(tie.ends[0]), spot(tie.ends[1])]]
      const k = letter(tie.k)
      const one = number(fraction(1))
      const at = (i: 0 | 1) => plus(times(k, b.at[i]), a.at[i])
      const own = ([0, 1] as const).map((i) => less(times(plus(k, one), p.at[i]), at(i)))
      // where the line is known on which it lies, its coordinates need not be
      const cut = ties.flatMap((other) =>
        other.kind === 'line' && other.point === tie.point ? [onLine(other.line, at(0), at(1), plus(k, one))] : [],
      )
      const over = (i: 0 | 1) => `\\frac{${lettersTex(times(k, b.at[i]))} + ${added(a.at[i])}}{${tie.k} + 1}`
      return {
        zeros: [...cut, ...own],
        said: `Let $${p.name}$ divide $${a.name}${b.name}$ in the ratio $${tie.k} : 1$. By the section formula, $${p.name} = \\left(${over(0)}, ${over(1)}\\right)$`,
      }
    }
    case 'far': {
      const [p, [a, b]] = [spot(tie.point), [spot(tie.ends[0]), spot(tie.ends[1])]]
      return {
        zeros: [less(squareOf(p.at, a.at), squareOf(p.at, b.at))],
        said: `$${p.name}${a.name} = ${p.name}${b.name}$, so $${p.name}${a.name}^2 = ${p.name}${b.name}^2$: $${squareTex(a.at, p.at)} = ${squareTex(b.at, p.at)}$`,
      }
    }
    case 'apart': {
      const [a, b] = [spot(tie.ends[0]), spot(tie.ends[1])]
      const why = tie.why === undefined ? '' : `${tie.why}: `
      return {
        zeros: [less(squareOf(a.at, b.at), number(tie.square))],
        said: `${why}$${a.name}${b.name} = ${tie.length}$, so $${a.name}${b.name}^2 = ${squareTex(a.at, b.at)} = ${toTex(tie.square)}$`,
      }
    }
    case 'line': {
      const p = spot(tie.point)
      return {
        zeros: [onLine(tie.line, p.at[0], p.at[1], number(fraction(1)))],
        said: `$${p.name}$ lies on ${tie.shown}.`,
      }
    }
    case 'collinear': {
      const [a, b, c] = [spot(tie.all[0]), spot(tie.all[1]), spot(tie.all[2])]
      const step = (to: Spot, i: 0 | 1) => less(to.at[i], a.at[i])
      return {
        zeros: [less(times(step(b, 0), step(c, 1)), times(step(c, 0), step(b, 1)))],
        said: `$${a.name}$, $${b.name}$ and $${c.name}$ lie on one line: $${bracketed(step(b, 0))} \\times ${bracketed(step(c, 1))} = ${bracketed(step(c, 0))} \\times ${bracketed(step(b, 1))}$`,
      }
    }
    case 'parallelogram': {
      const [a, b, c, d] = [spot(tie.all[0]), spot(tie.all[1]), spot(tie.all[2]), spot(tie.all[3])]
      const sum = (one: Spot, other: Spot, i: 0 | 1) => plus(one.at[i], other.at[i])
      const half = (one: Spot, other: Spot, i: 0 | 1) => `${lettersTex(one.at[i])} + ${bracketed(other.at[i])}`
      return {
        zeros: ([0, 1] as const).map((i) => less(sum(a, c, i), sum(b, d, i))),
        said: `The diagonals $${a.name}${c.name}$ and $${b.name}${d.name}$ bisect each other: $${half(a, c, 0)} = ${half(b, d, 0)}$ and $${half(a, c, 1)} = ${half(b, d, 1)}$`,
      }
    }
    case 'same': {
      const [p, q] = [spot(tie.point), spot(tie.other)]
      return {
        zeros: ([0, 1] as const).map((i) => less(p.at[i], q.at[i])),
        said: `$${p.name}$ and $${q.name}$ are one point, so their coordinates are equal.`,
      }
    }
    case 'centroid': {
      const [p, corners] = [spot(tie.point), tie.of.map(spot)]
      const sum = (i: 0 | 1) => corners.reduce<Sum>((so, corner) => plus(so, corner.at[i]), new Map())
      const over = (i: 0 | 1) =>
        `\\frac{${corners.map((corner, at) => (at === 0 ? lettersTex(corner.at[i]) : added(corner.at[i]))).join(' + ')}}{3} = ${lettersTex(p.at[i])}`
      return {
        zeros: ([0, 1] as const).map((i) => less(times(number(fraction(3)), p.at[i]), sum(i))),
        said: `The centroid is the mean of the three corners: $${over(0)}$ and $${over(1)}$`,
      }
    }
    case 'given':
      return { zeros: [tie.zero], said: `Given: $${equationTex(tie.zero)}$.` }
    default:
      return tie satisfies never
  }
}

/** ax + by + c with x and y put in, times a factor: of (x/t, y/t) the sum ax + by + ct. */
function onLine(line: Sum, x: Sum, y: Sum, t: Sum): Sum {
  const [a, b] = [less(at(line, 1, 0), at(line, 0, 0)), less(at(line, 0, 1), at(line, 0, 0))]
  return plus(plus(times(a, x), times(b, y)), times(at(line, 0, 0), t))
}

const at = (line: Sum, x: number, y: number): Sum =>
  substituted(substituted(line, 'x', number(fraction(x))), 'y', number(fraction(y)))

/** "3x - 2y = 5", or " = 0" for what is no line, in lowest terms. */
export function equationTex(zero: Sum): string {
  const terms = [...zero.values()]
  const bottom = terms.reduce((so, { coefficient: { d } }) => so * fraction(d, so).n, 1n)
  const whole = terms.map(({ coefficient: { n, d } }) => Number((n * bottom) / d))
  const factor = { n: bottom, d: BigInt(gcd(...whole) || 1) }
  const shown: Sum = new Map(
    [...zero].map(([key, term]) => [
      key,
      { ...term, coefficient: fraction(term.coefficient.n * factor.n, term.coefficient.d * factor.d) },
    ]),
  )
  const isLine = linearIn(zero, [...lettersOf(zero)]) !== null
  const own = isLine ? new Map([...shown].filter(([, { powers }]) => powers.length > 0)) : shown
  const rest: Sum = isLine ? negate(new Map([...shown].filter(([, { powers }]) => powers.length === 0))) : new Map()
  const [first] = [...own.values()].toSorted((one, other) =>
    (one.powers[0]?.[0] ?? '') < (other.powers[0]?.[0] ?? '') ? -1 : 1,
  )
  const isTurned = first !== undefined && isLine && sign(first.coefficient) < 0
  const [left, right] = isTurned ? [negate(own), negate(rest)] : [own, rest]
  return `${lettersTex(left)} = ${lettersTex(right)}`
}
