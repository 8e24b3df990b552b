import { fraction } from '../../maths'
import { shown } from '../../solutions/polynomials/pieces/splitting'
import { valueAt } from '../../solutions/polynomials/value-at'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** Term by term, each power by repeated multiplication. */
const byTerms = (coefficients: readonly number[], x: number, power = (n: number) => x ** n): readonly number[] =>
  coefficients.map((c, index) => c * power(coefficients.length - 1 - index))

const total = (terms: readonly number[]): number => terms.reduce((sum, term) => sum + term, 0)

/** E.g. "If p(x) = 3x² + 5x + 7, find p(2)." */
export const valueAtPoint = template({
  id: 'poly-value-at-point',
  version: 2,
  topic: 'polynomials',
  archetypes: ['poly-value'],
  difficulty: 'easy',
  marks: 1,
  wrongRoadsShow: true,
  draw: (random) => ({
    coefficients: Array.from({ length: random.pick([3, 3, 4]) }, () => random.integer(1, 10)),
    x: random.integer(1, 5),
    stem: random.pick(['if', 'find', 'evaluate'] as const),
  }),
  given: ({ coefficients, x, stem }) => ({
    coefficients: coefficients.map((coefficient) => fraction(coefficient)),
    at: fraction(x),
    letter: 'x',
    name: stem === 'evaluate' ? null : 'p',
  }),
  solution: valueAt,
  ask: ({ coefficients, x, stem }) => {
    const polynomial = shown(coefficients)
    return {
      question: {
        if: `If $p(x) = ${polynomial}$, find $p(${x})$.`,
        find: `Find the value of the polynomial $p(x) = ${polynomial}$ at $x = ${x}$.`,
        evaluate: `What is the value of $${polynomial}$ when $x = ${x}$?`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        `Put $${x}$ in place of $x$ in every term.`,
        'Work out the powers first, then multiply by the coefficients, then add.',
      ],
      explanation: 'The value of a polynomial at a number is what we get when x is replaced by that number throughout.',
    }
  },
  crossCheck: ({ coefficients, x }) => `${total(byTerms(coefficients, x))}`,
  slips: ({ coefficients, x }) =>
    distinctSlips(`${total(byTerms(coefficients, x))}`, [
      {
        response: `${total(byTerms(coefficients, x, (n) => x * n + (n === 0 ? 1 : 0)))}`,
        note: 'A power is a repeated product: x² means x × x, not 2 × x.',
        step: 'terms',
      },
      {
        response: `${total(coefficients)}`,
        note: 'That is the value at 1: put the given number in place of x.',
        step: 'substituted',
      },
      {
        response: `${total(coefficients.map((c, i) => (i === coefficients.length - 1 ? c : (c * x) ** (coefficients.length - 1 - i))))}`,
        note: 'Only x is raised to the power, not its coefficient.',
        step: 'terms',
      },
      {
        response: `${total(byTerms(coefficients, x)) - (coefficients.at(-1) ?? 0)}`,
        note: 'The constant term holds no x, but it belongs to the sum as well.',
        step: 'substituted',
      },
    ]),
})
