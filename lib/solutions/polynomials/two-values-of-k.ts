import {
  add,
  compare,
  fraction,
  isInteger,
  multiply,
  sign,
  subtract,
  surd,
  surdTex,
  surdText,
  toTex,
  zero,
  type Fraction,
  type Surd,
} from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { inRoundBrackets } from './pieces/brackets'

/** x² + kx + c, and what is told of its zeroes. */
export interface Given {
  readonly c: Fraction
  readonly condition:
    { readonly kind: 'double' } | { readonly kind: 'difference' | 'squares'; readonly value: Fraction }
}

/** The square of k. */
function squareOf({ c, condition }: Given): Fraction {
  if (condition.kind === 'double') return multiply(fraction(9, 2), c)
  const { value } = condition
  return condition.kind === 'difference'
    ? add(multiply(value, value), multiply(fraction(4), c))
    : add(value, multiply(fraction(2), c))
}

/** The square root of a fraction, 0 or more. */
const rootOf = ({ n, d }: Fraction): Surd => surd(fraction(1, d), Number(n * d))

function objection(given: Given): string | null {
  const { c, condition } = given
  const known = condition.kind === 'double' ? [c] : [c, condition.value]
  if (!known.every((value) => isInteger(value) && Math.abs(Number(value.n)) <= 10_000))
    return 'I can work this with whole numbers up to 10000.'
  if (condition.kind === 'double')
    return sign(c) > 0
      ? null
      : 'A number and its double have the same sign, so their product is positive: check what you typed.'
  if (sign(condition.value) < 0) return 'That can never be negative: check what you typed.'
  const square = squareOf(given)
  if (sign(square) < 0) return 'With these numbers $k^2$ would be negative: check what you typed.'
  return compare(square, multiply(fraction(4), c)) < 0
    ? 'With these numbers the zeroes would not be real: check what you typed.'
    : null
}

const relations = (c: Fraction): string =>
  `Let the zeroes be $\\alpha$ and $\\beta$. Then $\\alpha + \\beta = -\\frac{b}{a} = -k$ and $\\alpha\\beta = \\frac{c}{a} = ${toTex(c)}$`

const lessOf = (first: Fraction, second: Fraction): string =>
  `${toTex(first)} ${sign(second) < 0 ? '-' : '+'} ${toTex(sign(second) < 0 ? subtract(zero, second) : second)}`

/** Three lines that lead to k² or to the zeroes, and to k. */
function linesOf({ c, condition }: Given, square: Fraction): readonly [string, string, string] {
  if (condition.kind === 'double') {
    const half = multiply(fraction(1, 2), c)
    const t = surdTex(rootOf(half))
    return [
      `Let the zeroes be $\\alpha$ and $2\\alpha$. Their product is $2\\alpha^2 = \\frac{c}{a} = ${toTex(c)}$`,
      `So $\\alpha^2 = ${toTex(half)}$, that is, $\\alpha = ${t}$ or $\\alpha = -${t}$`,
      `Sum of zeroes $= 3\\alpha = -\\frac{b}{a} = -k$, so $k = -3\\alpha$`,
    ]
  }
  const { value } = condition
  return condition.kind === 'difference'
    ? [
        relations(c),
        `$(\\alpha - \\beta)^2 = (\\alpha + \\beta)^2 - 4\\alpha\\beta$ gives $${toTex(value)}^2 = (-k)^2 - 4 \\times ${inRoundBrackets(c)}$`,
        `So $k^2 = ${lessOf(multiply(value, value), multiply(fraction(4), c))} = ${toTex(square)}$`,
      ]
    : [
        relations(c),
        `$\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta$ gives $${toTex(value)} = (-k)^2 - 2 \\times ${inRoundBrackets(c)}$`,
        `So $k^2 = ${lessOf(value, multiply(fraction(2), c))} = ${toTex(square)}$`,
      ]
}

/** E.g. "Find the values of k for which one zero of x² + kx + 18 is double the other." 9 and −9 */
export const twoValuesOfK = worked<Given>({
  id: 'two-values-of-k',
  archetype: 'poly-k-from-condition',
  objection,
  solve: (given) => {
    const square = squareOf(given)
    const [k, none] = [rootOf(square), sign(square) === 0]
    const lines = linesOf(given, square)
    return {
      lines: [
        earns(1, lines[0], 'first'),
        earns(0.5, lines[1], 'second'),
        earns(0.5, lines[2], 'third'),
        earns(
          1,
          none ? says`So ${chain('k', '0')}` : says`So ${chain('k', surdTex(k))} or ${chain('k', `-${surdTex(k)}`)}`,
        ),
      ],
      key: none ? '0' : `${surdText(k)}, -${surdText(k)}`,
    }
  },
})
