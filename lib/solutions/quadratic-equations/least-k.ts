import {
  add,
  divide,
  fraction,
  multiply,
  negate,
  sign,
  subtract,
  sumTex,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { earns, line } from '../line'
import { rootOf } from '../root'
import { worked } from '../solution'

/** ax² + bx + c = 0, where one of b and c is k times the number there and a is a number. */
export interface Given {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
  readonly k: 'b' | 'c'
  /** The least positive k, or the greatest. */
  readonly wanted: 'least' | 'greatest'
}

const four = fraction(4)

/** The bound of k: k² ≥ bound of itself squared where k stands at x; k up to it where it stands alone. Null where there is none so simple. */
function boundOf({ a, b, c, k, wanted }: Given): Fraction | null {
  if (sign(a) === 0 || sign(b) === 0 || sign(c) === 0) return null
  if (k === 'b') {
    // b²k² − 4ac ≥ 0
    const square = divide(multiply(four, multiply(a, c)), multiply(b, b))
    const root = wanted === 'least' && sign(square) > 0 ? rootOf(square) : null
    return root?.radicand === 1 ? root.coefficient : null
  }
  // b² − 4ack ≥ 0: an upper bound where ac > 0
  return wanted === 'greatest' && sign(multiply(a, c)) > 0
    ? divide(multiply(b, b), multiply(four, multiply(a, c)))
    : null
}

const discriminantAt = ({ a, b, c, k }: Given, value: Fraction): Fraction => {
  const [middle, last] = k === 'b' ? [multiply(b, value), c] : [b, multiply(c, value)]
  return subtract(multiply(middle, middle), multiply(four, multiply(a, last)))
}

/** E.g. "Find the least positive value of k for which x² + kx + 25 = 0 has real roots." 10 */
export const leastK = worked<Given>({
  id: 'least-k',
  archetype: 'qe-k-real-roots',
  objection: (given) => {
    const bound = boundOf(given)
    if (!bound)
      return `I can find the ${given.wanted} $k$ only where the discriminant is zero at a simple number and the roots are real on one side of it.`
    return sign(discriminantAt(given, bound)) === 0 ? null : 'The discriminant is not zero there.'
  },
  solve: (given) => {
    const { a, b, c, k, wanted } = given
    const bound = boundOf(given) ?? fraction(0)
    const product = multiply(four, multiply(a, c))
    const D =
      k === 'b'
        ? sumTex([
            [multiply(b, b), 'k^2'],
            [negate(product), ''],
          ])
        : sumTex([
            [multiply(b, b), ''],
            [negate(product), 'k'],
          ])
    const found = toTex(bound)
    // a little nearer to zero, or further from it, the roots are not real
    const beyond = k === 'b' ? divide(bound, fraction(2)) : add(bound, fraction(1))
    const size = sign(discriminantAt(given, beyond)) < 0 ? 'negative' : 'not negative'
    return {
      lines: [
        line('condition', 'For real roots, $D = b^2 - 4ac \\ge 0$.'),
        earns(1, `$D = ${D} \\ge 0$`, 'discriminant'),
        earns(
          1,
          k === 'b'
            ? `$k^2 \\ge ${toTex(multiply(bound, bound))}$, so a positive $k$ must be at least $${found}$`
            : `So $k \\le ${found}$`,
          'bound',
        ),
        line('check', `Check: for $k = ${found}$, $D = 0$; for $k = ${toTex(beyond)}$, $D$ is ${size}.`),
        earns(1, `Hence the ${wanted}${k === 'b' ? ' positive' : ''} value is $k = ${found}$.`),
      ],
      key: toText(bound),
    }
  },
})
