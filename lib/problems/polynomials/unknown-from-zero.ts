import { fraction, multiply, sumTex, toText } from '../../maths'
import { unknownFromZero as solution, type Given } from '../../solutions/polynomials/unknown-from-zero'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'

type Place = 'square' | 'linear' | 'constant'

/** The polynomial with k in one place; the given number in that place is what k must be. */
const withUnknown = ([a, b, c]: readonly [number, number, number], place: Place): string =>
  sumTex([
    place === 'square' ? [1, 'kx^2'] : [a, 'x^2'],
    place === 'linear' ? [1, 'kx'] : [b, 'x'],
    place === 'constant' ? [1, 'k'] : [c, ''],
  ])

/** E.g. "If 2 is a zero of the polynomial x² + kx − 10, find k." */
export const unknownFromZero = template({
  id: 'poly-unknown-from-zero',
  version: 2,
  topic: 'polynomials',
  archetypes: ['poly-k-from-zero'],
  difficulty: 'easy',
  marks: 1,
  wrongRoadsShow: true,
  draw: (random) =>
    random.until(
      (source) => {
        const zero = source.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5])
        const [a, other] = [source.integer(1, 4), source.integer(-6, 6)]
        // a(x − zero)(x − other)
        const coefficients = [a, -a * (zero + other), a * zero * other] as const
        return {
          zero,
          coefficients,
          place: source.pick(['square', 'linear', 'constant'] as const),
          stem: source.pick(['if', 'one', 'which'] as const),
        }
      },
      ({ coefficients }) => coefficients.every((c) => c !== 0 && Math.abs(c) <= 60),
    ),
  given: ({ zero, coefficients: [a, b, c], place }): Given => ({
    coefficients: [
      place === 'square' ? null : fraction(a),
      place === 'linear' ? null : fraction(b),
      place === 'constant' ? null : fraction(c),
    ],
    unknown: 'k',
    zero: fraction(zero),
  }),
  solution,
  ask: ({ zero, coefficients, place, stem }) => {
    const polynomial = withUnknown(coefficients, place)
    return {
      question: {
        if: `If $${zero}$ is a zero of the polynomial $p(x) = ${polynomial}$, find the value of $k$.`,
        one: `One zero of the quadratic polynomial $p(x) = ${polynomial}$ is $${zero}$. What is the value of $k$?`,
        which: `Find the value of $k$ for which one of the zeroes of the polynomial $p(x) = ${polynomial}$ is $${zero}$.`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        'What is the value of a polynomial at one of its zeroes?',
        `Put $x = ${zero}$ in the polynomial and solve the equation for $k$.`,
      ],
      explanation:
        'A number is a zero of p(x) exactly when p takes the value 0 there; this turns the statement into an equation for k.',
    }
  },
  crossCheck: ({ zero, coefficients: [a, b, c], place }) => {
    for (let k = -300; k <= 300; k++) {
      const square = (place === 'square' ? k : a) * zero * zero
      if (square + (place === 'linear' ? k : b) * zero + (place === 'constant' ? k : c) === 0) return `${k}`
    }
    return null
  },
  slips: ({ zero, coefficients, place }) => {
    const [a, b, c] = coefficients
    const k = { square: a, linear: b, constant: c }[place]
    const inFront = { square: zero * zero, linear: zero, constant: 1 }[place]
    const found = (square: number, at: number) => toText(solved(coefficients, place, square, at))
    const slips: readonly Slip[] = [
      { response: `${-k}`, note: 'Check the sign when you bring the other terms to the right side.', step: 'value' },
      {
        response: found(zero * zero, -zero),
        note: `Put x = ${zero} itself, with its sign, in the polynomial.`,
        step: 'substituted',
      },
      ...(zero < 0
        ? [
            {
              response: found(-zero * zero, zero),
              note: 'The square of a negative number is positive.',
              step: 'powers',
            },
          ]
        : []),
      {
        response: found(2 * zero, zero),
        note: 'A square is a number times itself, not twice the number.',
        step: 'powers',
      },
      ...(inFront === 1
        ? []
        : [
            {
              response: toText(multiply(fraction(k), fraction(inFront))),
              note: 'Divide by the number in front of k at the end.',
              step: 'value',
            },
          ]),
    ]
    return distinctSlips(`${k}`, slips)
  },
})

/** The k that makes the polynomial zero when these two numbers stand for x² and for x. */
function solved([a, b, c]: readonly [number, number, number], place: Place, square: number, x: number) {
  return {
    square: fraction(-(b * x + c), square),
    linear: fraction(-(a * square + c), x),
    constant: fraction(-(a * square + b * x)),
  }[place]
}
