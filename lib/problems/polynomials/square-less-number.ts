import { fraction, isSquare, sumTex, surd, surdText } from '../../maths'
import { squareLessNumber as solution } from '../../solutions/polynomials/square-less-number'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** E.g. "Find the zeroes of the polynomial t² − 15." √15 and −√15 */
export const squareLessNumber = template({
  id: 'poly-square-less-number',
  topic: 'polynomials',
  archetypes: ['poly-zeroes-surd'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source) => ({ a: source.pick([1, 1, 2, 3, 5]), n: source.integer(2, 50) }),
      ({ a, n }) => !isSquare(n) && a * n <= 150,
    ),
    letter: random.pick(['x', 't', 'y']),
    stem: random.pick(['find', 'what', 'identity'] as const),
  }),
  given: ({ a, n, letter }) => ({ a: fraction(a), c: fraction(-a * n), letter }),
  solution,
  ask: ({ a, n, letter, stem }) => {
    const polynomial = sumTex([
      [a, `${letter}^2`],
      [-a * n, ''],
    ])
    return {
      question: `${
        {
          find: `Find the zeroes of the quadratic polynomial $${polynomial}$.`,
          what: `What are the zeroes of $p(${letter}) = ${polynomial}$?`,
          identity: `Write $${polynomial}$ as a product with the identity for a difference of two squares, and find its zeroes.`,
        }[stem]
      } (Type a root such as $\\sqrt{2}$ as sqrt2 or √2.)`,
      rule: { kind: 'roots' },
      hints: [
        ...(a === 1 ? [] : [`Take out the common factor $${a}$ first.`]),
        'Write the number as the square of its square root, and use $a^2 - b^2 = (a + b)(a - b)$.',
        'Each of the two factors gives one zero.',
      ],
      explanation:
        'There is no term in the first power, so the sum of the zeroes is 0: the zeroes differ in their sign only.',
    }
  },
  crossCheck: ({ a, n }) => `√(${a * n}/${a}), -√(${a * n}/${a})`,
  slips: ({ a, n }) => {
    const text = (value: number) => (isSquare(value) ? `${Math.sqrt(value)}` : surdText(surd(1, value)))
    return distinctSlips(`${text(n)}, -${text(n)}`, [
      { response: text(n), note: 'That is one zero. Each of the two factors gives one.', step: 'zero' },
      { response: `${n}, -${n}`, note: 'The number is a square: the factors hold its square root.', step: 'squares' },
      ...(a === 1
        ? []
        : [
            {
              response: `${text(a * n)}, -${text(a * n)}`,
              note: 'Divide by the coefficient of the square before you take the root.',
              step: 'common factor',
            },
          ]),
    ])
  },
})
