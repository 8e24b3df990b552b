import { equationTex } from '../../../solutions/quadratic-equations/pieces/equation'
import { fraction, polynomialTex, sumTex, toTex, type Fraction } from '../../../maths'
import { earns, type Step } from '../../template'

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

/** The marks that the lines of a factorisation earn; a line that is not named earns nothing. */
export interface FactorMarks {
  readonly split?: number
  readonly factors?: number
  readonly roots?: number
}

/** Half a mark for splitting the middle term, half a mark for the factors. */
export const halfEach: FactorMarks = { split: 0.5, factors: 0.5 }

/** The places of the lines of a factorisation into two different factors, counted from 1. */
export const factorLine = { numbers: 1, split: 2, factors: 3, zero: 4, roots: 5 } as const

const worth = (marks: number, text: string): Step => (marks === 0 ? text : earns(marks, text))

/** The board's lines from ax² + bx + c = 0 to its roots, by splitting the middle term. */
export function factorSteps(factors: Factors, marks: FactorMarks = {}): readonly Step[] {
  const { split: forSplit = 0, factors: forFactors = 0, roots: forRoots = 0 } = marks
  const { p, q, r, s } = factors
  const [a, b, c] = expanded(factors)
  const [first, second] = [polynomialTex([p, q]), polynomialTex([r, s])]
  const [left, right] = rootsOf(factors)
  const split = sumTex([
    [a, 'x^2'],
    [p * s, 'x'],
    [q * r, 'x'],
    [c, ''],
  ])
  // The factor 1 is written out: it shows what is left when the bracket is taken out.
  const grouped = `${sumTex([[p, 'x']])}(${second}) ${q < 0 ? '-' : '+'} ${Math.abs(q)}(${second})`
  const same = sameRoot(factors)
  return [
    `Two numbers with sum $${b}$ and product $${a === 1 ? c : `${a} \\times ${c < 0 ? `(${c})` : c} = ${a * c}`}$ are $${p * s}$ and $${q * r}$.`,
    worth(forSplit, `Splitting the middle term: $${split} = 0$`),
    worth(
      forFactors,
      `Taking out common factors: $${grouped} = 0$, that is, $${same ? `(${first})^2` : `(${first})(${second})`} = 0$`,
    ),
    ...(same
      ? [worth(forRoots, `Both factors are $${first}$, and $${first} = 0$ gives $x = ${toTex(left)}$.`)]
      : [
          `So $${first} = 0$ or $${second} = 0$`,
          worth(forRoots, `This gives $x = ${toTex(left)}$ or $x = ${toTex(right)}$.`),
        ]),
  ]
}

/**
 * The same, for an equation in a story: (x - kept)(x + rejected) = 0, led by the equation itself. Half a mark each for the
 * equation in standard form, for splitting the middle term and for the factors, or as many as are named.
 */
export const storySteps = (
  kept: number,
  other: number,
  { standard = 0.5, ...marks }: FactorMarks & { readonly standard?: number } = halfEach,
): readonly Step[] => {
  const factors = { p: 1, q: -kept, r: 1, s: -other }
  return [worth(standard, `In standard form: $${equationTex(expanded(factors))}$`), ...factorSteps(factors, marks)]
}
