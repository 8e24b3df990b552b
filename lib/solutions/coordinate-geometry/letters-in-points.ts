import { fraction } from '../../maths'
import * as sums from '../../maths/sum'
import type { Sum } from '../../maths/sum'
import { lettersTex, lettersText } from '../pieces/letters-sum'
import { earns, line } from '../line'
import { worked } from '../solution'
import { bigGcd } from '../../maths/integer'

/** A point whose coordinates are sums of letters and roots; an angle's ratios are letters too, of which sin² + cos² = 1. */
export interface SumPoint {
  readonly name: string
  readonly at: readonly [Sum, Sum]
}

/** The letters that stand for the sine and the cosine of an angle, and how they are written. */
export interface Ratios {
  readonly sine: string
  readonly cosine: string
  readonly angle: string
}

/** What three points are to be shown to make. */
export type TriangleKind = 'equilateral' | 'isosceles' | 'right-angled' | 'right-angled isosceles'
export const triangleKinds: readonly string[] = ['equilateral', 'isosceles', 'right-angled', 'right-angled isosceles']

export interface Given {
  readonly points: readonly SumPoint[]
  readonly asked: 'distance' | 'mid-point' | 'fourth vertex' | TriangleKind
  readonly ratios?: Ratios
}

const budget = () => sums.newBudget()
const less = (a: Sum, b: Sum): Sum => sums.subtract(a, b, budget())
const plus = (a: Sum, b: Sum): Sum => sums.add(a, b, budget())
const squared = (a: Sum): Sum => sums.multiply(a, a, budget())
const halved = (a: Sum): Sum => sums.multiply(a, sums.constant(fraction(1, 2)), budget())

/** With 1 - sin² for every cos². */
function withoutCosineSquares(sum: Sum, { sine, cosine }: Ratios): Sum {
  const one = less(sums.unity, sums.letter(sine, 2))
  return [...sum.values()].reduce<Sum>((so, term) => {
    const power = term.powers.find(([name]) => name === cosine)?.[1] ?? 0
    const rest = sums.single({
      ...term,
      powers: term.powers.flatMap(([name, by]) =>
        name !== cosine ? [[name, by] as const] : power % 2 === 1 ? [[name, 1] as const] : [],
      ),
    })
    let value = rest
    for (let times = 0; times < Math.floor(power / 2); times++) value = sums.multiply(value, one, budget())
    return plus(so, value)
  }, new Map())
}

/** The square root of a number, of a square of one letter, or of a square times a root; null where it is none of these. */
function rootOf(sum: Sum): { readonly outside: Sum; readonly inside: Sum } {
  const term = sums.onlyTerm(sum)
  const all = [...sum.values()]
  // a common factor that is a square comes before the root: √(4a² + 4b²) = 2√(a² + b²)
  const whole = all.every(({ coefficient, radicand }) => coefficient.d === 1n && radicand === 1n)
  const common = whole ? all.reduce((so, { coefficient: { n } }) => bigGcd(so, n), 0n) : 1n
  let square = 1n
  for (let by = 2n; by * by <= common && by < 1000n; by++)
    while (common % (square * square * by * by) === 0n) square *= by
  const outside = sums.constant(fraction(square))
  const inside = sums.multiply(sum, sums.constant(fraction(1n, square * square)), budget())
  const even = term?.powers.every(([, power]) => power % 2 === 0) === true && term.radicand === 1n
  if (!term || !even || term.coefficient.n < 0n) return { outside, inside }
  const left = sums.onlyTerm(inside)
  const letters = sums.single({
    coefficient: fraction(square),
    radicand: 1n,
    powers: term.powers.map(([name, power]) => [name, power / 2] as const),
  })
  return { outside: letters, inside: sums.constant(left?.coefficient ?? fraction(1)) }
}

const pairTex = ([x, y]: readonly [Sum, Sum], shown: (sum: Sum) => string): string => {
  const both = `${shown(x)}, ${shown(y)}`
  return both.includes('frac') ? `\\left(${both}\\right)` : `(${both})`
}

/** How a sum is written, an angle's ratios by their names. */
function writes({ ratios }: Given) {
  const named = (text: string, sine: string, cosine: string): string =>
    ratios ? text.replaceAll(ratios.sine, sine).replaceAll(ratios.cosine, cosine) : text
  const power = (text: string): string => text.replace(/(\\(?:sin|cos)) (\\?[a-zA-Z]+) ?\^\{(\d+)\}/g, '$1^{$3} $2 ')
  const tex = (sum: Sum): string =>
    power(named(lettersTex(sum), `\\sin ${ratios?.angle ?? ''} `, `\\cos ${ratios?.angle ?? ''} `)).trim()
  return { tex, text: lettersText }
}

