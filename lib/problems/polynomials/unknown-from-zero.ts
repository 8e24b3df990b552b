import { fraction, sumTex, toText } from '../../maths'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'

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
  topic: 'polynomials',
  archetypes: ['poly-k-from-zero'],
  difficulty: 'easy',
  marks: 1,
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
          stem: source.pick(['if', 'one'] as const),
        }
      },
      ({ coefficients }) => coefficients.every((c) => c !== 0 && Math.abs(c) <= 60),
    ),
  pose: ({ zero, coefficients, place, stem }) => {
    const [a, b, c] = coefficients
    const polynomial = withUnknown(coefficients, place)
    const k = { square: a, linear: b, constant: c }[place]
    const square = zero * zero
    const constant = { square: b * zero + c, linear: a * square + c, constant: a * square + b * zero }[place]
    const factor = { square, linear: zero, constant: 1 }[place]
    return {
      question: {
        if: `If $${zero}$ is a zero of the polynomial $p(x) = ${polynomial}$, find the value of $k$.`,
        one: `One zero of the quadratic polynomial $p(x) = ${polynomial}$ is $${zero}$. What is the value of $k$?`,
      }[stem],
      rule: { kind: 'number', expected: `${k}` },
      hints: [
        'What is the value of a polynomial at one of its zeroes?',
        `Put $x = ${zero}$ in the polynomial and solve the equation for $k$.`,
      ],
      steps: [
        `Since $${zero}$ is a zero of $p(x)$, $p(${zero}) = 0$`,
        `$${sumTex([
          place === 'square' ? [1, `k(${zero})^2`] : [a, `(${zero})^2`],
          place === 'linear' ? [1, `k(${zero})`] : [b, `(${zero})`],
          place === 'constant' ? [1, 'k'] : [c, ''],
        ])} = 0$`,
        `$${sumTex([
          place === 'square' ? [square, 'k'] : [a * square, ''],
          place === 'linear' ? [zero, 'k'] : [b * zero, ''],
          place === 'constant' ? [1, 'k'] : [c, ''],
        ])} = 0$`,
        `$${sumTex([
          [factor, 'k'],
          [constant, ''],
        ])} = 0$`,
        `So $k = ${k}$`,
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
  slips: ({ zero, coefficients: [a, b, c], place }) => {
    const k = { square: a, linear: b, constant: c }[place]
    const square = zero * zero
    const atOpposite = {
      square: fraction(b * zero - c, square),
      linear: fraction(a * square + c, zero),
      constant: fraction(b * zero - a * square),
    }[place]
    return distinctSlips(`${k}`, [
      { response: `${-k}`, note: 'Check the sign when you bring the other terms to the right side.' },
      { response: toText(atOpposite), note: `Put x = ${zero} itself, with its sign, in the polynomial.` },
    ])
  },
})
