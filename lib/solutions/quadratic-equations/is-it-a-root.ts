import { polynomialTex, sign, sumTex, toTex, valueAt, multiply, fraction, type Fraction, type Term } from '../../maths'
import { earns, line } from '../line'
import { substituted } from '../polynomials/value-at'
import { worked } from '../solution'

export interface Given {
  /** Of the equation with 0 on the right, highest power first. */
  readonly coefficients: readonly Fraction[]
  readonly at: Fraction
  readonly letter: string
}

/** E.g. "Is x = 2 a root of x² − 5x + 6 = 0?" */
export const isItARoot = worked<Given>({
  id: 'is-it-a-root',
  archetype: 'qe-param-from-root',
  objection: ({ coefficients }) =>
    coefficients.length < 2 || coefficients.length > 5
      ? 'I can try a number in equations up to the fourth degree.'
      : null,
  solve: ({ coefficients, at, letter }) => {
    const value = valueAt(coefficients, at)
    const top = coefficients.length - 1
    const terms = coefficients.map((coefficient, index): Term => {
      const power = BigInt(top - index)
      return [multiply(coefficient, fraction(at.n ** power, at.d ** power)), '']
    })
    const yes = sign(value) === 0
    return {
      lines: [
        `A root of $${polynomialTex(coefficients, letter)} = 0$ makes the left side $0$. Putting $${letter} = ${toTex(at)}$:`,
        line('substituted', `$${substituted(coefficients, at)} = ${sumTex(terms)} = ${toTex(value)}$`),
        earns(
          1,
          `$${letter} = ${toTex(at)}$ ${yes ? 'makes it $0$: it is a root' : 'does not make it $0$: it is no root'}.`,
        ),
      ],
      key: yes ? 'yes' : 'no',
    }
  },
})
