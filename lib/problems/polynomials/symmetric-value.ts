import { add, divide, fraction, multiply, subtract, toText, type Fraction } from '../../maths'
import { quadratic } from '../../solutions/quadratic-equations/pieces/equation'
import { shown } from '../../solutions/polynomials/pieces/splitting'
import {
  symmetricForms,
  symmetricKinds as kinds,
  type SymmetricKind,
} from '../../solutions/polynomials/pieces/symmetric-forms'
import { symmetricValue as solution } from '../../solutions/polynomials/symmetric-value'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { signOfSumShows } from './pieces/sign-of-sum'

/** What a student may take such an expression for. */
interface Check {
  readonly direct: (alpha: number, beta: number) => number
  /** Wrong identities. */
  readonly wrong: (s: Fraction, p: Fraction) => readonly (readonly [Fraction, string])[]
}

const squared = (x: Fraction): Fraction => multiply(x, x)
const times = (n: number, x: Fraction): Fraction => multiply(fraction(n), x)
const forgotten = 'α² + β² = (α + β)² − 2αβ: do not forget the last term.'

const checks: Readonly<Record<SymmetricKind, Check>> = {
  squares: {
    direct: (a, b) => a * a + b * b,
    wrong: (s, p) => [
      [squared(s), forgotten],
      [add(squared(s), times(2, p)), 'Twice the product is subtracted, not added.'],
      [subtract(squared(s), p), 'The middle term of a square is twice the product.'],
    ],
  },
  reciprocals: {
    direct: (a, b) => 1 / a + 1 / b,
    wrong: (s, p) => [
      [divide(p, s), 'Upside down: the sum of the zeroes stands on top.'],
      [divide(fraction(1), s), '1/α + 1/β is not 1/(α + β): take a common denominator.'],
      [multiply(s, p), 'The product αβ is the common denominator: divide by it.'],
    ],
  },
  quotients: {
    direct: (a, b) => a / b + b / a,
    wrong: (s, p) => [
      [divide(squared(s), p), forgotten],
      [subtract(squared(s), times(2, p)), 'Divide by αβ: that is the common denominator.'],
      [divide(subtract(squared(s), p), p), 'The middle term of a square is twice the product.'],
    ],
  },
  cubes: {
    direct: (a, b) => a ** 3 + b ** 3,
    wrong: (s, p) => [
      [multiply(s, squared(s)), 'α³ + β³ is not (α + β)³: subtract 3αβ(α + β).'],
      [subtract(multiply(s, squared(s)), times(3, p)), 'The last term is 3αβ(α + β), not 3αβ.'],
    ],
  },
  difference: {
    direct: (a, b) => (a - b) ** 2,
    wrong: (s, p) => [
      [subtract(squared(s), times(2, p)), 'Expand (α + β)² and (α − β)²: they differ by more than 2αβ.'],
      [squared(s), 'That is (α + β)². The square of the difference is asked.'],
    ],
  },
}

const sumOf = (a: number, b: number): Fraction => fraction(-b, a)

/** E.g. "If α and β are the zeroes of 2x² − 5x + 1, find the value of α² + β²." */
export const symmetricValue = template({
  id: 'poly-symmetric-value',
  version: 2,
  topic: 'polynomials',
  archetypes: ['poly-symmetric'],
  difficulty: 'medium',
  marks: 2,
  wrongRoadsShow: true,
  draw: (random) =>
    random.until(
      (source) => ({
        a: source.integer(1, 5),
        b: source.integer(-7, 7),
        c: source.integer(-7, 7),
        kind: source.pick(kinds),
        stem: source.pick(['if', 'without', 'let'] as const),
      }),
      ({ a, b, c, kind }) => {
        if (b === 0 || c === 0 || b * b - 4 * a * c <= 0) return false
        const value = symmetricForms[kind].value(sumOf(a, b), fraction(c, a))
        return value.d <= 36n && value.n !== 0n
      },
    ),
  given: ({ a, b, c, kind }) => ({ ...quadratic(a, b, c), form: kind }),
  solution,
  ask: ({ a, b, c, kind, stem }) => {
    const { tex } = symmetricForms[kind]
    return {
      question: {
        if: `If $\\alpha$ and $\\beta$ are the zeroes of the polynomial $${shown([a, b, c])}$, find the value of $${tex}$.`,
        without: `The zeroes of $p(x) = ${shown([a, b, c])}$ are $\\alpha$ and $\\beta$. Without finding them, work out $${tex}$.`,
        let: `Let $\\alpha$ and $\\beta$ be the zeroes of the quadratic polynomial $${shown([a, b, c])}$. What is the value of $${tex}$?`,
      }[stem],
      rule: { kind: 'fraction' },
      hints: [
        'Find $\\alpha + \\beta$ and $\\alpha\\beta$ from the coefficients first.',
        `Write $${tex}$ in terms of $\\alpha + \\beta$ and $\\alpha\\beta$.`,
      ],
      explanation:
        'An expression that does not change when α and β are exchanged can be written in terms of their sum and product, and these can be read off the coefficients.',
    }
  },
  crossCheck: ({ a, b, c, kind }) => {
    const root = Math.sqrt(b * b - 4 * a * c)
    const value = checks[kind].direct((-b + root) / (2 * a), (-b - root) / (2 * a))
    for (let d = 1; d <= 36; d++)
      if (Math.abs(value * d - Math.round(value * d)) < 1e-7) return toText(fraction(Math.round(value * d), d))
    return null
  },
  slips: ({ a, b, c, kind }) => {
    const [s, p] = [sumOf(a, b), fraction(c, a)]
    return distinctSlips(
      toText(symmetricForms[kind].value(s, p)),
      [
        ...checks[kind].wrong(s, p).map(([value, note]) => ({ value, note, step: 'identity' })),
        ...(signOfSumShows(symmetricForms[kind].value)
          ? [
              {
                value: symmetricForms[kind].value(times(-1, s), p),
                note: 'The sum of the zeroes is −b/a: check the sign.',
                step: 'sum',
              },
            ]
          : []),
        ...(a === 1
          ? []
          : [
              {
                value: symmetricForms[kind].value(s, fraction(c)),
                note: 'The product of the zeroes is c/a: divide by the coefficient of x².',
                step: 'product',
              },
            ]),
        {
          value: symmetricForms[kind].value(s, times(-1, p)),
          note: 'The product of the zeroes is c/a: the minus sign belongs to the sum only.',
          step: 'product',
        },
      ].map(({ value, note, step }) => ({ response: toText(value), note, step })),
    )
  },
})
