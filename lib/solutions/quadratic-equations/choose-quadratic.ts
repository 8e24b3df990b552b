import { isInteger, polynomialTex, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'
import { letterAt } from '../../letters'

/** What is left of each equation when all its terms stand on the left, highest power first. */
export interface Given {
  readonly options: readonly (readonly Fraction[])[]
  /** Whether the one that is quadratic is asked, or the one that is not. */
  readonly wanted: boolean
}

const isQuadratic = (terms: readonly Fraction[]): boolean => terms.length === 3

/** E.g. "Which of the following is a quadratic equation? (A) (x + 2)² = x² + 5 ..." */
export const chooseQuadratic = worked<Given>({
  id: 'choose-quadratic',
  archetype: 'qe-identify',
  objection: ({ options, wanted }) => {
    if (!options.every((terms) => terms.every(isInteger))) return 'I can work this with whole coefficients.'
    const fitting = options.filter((terms) => isQuadratic(terms) === wanted).length
    return fitting === 1 ? null : `$${fitting}$ of these fit: look at the question again.`
  },
  solve: ({ options, wanted }) => {
    const key = letterAt(options.findIndex((terms) => isQuadratic(terms) === wanted))
    return {
      lines: [
        'An equation is quadratic if it can be written as $ax^2 + bx + c = 0$ with $a \\neq 0$.',
        ...options.map((terms, index) =>
          line(
            `option ${letterAt(index)}`,
            `(${letterAt(index)}) With all terms on the left-hand side: $${polynomialTex(terms)} = 0$, of degree ${terms.length - 1}.`,
          ),
        ),
        earns(1, `Only option ${key} is ${wanted ? '' : 'not '}quadratic: the correct option is ${key}.`),
      ],
      key,
    }
  },
})