function squareOf(given: Given, a: SumPoint, b: SumPoint): Sum {
  const raw = plus(squared(less(b.at[0], a.at[0])), squared(less(b.at[1], a.at[1])))
  return given.ratios ? withoutCosineSquares(raw, given.ratios) : raw
}

function distance(given: Given, a: SumPoint, b: SumPoint) {
  const { tex, text } = writes(given)
  const [dx, dy] = [less(b.at[0], a.at[0]), less(b.at[1], a.at[1])]
  const square = squareOf(given, a, b)
  const { outside, inside } = rootOf(square)
  const one = sums.equals(inside, sums.unity)
  const front = sums.equals(outside, sums.unity)
  const value = one ? tex(outside) : `${front ? '' : tex(outside)}\\sqrt{${tex(inside)}}`
  const plain = /^(?:\d+)$/.test(text(inside)) ? `√${text(inside)}` : `√(${text(inside)})`
  const name = `${a.name}${b.name}`
  return {
    lines: [
      `Given: $${a.name}${pairTex(a.at, tex)}$ and $${b.name}${pairTex(b.at, tex)}$.`,
      `Distance formula: $${name} = \\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$`,
      line('substituted', `$${name}^2 = (${tex(dx)})^2 + (${tex(dy)})^2$`),
      ...(given.ratios
        ? [`With $\\sin^2 ${given.ratios.angle} + \\cos^2 ${given.ratios.angle} = 1$: $${name}^2 = ${tex(square)}$`]
        : [`$${name}^2 = ${tex(squared(dx))} + ${tex(squared(dy))} = ${tex(square)}$`]),
      earns(1, `Hence $${name} = ${value}$ units.`),
    ],
    key: one ? text(outside) : `${front ? '' : text(outside)}${plain}`,
  }
}

function middle(given: Given, a: SumPoint, b: SumPoint) {
  const { tex, text } = writes(given)
  const at = [halved(plus(a.at[0], b.at[0])), halved(plus(a.at[1], b.at[1]))] as const
  return {
    lines: [
      `Given: $${a.name}${pairTex(a.at, tex)}$ and $${b.name}${pairTex(b.at, tex)}$.`,
      'The mid-point is $\\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$.',
      earns(
        1,
        `$\\left(\\frac{(${tex(a.at[0])}) + (${tex(b.at[0])})}{2}, \\frac{(${tex(a.at[1])}) + (${tex(b.at[1])})}{2}\\right) = ${pairTex(at, tex)}$`,
      ),
      `Hence the mid-point is $${pairTex(at, tex)}$.`,
    ],
    key: `(${text(at[0])}, ${text(at[1])})`,
  }
}

function fourth(given: Given, a: SumPoint, b: SumPoint, c: SumPoint) {
  const { tex, text } = writes(given)
  const at = [less(plus(a.at[0], c.at[0]), b.at[0]), less(plus(a.at[1], c.at[1]), b.at[1])] as const
  return {
    lines: [
      `Let the vertices in order be $A${pairTex(a.at, tex)}$, $B${pairTex(b.at, tex)}$, $C${pairTex(c.at, tex)}$ and $D(x, y)$.`,
      'The diagonals $AC$ and $BD$ of a parallelogram bisect each other, so they have the same mid-point.',
      earns(1, `$x + (${tex(b.at[0])}) = (${tex(a.at[0])}) + (${tex(c.at[0])})$, so $x = ${tex(at[0])}$`),
      earns(1, `$y + (${tex(b.at[1])}) = (${tex(a.at[1])}) + (${tex(c.at[1])})$, so $y = ${tex(at[1])}$`),
      `Hence the fourth vertex is $D${pairTex(at, tex)}$.`,
    ],
    key: `(${text(at[0])}, ${text(at[1])})`,
  }
}

