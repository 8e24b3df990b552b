import { sumTex } from '../../../maths'
import type { Random } from '../../../random'
import type { ItemNote } from '../../kinds-of-question/lettered'
import type { Fact } from './facts-about-polynomials'

/** A middle term: as it is written, and its exponent of x. */
interface Middle {
  readonly tex: string
  readonly exponent: number
}

/** Allowed: a root, a fraction or a whole number before x. */
const allowed: readonly ((random: Random) => Middle & { readonly coefficient: string })[] = [
  (random) => coefficient(`\\sqrt{${random.pick([2, 3, 5, 7])}}`),
  (random) =>
    coefficient(random.pick(['\\frac{2}{3}', '\\frac{3}{4}', '\\frac{3}{5}', '\\frac{5}{2}', '\\frac{7}{4}'])),
  (random) => coefficient(`${random.integer(2, 9)}`),
]

const coefficient = (tex: string) => ({ tex: `${tex}x`, exponent: 1, coefficient: tex })

const forbidden: readonly (readonly [draw: (random: Random) => Middle, note: ItemNote])[] = [
  [
    (random) => ({ tex: `${random.integer(2, 9)}\\sqrt{x}`, exponent: 0.5 }),
    ['A root of x is the power 1/2, which is not a whole number.', 'fact'],
  ],
  [
    (random) => ({ tex: `\\frac{${random.integer(2, 9)}}{x}`, exponent: -1 }),
    ['Dividing by x gives the power −1, which is not allowed.', 'fact'],
  ],
  [
    (random) => ({ tex: `${random.integer(2, 9)}x^{-2}`, exponent: -2 }),
    ['A negative power of x does not occur in a polynomial.', 'fact'],
  ],
]

/** "3x^2 - \sqrt{5}x + 4" beside three that are no polynomials. */
export function isPolynomial(random: Random): Fact {
  const right = random.pick(allowed)(random)
  const middles = [right, ...forbidden.map(([draw]) => draw(random))]
  const around = ({ tex }: Middle): string => {
    const [first, last] = [random.integer(2, 9), random.integer(1, 9)]
    return `$${sumTex([
      [first, 'x^2'],
      [random.pick([1, -1]), tex],
      [last, ''],
    ])}$`
  }
  const [key = '', ...others] = middles.map(around)
  return {
    about: 'which polynomial',
    questions: [
      'Which of the following expressions is a polynomial in $x$?',
      'Only one of these expressions is a polynomial in $x$. Which one is it?',
      'Among the expressions below, find the polynomial in $x$.',
    ],
    items: [key, others[0] ?? '', others[1] ?? '', others[2] ?? ''],
    notes: forbidden.map(([, note]) => note),
    because: [
      'In a polynomial the exponents of $x$ are whole numbers; the coefficients may be any real numbers',
      `$\\sqrt{x}$, $\\frac{1}{x}$ and $x^{-2}$ are not allowed, but a coefficient such as $${right.coefficient}$ is`,
    ],
    hints: ['Which powers of $x$ may occur in a polynomial?', 'Write $\\sqrt{x}$ and $\\frac{1}{x}$ as powers of $x$.'],
    explanation: 'The definition of a polynomial restricts the exponents of x, not the coefficients.',
    holds: () => middles.map(({ exponent }) => Number.isInteger(exponent) && exponent >= 0),
  }
}
