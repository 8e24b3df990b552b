import { fraction } from '../../maths'
import { shown } from '../../solutions/polynomials/pieces/splitting'
import { valueAt } from '../../solutions/polynomials/value-at'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** The value, when a power of x is worked out in this way. */
const value = (coefficients: readonly number[], x: number, power = (n: number) => x ** n): number =>
  coefficients.reduce((sum, c, index) => sum + c * power(coefficients.length - 1 - index), 0)

/** E.g. "If p(x) = 2x³ − 5x² − x + 4, find p(−2)." */
export const valueAtNegative = template({
  id: 'poly-value-at-negative',
  version: 2,
  topic: 'polynomials',
  archetypes: ['poly-value'],
  difficulty: 'easy',
  marks: 1,
  wrongRoadsShow: true,
  draw: (random) =>
    random.until(
      (source) => ({
        coefficients: Array.from({ length: source.pick([3, 3, 4]) }, () => source.integer(-9, 9)),
        x: source.pick([-3, -2, -1, -3, -2, 2, 3]),
        letter: source.pick(['x', 'x', 't', 'y']),
        stem: source.pick(['if', 'find', 'what'] as const),
      }),
      ({ coefficients }) => coefficients.every((c) => c !== 0) && coefficients.some((c) => c < 0),
    ),
  given: ({ coefficients, x, letter, stem }) => ({
    coefficients: coefficients.map((c) => fraction(c)),
    at: fraction(x),
    letter,
    name: stem === 'what' ? null : 'p',
  }),
  solution: valueAt,
  ask: ({ coefficients, x, letter, stem }) => {
    const polynomial = shown(coefficients, letter)
    return {
      question: {
        if: `If $p(${letter}) = ${polynomial}$, find $p(${x})$.`,
        find: `Find the value of the polynomial $p(${letter}) = ${polynomial}$ at $${letter} = ${x}$.`,
        what: `What is the value of $${polynomial}$ when $${letter} = ${x}$?`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        `Put $${x}$, in brackets, in place of $${letter}$ in every term.`,
        'An even power of a negative number is positive, an odd power is negative.',
      ],
      explanation:
        'With the number in brackets its sign is not lost: each term is worked out by itself, and the terms are added with their signs.',
    }
  },
  crossCheck: ({ coefficients, x }) => {
    // Horner's scheme
    let sum = 0
    for (const c of coefficients) sum = sum * x + c
    return `${sum}`
  },
  slips: ({ coefficients, x }) =>
    distinctSlips(`${value(coefficients, x)}`, [
      {
        response: `${value(coefficients, x, (n) => (n === 2 ? -x * x : x ** n))}`,
        note: 'The square of a negative number is positive.',
        step: 'terms',
      },
      {
        response: `${value(coefficients, -x)}`,
        note: 'Put the number itself, with its sign, in place of the letter.',
        step: 'substituted',
      },
      {
        response: `${value(coefficients, x, (n) => (n === 0 ? 1 : x * n))}`,
        note: 'A power is a repeated product: x² means x × x, not 2 × x.',
        step: 'terms',
      },
      {
        response: `${value(coefficients.map(Math.abs), x)}`,
        note: 'Keep the minus signs of the coefficients.',
        step: 'substituted',
      },
    ]),
})
