import { equationTex } from './equation'
import { fraction, polynomialTex, sumTex, toTex, type Fraction } from '../../maths'

/** (px + q)(rx + s), with p and r positive. */
export interface Factors {
  readonly p: number
  readonly q: number
  readonly r: number
  readonly s: number
}

export const expanded = ({ p, q, r, s }: Factors): readonly [a: number, b: number, c: number] => [
  p * r,
  p * s + q * r,
  q * s,
]

export const rootsOf = ({ p, q, r, s }: Factors): readonly [Fraction, Fraction] => [fraction(-q, p), fraction(-s, r)]

/** Whether both factors have the same root. */
export const sameRoot = ({ p, q, r, s }: Factors): boolean => p * s === q * r

/** The board's lines from ax² + bx + c = 0 to its roots, by splitting the middle term. */
export function factorSteps(factors: Factors, letter = 'x'): readonly string[] {
  const { p, q, r, s } = factors
  const [a, b, c] = expanded(factors)
  const [first, second] = [polynomialTex([p, q], letter), polynomialTex([r, s], letter)]
  const [left, right] = rootsOf(factors)
  const split = sumTex([
    [a, `${letter}^2`],
    [p * s, letter],
    [q * r, letter],
    [c, ''],
  ])
  // The factor 1 is written out: it shows what is left when the bracket is taken out.
  const grouped = `${sumTex([[p, letter]])}(${second}) ${q < 0 ? '-' : '+'} ${Math.abs(q)}(${second})`
  const same = sameRoot(factors)
  return [
    `Two numbers with sum $${b}$ and product $${a === 1 ? c : `${a} \\times ${c < 0 ? `(${c})` : c} = ${a * c}`}$ are $${p * s}$ and $${q * r}$.`,
    `Splitting the middle term: $${split} = 0$`,
    `Taking out common factors: $${grouped} = 0$, that is, $${same ? `(${first})^2` : `(${first})(${second})`} = 0$`,
    ...(same
      ? [`Both factors are $${first}$, and $${first} = 0$ gives $${letter} = ${toTex(left)}$.`]
      : [
          `So $${first} = 0$ or $${second} = 0$`,
          `This gives $${letter} = ${toTex(left)}$ or $${letter} = ${toTex(right)}$.`,
        ]),
  ]
}

/** The same, for an equation in a story: (x - kept)(x + rejected) = 0, led by the equation itself. */
export const storySteps = (kept: number, other: number, letter = 'x'): readonly string[] => {
  const factors = { p: 1, q: -kept, r: 1, s: -other }
  return [`In standard form: $${equationTex(expanded(factors), letter)}$`, ...factorSteps(factors, letter)]
}
