import {
  divide,
  fraction,
  gcd,
  isInteger,
  isSquare,
  multiply,
  sign,
  subtract,
  sumTex,
  toNumber,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

/** kx² + bx + c with α² + β² = total: total k² + 2ck − b² = 0. */
export interface Given {
  readonly b: Fraction
  readonly c: Fraction
  readonly total: Fraction
}

/** The equation for k in lowest terms, and its roots. */
export function equationForK({ b, c, total }: Given) {
  const [bn, cn, N] = [b, c, total].map(toNumber)
  if (bn === undefined || cn === undefined || N === undefined) throw new Error('equationForK: numbers are missing')
  const common = gcd(N, Math.abs(2 * cn), bn * bn)
  const root = Math.sqrt(cn * cn + N * bn * bn)
  const [first, second] = [fraction(-cn + root, N), fraction(-cn - root, N)]
  return { b: bn, c: cn, N, terms: [N / common, (2 * cn) / common, -(bn * bn) / common] as const, first, second }
}

const linear = ({ n, d }: Fraction): string =>
  sumTex([
    [Number(d), 'k'],
    [-Number(n), ''],
  ])

function objection(given: Given): string | null {
  const { b, c, total } = given
  if (![b, c, total].every((value) => isInteger(value) && Math.abs(Number(value.n)) <= 1000))
    return 'I can work this with whole numbers up to 1000.'
  if (sign(total) <= 0) return 'A sum of squares is positive: check what you typed.'
  if (sign(b) === 0 || sign(c) === 0)
    return 'I can work this where the polynomial has all three of its terms: check what you typed.'
  if (!isSquare(toNumber(c) ** 2 + toNumber(total) * toNumber(b) ** 2))
    return 'With these numbers $k$ would not be rational: check what you typed.'
  const { first, second } = equationForK(given)
  return [first, second].every((k) => sign(subtract(multiply(b, b), multiply(multiply(fraction(4), c), k))) >= 0)
    ? null
    : 'For one of the values of $k$ the zeroes would not be real: check what you typed.'
}

/** E.g. "If α and β are the zeroes of kx² + 4x + 4 and α² + β² = 24, find the values of k." 2/3 and −1 */
export const twoValuesFromSquares = worked<Given>({
  id: 'two-values-from-squares',
  archetype: 'poly-k-from-symmetric',
  objection,
  solve: (given) => {
    const { b, c, N, terms, first, second } = equationForK(given)
    const [p, q, r] = terms
    const outside = toTex(divide(fraction(p), fraction(first.d * second.d)))
    const sum = b < 0 ? `\\frac{${-b}}{k}` : `-\\frac{${b}}{k}`
    const product = c < 0 ? `-\\frac{${-c}}{k}` : `\\frac{${c}}{k}`
    const twice = `${c < 0 ? '+' : '-'} \\frac{${Math.abs(2 * c)}}{k}`
    const whole = sumTex([
      [p, 'k^2'],
      [q, 'k'],
      [r, ''],
    ])
    return {
      lines: [
        earns(
          0.5,
          `$\\alpha + \\beta = -\\frac{b}{a} = ${sum}$ and $\\alpha\\beta = \\frac{c}{a} = ${product}$`,
          'relations',
        ),
        earns(
          0.5,
          `$\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta$ gives $\\frac{${b * b}}{k^2} ${twice} = ${N}$`,
          'identity',
        ),
        earns(
          0.5,
          `Multiplying by $k^2$ and bringing all terms to one side, $${sumTex([
            [N, 'k^2'],
            [2 * c, 'k'],
            [-b * b, ''],
          ])} = 0$`,
          'equation',
        ),
        ...(p === N ? [] : [line('reduced', `Dividing by the common factor, $${whole} = 0$`)]),
        earns(0.5, `So $${outside === '1' ? '' : outside}(${linear(first)})(${linear(second)}) = 0$`, 'factors'),
        earns(1, `Hence $k = ${toTex(first)}$ or $k = ${toTex(second)}$`, 'values'),
      ],
      key: `${toText(first)}, ${toText(second)}`,
    }
  },
})
