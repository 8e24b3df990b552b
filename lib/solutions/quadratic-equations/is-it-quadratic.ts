import { isInteger, polynomialTex, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

/** What is left of an equation in x when all terms stand on the left, highest power first. */
export interface Given {
  readonly terms: readonly Fraction[]
}

/** E.g. "Check whether (x − 2)³ = x³ + 4 is a quadratic equation." */
export const isItQuadratic = worked<Given>({
  id: 'is-it-quadratic',
  archetype: 'qe-identify',
  objection: ({ terms }) => (terms.every(isInteger) ? null : 'I can work this with whole coefficients.'),
  solve: ({ terms }) => {
    const degree = terms.length - 1
    const yes = degree === 2
    return {
      lines: [
        'An equation is quadratic if it can be written as $ax^2 + bx + c = 0$ with $a \\neq 0$.',
        line(
          'opened',
          `Opening the brackets and bringing all terms to the left-hand side: $${polynomialTex(terms)} = 0$`,
        ),
        `The highest power of $x$ is ${degree}.`,
        earns(1, yes ? 'Hence it is a quadratic equation: yes.' : 'Hence it is not a quadratic equation: no.'),
      ],
      key: yes ? 'yes' : 'no',
    }
  },
})
