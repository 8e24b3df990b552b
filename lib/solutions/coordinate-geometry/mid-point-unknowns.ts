import { tupleTex } from './pieces/point'
import { add, divide, exact, multiply, negate, sign, subtract, sumTex, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** a times the letter, and b; without a letter a is 0. */
export interface Linear {
  readonly a: Fraction
  readonly b: Fraction
  readonly letter: string | null
}

export type LinearPoint = readonly [x: Linear, y: Linear]

/** The two ends and the mid-point of a segment; each coordinate has at most one letter among the three. */
export interface Given {
  readonly ends: readonly [LinearPoint, LinearPoint]
  readonly middle: LinearPoint
}

const linearTex = ({ a, b, letter }: Linear): string =>
  sumTex([
    [a, letter ?? ''],
    [b, ''],
  ])

/** What is left of an equation "first + second = twice the middle", as a letter times and a constant. */
function equationOf({ ends: [p, q], middle }: Given, at: 0 | 1) {
  const [one, two, mid] = [p[at], q[at], middle[at]]
  const twice = exact(2)
  return {
    letter: one.letter ?? two.letter ?? mid.letter,
    slope: subtract(add(one.a, two.a), multiply(twice, mid.a)),
    rest: subtract(multiply(twice, mid.b), add(one.b, two.b)),
  }
}

/** E.g. "The mid-point of (2, p) and (q, 4) is (3, 5). Find p and q." */
export const midPointUnknowns = worked<Given>({
  id: 'mid-point-unknowns',
  archetype: 'cg-midpoint',
  objection: (given) => {
    const equations = [equationOf(given, 0), equationOf(given, 1)]
    if (equations.some(({ letter, slope, rest }) => letter === null && sign(slope) === 0 && sign(rest) !== 0))
      return 'The coordinates without a letter do not fit: check what you typed.'
    return equations.some(({ letter, slope }) => letter !== null && sign(slope) === 0)
      ? 'The letter drops out: check what you typed.'
      : null
  },
  solve: (given) => {
    const { ends, middle } = given
    const [p, q] = ends
    const both = ([0, 1] as const).map((at) => ({ at, ...equationOf(given, at) }))
    const solved = both.flatMap(({ at, letter, slope, rest }) =>
      letter === null ? [] : [{ at, letter, value: divide(rest, slope) }],
    )
    const point = (one: LinearPoint) => tupleTex(linearTex(one[0]), linearTex(one[1]))
    return {
      lines: [
        `Given: $${point(middle)}$ is the mid-point of $${point(p)}$ and $${point(q)}$.`,
        'By the mid-point formula its coordinates are $\\frac{x_1 + x_2}{2}$ and $\\frac{y_1 + y_2}{2}$.',
        ...solved.flatMap(({ at, letter, value }) => [
          earns(
            0.5,
            `For the $${at === 0 ? 'x' : 'y'}$-coordinate, $\\frac{${sumOf(p[at], q[at])}}{2} = ${linearTex(middle[at])}$`,
          ),
          earns(0.5, says`Hence ${chain(letter, toTex(value))}`),
        ]),
      ],
      key: solved
        .toSorted((one, other) => (one.letter < other.letter ? -1 : 1))
        .map(({ letter, value }) => `${letter} = ${toText(value)}`)
        .join(', '),
    }
  },
})

/** "2 + q", "-3 + (-k)". */
function sumOf(one: Linear, other: Linear): string {
  const tex = linearTex(other)
  return tex.startsWith('-') ? `${linearTex(one)} + (${tex})` : `${linearTex(one)} + ${tex}`
}

export const constant = (b: Fraction): Linear => ({ a: add(b, negate(b)), b, letter: null })
