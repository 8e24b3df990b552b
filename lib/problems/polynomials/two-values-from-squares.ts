import { fraction, isSquare, sumTex, toNumber, toText, type Fraction } from '../../maths'
import {
  equationForK,
  twoValuesFromSquares as solution,
  type Given,
} from '../../solutions/polynomials/two-values-from-squares'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** kx² + bx + c with α² + β² = N: N k² + 2ck − b² = 0. */
interface Draw {
  readonly b: number
  readonly c: number
  readonly N: number
  readonly stem: 'if' | 'find' | 'sum'
}

const given = ({ b, c, N }: Draw): Given => ({ b: fraction(b), c: fraction(c), total: fraction(N) })

/** E.g. "If α and β are the zeroes of kx² + 4x + 4 and α² + β² = 24, find the values of k." 2/3 and −1 */
export const twoValuesFromSquares = template<Draw, Given>({
  id: 'poly-two-values-from-squares',
  topic: 'polynomials',
  archetypes: ['poly-k-from-symmetric', 'poly-k-from-condition'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) =>
    random.until(
      (source): Draw => ({
        b: source.pick([1, -1]) * source.integer(1, 9),
        c: source.pick([1, -1]) * source.integer(1, 9),
        N: source.integer(2, 60),
        stem: source.pick(['if', 'find', 'sum'] as const),
      }),
      (draw) => {
        const { b, c, N } = draw
        if (!isSquare(c * c + N * b * b)) return false
        const { first, second } = equationForK(given(draw))
        return [first, second].every((k) => k.n !== 0n && k.d <= 6n && b * b - 4 * c * toNumber(k) > 0)
      },
    ),
  given,
  solution,
  ask: ({ b, c, N, stem }) => {
    const polynomial = sumTex([
      [1, 'kx^2'],
      [b, 'x'],
      [c, ''],
    ])
    return {
      question: `${
        {
          if: `If $\\alpha$ and $\\beta$ are the zeroes of the polynomial $${polynomial}$ and the value of $\\alpha^2 + \\beta^2$ is $${N}$, find the values of $k$.`,
          find: `Find the values of $k$ for which the sum of the squares of the zeroes of $p(x) = ${polynomial}$ is $${N}$.`,
          sum: `The squares of the zeroes of the quadratic polynomial $${polynomial}$ add up to $${N}$. What can $k$ be?`,
        }[stem]
      } (Type both values.)`,
      rule: { kind: 'roots' },
      hints: [
        'Write the sum and the product of the zeroes with the help of $k$.',
        'Use $\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta$, and multiply by $k^2$.',
        'The equation is quadratic in $k$: factorise it.',
      ],
      explanation:
        'Sum and product of the zeroes hold k in the denominator; so the condition becomes a quadratic equation for k, and both of its roots are answers.',
    }
  },
  crossCheck: ({ b, c, N }) => {
    const found: string[] = []
    for (let d = 1; d <= 6; d++)
      for (let n = -300; n <= 300; n++) {
        const D = b * b - (4 * n * c) / d
        if (n === 0 || D < 0) continue
        const [x, y] = [((-b + Math.sqrt(D)) * d) / (2 * n), ((-b - Math.sqrt(D)) * d) / (2 * n)]
        if (Math.abs(x * x + y * y - N) < 1e-9) found.push(toText(fraction(n, d)))
      }
    return [...new Set(found)].join(', ')
  },
  slips: (draw) => {
    const { first, second } = equationForK(given(draw))
    const minus = ({ n, d }: Fraction): string => toText(fraction(-n, d))
    return distinctSlips(`${toText(first)}, ${toText(second)}`, [
      { response: toText(first), note: 'That is one value. A quadratic equation has a second root.', step: 'values' },
      { response: toText(second), note: 'That is one value. A quadratic equation has a second root.', step: 'values' },
      {
        response: `${minus(first)}, ${minus(second)}`,
        note: 'Twice the product is subtracted in the identity: mind its sign.',
        step: 'identity',
      },
    ])
  },
})
