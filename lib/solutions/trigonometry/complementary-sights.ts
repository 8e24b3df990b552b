import { multiply, sign, surd, surdTex, surdText, toTex, fraction, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** The top of one height is seen from two points in line with its foot, so far from it, at complementary angles. */
export interface ComplementarySights {
  readonly near: Fraction
  readonly far: Fraction
}

const heightOf = ({ near, far }: ComplementarySights) => {
  const { n, d } = multiply(near, far)
  return surd(fraction(1n, d), Number(n * d))
}

/** E.g. "The elevations of the top of a tower from two points 4 m and 9 m from its base are complementary. Find the height." */
export const complementarySights = worked<ComplementarySights>({
  id: 'complementary-sights',
  archetype: 'ht-two-angles-same-side',
  objection: ({ near, far }) => {
    if (sign(near) <= 0 || sign(far) <= 0) return 'A distance is more than zero.'
    const { n, d } = multiply(near, far)
    return n * d > 10n ** 9n ? 'These numbers are too large for me to simplify the root.' : null
  },
  solve: (given) => {
    const [a, b] = [toTex(given.near), toTex(given.far)]
    const product = toTex(multiply(given.near, given.far))
    const height = heightOf(given)
    return {
      lines: [
        `Let the height be $h$ m, and let the angles of elevation be $\\theta$ and $90^\\circ - \\theta$.`,
        earns(0.5, `From the point $${a}$ m away, $\\tan \\theta = \\frac{h}{${a}}$`, 'nearer'),
        earns(
          0.5,
          `From the point $${b}$ m away, $\\tan (90^\\circ - \\theta) = \\cot \\theta = \\frac{h}{${b}}$`,
          'farther',
        ),
        earns(
          0.5,
          `Multiplying, $\\tan \\theta \\times \\cot \\theta = 1 = \\frac{h^2}{${a} \\times ${b}}$, so $h^2 = ${product}$`,
          'product',
        ),
        earns(0.5, `Hence the height is $${surdTex(height)}$ m.`),
      ],
      key: surdText(height),
    }
  },
})
