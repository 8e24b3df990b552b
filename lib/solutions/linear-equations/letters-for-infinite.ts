import { add, divide, multiply, negate, sign, subtract, sumTex, toTex, zero, type Fraction } from '../../maths'
import { worked } from '../solution'
import { solutionText, type Letters } from './pieces/line'

/** p a + q b + r: a number of an equation, with two letters in it. */
export type Linear = readonly [p: Fraction, q: Fraction, r: Fraction]

/** A line with known numbers, and one whose numbers hold two letters: for which values are they the same line? */
export interface Given {
  readonly known: readonly [Fraction, Fraction, Fraction]
  readonly open: readonly [Linear, Linear, Linear]
  readonly letters: Letters
}

const shown = ([p, q, r]: Linear, [a, b]: Letters): string =>
  sumTex([
    [p, a],
    [q, b],
    [r, ''],
  ])
const times = (n: Fraction, [p, q, r]: Linear): Linear => [multiply(n, p), multiply(n, q), multiply(n, r)]
const less = (one: Linear, other: Linear): Linear => [
  subtract(one[0], other[0]),
  subtract(one[1], other[1]),
  subtract(one[2], other[2]),
]

/** Two conditions, each p a + q b + r = 0. */
function conditions({ known: [a1, b1, c1], open: [a2, b2, c2] }: Given): readonly [Linear, Linear] {
  return [less(times(b1, a2), times(a1, b2)), less(times(c1, b2), times(b1, c2))]
}

function valuesOf(given: Given): readonly [Fraction, Fraction] | null {
  const [[p, q, r], [s, t, u]] = conditions(given)
  const d = subtract(multiply(p, t), multiply(q, s))
  if (sign(d) === 0) return null
  return [divide(subtract(multiply(q, u), multiply(r, t)), d), divide(subtract(multiply(r, s), multiply(p, u)), d)]
}

const at = ([p, q, r]: Linear, [a, b]: readonly [Fraction, Fraction]): Fraction =>
  add(add(multiply(p, a), multiply(q, b)), r)

/** E.g. "Find a and b for which 3x + 4y = 12 and (a + b)x + 2(a − b)y = 5a − 1 have infinitely many solutions." */
export const lettersForInfinite = worked<Given>({
  id: 'letters-for-infinite',
  archetype: 'le-find-k',
  objection: (given) => {
    if (given.known.some((one) => sign(one) === 0)) return 'I can work this where no number of the first line is $0$.'
    const values = valuesOf(given)
    if (!values) return 'These conditions do not fix both letters.'
    return given.open.every((one) => sign(at(one, values)) === 0) ? 'The second equation would be empty.' : null
  },
  solve: (given) => {
    const { known, open, letters } = given
    const [first, second] = conditions(given)
    const values = valuesOf(given) ?? [zero, zero]
    const [a, b, c] = known.map(toTex)
    const [d, e, f] = open.map((one) => shown(one, letters) || '0')
    const equation = ([p, q, r]: Linear): string =>
      `${
        sumTex([
          [p, letters[0]],
          [q, letters[1]],
        ]) || '0'
      } = ${toTex(negate(r))}`
    return {
      lines: [
        `For infinitely many solutions $\\frac{a_1}{a_2} = \\frac{b_1}{b_2} = \\frac{c_1}{c_2}$, that is, $\\frac{${a}}{${d}} = \\frac{${b}}{${e}} = \\frac{${c}}{${f}}$`,
        `From the first two: $${b}(${d}) = ${a}(${e})$, so $${equation(first)} \\quad \\ldots (1)$`,
        `From the last two: $${c}(${e}) = ${b}(${f})$, so $${equation(second)} \\quad \\ldots (2)$`,
        `Solving (1) and (2): $${letters[0]} = ${toTex(values[0])}$ and $${letters[1]} = ${toTex(values[1])}$`,
      ],
      key: solutionText(...values, letters),
    }
  },
})
