import type { Random } from '../../../random'
import type { Fact } from './facts-about-polynomials'

/** What so many zeroes tell of the degree: it is at least their number. */
export function degreeFromZeroes(random: Random): Fact {
  const zeroes = random.integer(2, 5)
  return {
    about: 'degree',
    questions: [
      `A polynomial $p(x)$ has exactly $${zeroes}$ different zeroes. What is its degree?`,
      `The graph of $y = p(x)$, where $p(x)$ is a polynomial, meets the $x$-axis at exactly $${zeroes}$ points. What can be said about the degree of $p(x)$?`,
      `Karan draws the graph of a polynomial. It meets the $x$-axis at exactly $${zeroes}$ points. How large is the degree of the polynomial?`,
    ],
    items: [`At least $${zeroes}$`, `At most $${zeroes}$`, `Exactly $${zeroes}$`, `Less than $${zeroes}$`],
    notes: [
      ['The number of zeroes is at most the degree, not the other way round.', 'argument'],
      [
        'Must a polynomial have as many zeroes as its degree? Think of a parabola that stays above the axis.',
        'argument',
      ],
      ['A polynomial cannot have more zeroes than its degree.', 'fact'],
    ],
    because: [
      'A polynomial of degree $n$ has at most $n$ zeroes',
      `So $${zeroes} \\leq n$; the degree may be greater, because a polynomial can have fewer zeroes than its degree`,
    ],
    hints: [
      'At most how many zeroes can a polynomial of degree $n$ have?',
      'Can a polynomial have fewer zeroes than its degree? Think of $x^2 + 1$.',
    ],
    explanation:
      'The degree is an upper limit for the number of zeroes, so the number of zeroes is a lower limit for it.',
    holds: () => {
      // (x - 1)(x - 2)..., that with its first factor twice, and that times x² + 1 have these zeroes
      const degrees = [zeroes, zeroes + 1, zeroes + 2]
      return [
        degrees.every((n) => n >= zeroes),
        degrees.every((n) => n <= zeroes),
        degrees.every((n) => n === zeroes),
        degrees.every((n) => n < zeroes),
      ]
    },
  }
}
