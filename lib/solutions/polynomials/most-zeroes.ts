import { earns, line } from '../line'
import { worked } from '../solution'

/** The degree of a polynomial; n where it is not told in numbers. */
export interface Given {
  readonly degree: number | 'n'
}

/** E.g. "What is the greatest number of zeroes that a cubic polynomial can have?" 3 */
export const mostZeroes = worked<Given>({
  id: 'most-zeroes',
  archetype: 'poly-degree-count',
  objection: ({ degree }) =>
    degree === 'n' || (Number.isInteger(degree) && degree > 0)
      ? null
      : 'The degree of a polynomial with zeroes is a natural number.',
  solve: ({ degree }) => ({
    lines: [
      line(
        'rule',
        'A polynomial of degree $n$ has at most $n$ zeroes: its graph meets the $x$-axis at $n$ points at most',
      ),
      earns(1, `Here the degree is $${degree}$, so it has at most $${degree}$ ${degree === 1 ? 'zero' : 'zeroes'}`),
    ],
    key: `${degree}`,
  }),
})