/** The squares of AB, BC and CA, and the kinds of triangle that they make; none where two points are one or all lie on a line. */
export function triangleOf(given: Given): { readonly squares: readonly Sum[]; readonly is: readonly TriangleKind[] } {
  const [a, b, c] = given.points
  if (!a || !b || !c) return { squares: [], is: [] }
  const squares = [squareOf(given, a, b), squareOf(given, b, c), squareOf(given, c, a)]
  const [x, y, z] = squares
  if (!x || !y || !z || squares.some(sums.isZero)) return { squares, is: [] }
  const equal = [sums.equals(x, y), sums.equals(y, z), sums.equals(z, x)].filter(Boolean).length
  const isRight = [plus(x, y), plus(y, z), plus(z, x)].some((sum, at) => sums.equals(sum, [z, x, y][at] ?? sum))
  // three on a line: 2(xy + yz + zx) is x² + y² + z²
  const products = [sums.multiply(x, y, budget()), sums.multiply(y, z, budget()), sums.multiply(z, x, budget())]
  const twice = products.reduce<Sum>((so, one) => plus(so, plus(one, one)), new Map())
  const isFlat = sums.equals(twice, [x, y, z].map(squared).reduce(plus))
  const is: readonly (readonly [TriangleKind, boolean])[] = [
    ['equilateral', equal === 3],
    ['isosceles', equal > 0],
    ['right-angled', isRight],
    ['right-angled isosceles', isRight && equal > 0],
  ]
  return { squares, is: isFlat ? [] : is.flatMap(([kind, holds]) => (holds ? kind : [])) }
}

function shown(given: Given, kind: TriangleKind) {
  const { tex } = writes(given)
  const names = given.points.map(({ name }) => name)
  const sides = names.map((name, at) => `${name}${names[(at + 1) % 3] ?? ''}`)
  const { squares } = triangleOf(given)
  const lines = given.points.map((from, at) => {
    const to = given.points[(at + 1) % 3] ?? from
    const [dx, dy] = [less(to.at[0], from.at[0]), less(to.at[1], from.at[1])]
    return earns(0.5, `$${sides[at] ?? ''}^2 = (${tex(dx)})^2 + (${tex(dy)})^2 = ${tex(squares[at] ?? dx)}$`)
  })
  const same = (at: number, other: number) => {
    const [one, two] = [squares[at], squares[other]]
    return one !== undefined && two !== undefined && sums.equals(one, two)
  }
  const pair = [
    [0, 1],
    [1, 2],
    [2, 0],
  ].find(([one = 0, two = 0]) => same(one, two))
  const long = [0, 1, 2].find((at) => {
    const [one, two, three] = [squares[at], squares[(at + 1) % 3], squares[(at + 2) % 3]]
    return one !== undefined && two !== undefined && three !== undefined && sums.equals(one, plus(two, three))
  })
  const equal = `$${sides[pair?.[0] ?? 0] ?? ''} = ${sides[pair?.[1] ?? 1] ?? ''}$`
  const right = `$${sides[long ?? 0] ?? ''}^2 = ${sides[((long ?? 0) + 1) % 3] ?? ''}^2 + ${sides[((long ?? 0) + 2) % 3] ?? ''}^2$`
  const so =
    kind === 'equilateral'
      ? `$${sides.join(' = ')}$`
      : kind === 'isosceles'
        ? equal
        : kind === 'right-angled'
          ? right
          : `${equal} and ${right}`
  return {
    lines: [
      `Let the points be ${given.points.map(({ name, at }) => `$${name}${pairTex(at, tex)}$`).join(', ')}.`,
      ...lines,
      `So ${so}: the triangle is ${kind}.`,
      'Hence proved.',
    ],
    key: 'proved',
  }
}

const isKind = (asked: Given['asked']): asked is TriangleKind => triangleKinds.includes(asked)

/** E.g. "Find the distance between (a, b) and (-a, -b)", "... between (a cos θ + b sin θ, 0) and (0, a sin θ - b cos θ)". */
export const lettersInPoints = worked<Given>({
  id: 'letters-in-points',
  archetype: 'cg-distance',
  objection: (given) => {
    const { asked, points, ratios } = given
    const [a, b] = points
    if (asked !== 'distance' || !a || !b) return null
    if (sums.isZero(squareOf(given, a, b))) return 'The two points are the same: check what you typed.'
    const square = squareOf(given, a, b)
    const names = sums.lettersOf(square)
    const isLeft = ratios !== undefined && (names.has(ratios.sine) || names.has(ratios.cosine))
    return isLeft ? 'The angle does not cancel here: check what you typed.' : null
  },
  solve: (given) => {
    const [a, b, c] = given.points
    if (!a || !b) throw new Error('letters-in-points: two points at least')
    if (given.asked === 'distance') return distance(given, a, b)
    if (given.asked === 'mid-point') return middle(given, a, b)
    if (isKind(given.asked)) return shown(given, given.asked)
    if (!c) throw new Error('letters-in-points: three points')
    return fourth(given, a, b, c)
  },
})
