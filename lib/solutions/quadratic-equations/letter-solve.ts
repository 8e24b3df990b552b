import { isInteger, sign, sumTex, sumText, toNumber, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** c²x² − 2cmax + m²a² − n²b² = 0 in two letters, the second of them positive: the roots are (ma ± nb)/c. */
export interface Given {
  readonly c: Fraction
  readonly m: Fraction
  readonly n: Fraction
  readonly letters: readonly [a: string, b: string]
  /** Nothing is said of the sign of the second: neither root is the greater one. */
  readonly anySign?: true
}

/** E.g. "Solve for x: x² − 2px + p² − 9q² = 0, where q > 0. Give the greater root and the smaller one." */
export const letterSolve = worked<Given>({
  id: 'letter-solve',
  archetype: 'qe-letter-solve',
  objection: ({ c, m, n }) =>
    [c, m, n].every(isInteger) && sign(c) > 0 && sign(n) > 0 && sign(m) !== 0
      ? null
      : 'I can work this where the coefficients are squares of whole numbers.',
  solve: (given) => {
    const [a, b] = given.letters
    const [c, m, n] = [toNumber(given.c), toNumber(given.m), toNumber(given.n)]
    const constant = sumTex([
      [m * m, `${a}^2`],
      [-n * n, `${b}^2`],
    ])
    const middle = sumTex([[-2 * c * m, a]])
    const D = sumTex([[4 * c * c * n * n, `${b}^2`]])
    const opened = `${sumTex([[4 * c * c * m * m, `${a}^2`]])} - ${sumTex([[4 * c * c, '']])}(${constant})`
    const top = `${sumTex([[2 * c * m, a]])} \\pm ${sumTex([[2 * c * n, b]])}`
    const terms = (way: 1 | -1) =>
      [
        [m, a],
        [way * n, b],
      ] as const
    const tex = (way: 1 | -1) => (c === 1 ? sumTex(terms(way)) : `\\frac{${sumTex(terms(way))}}{${c}}`)
    const text = (way: 1 | -1) => (c === 1 ? sumText(terms(way)) : `(${sumText(terms(way))})/${c}`)
    return {
      lines: [
        earns(
          0.5,
          `Comparing with $Ax^2 + Bx + C = 0$: $A = ${c * c}$, $B = ${middle}$, $C = ${constant}$`,
          'compared',
        ),
        earns(1, says`Discriminant: ${chain('B^2 - 4AC', opened, D)}`, 'discriminant'),
        earns(
          0.5,
          given.anySign
            ? `It is the square of $${sumTex([[2 * c * n, b]])}$.`
            : says`Its square root is ${chain(`\\sqrt{${D}}`, sumTex([[2 * c * n, b]]))}, since $${b} > 0$.`,
          'root',
        ),
        line('formula', `$x = \\frac{-B \\pm \\sqrt{B^2 - 4AC}}{2A} = \\frac{${top}}{2 \\times ${c * c}}$`),
        earns(
          1,
          given.anySign
            ? `Hence the roots are $x = ${tex(1)}$ and $x = ${tex(-1)}$.`
            : `Hence the roots are $x = ${tex(1)}$, the greater one, and $x = ${tex(-1)}$.`,
        ),
      ],
      key: given.anySign ? `${text(1)}, ${text(-1)}` : `greater = ${text(1)}, smaller = ${text(-1)}`,
    }
  },
})
