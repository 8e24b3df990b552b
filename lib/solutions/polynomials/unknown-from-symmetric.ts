import {
  add,
  bracketed,
  compare,
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
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { inRoundBrackets } from './pieces/brackets'

/** ax² + bx + k, and the value of a form in its zeroes. */
export interface Given {
  readonly kind: 'squares' | 'squareDifference' | 'reciprocals'
  /** 1 for the difference of the squares. */
  readonly a: Fraction
  readonly b: Fraction
  readonly value: Fraction
}

const square = (x: Fraction): Fraction => multiply(x, x)
const half = (x: Fraction): Fraction => divide(x, fraction(2))

function unknownOf({ kind, a, b, value }: Given): Fraction {
  const sum = negate(b)
  switch (kind) {
    case 'squares':
      return multiply(a, half(subtract(square(divide(sum, a)), value)))
    case 'squareDifference': {
      const difference = divide(value, sum)
      return multiply(half(add(sum, difference)), half(subtract(sum, difference)))
    }
    case 'reciprocals':
      return divide(sum, value)
    default:
      return kind satisfies never
  }
}

function objection(given: Given): string | null {
  const { kind, a, b, value } = given
  if (sign(a) === 0) return 'There is no square in it, so this is no quadratic polynomial.'
  if (kind === 'squareDifference' && (a.n !== 1n || a.d !== 1n))
    return 'I can work this where the polynomial begins with $x^2$.'
  if (kind !== 'squares' && sign(b) === 0)
    return 'The sum of the zeroes is $0$ here, so $k$ cannot be found: check what you typed.'
  if (kind === 'reciprocals' && sign(value) === 0)
    return 'The sum of the zeroes is not $0$, so that value cannot be $0$: check what you typed.'
  const k = unknownOf(given)
  if (kind === 'reciprocals' && sign(k) === 0) return 'One of the zeroes would be $0$: check what you typed.'
  return compare(square(b), multiply(multiply(fraction(4), a), k)) < 0
    ? 'With these numbers the zeroes would not be real: check what you typed.'
    : null
}

/** The relations, the identity with the values, the equation for k. */
function linesOf({ kind, a, b, value }: Given): readonly [string, string, string] {
  const sum = negate(b)
  const N = toTex(value)
  const relations = (top: string, product: string) =>
    `For the zeroes $\\alpha$ and $\\beta$: $\\alpha + \\beta = -\\frac{b}{a} = ${top}$ and $\\alpha\\beta = \\frac{c}{a} = ${product}$`
  const isMonic = a.n === a.d
  const product = isMonic ? 'k' : `\\frac{k}{${toTex(a)}}`
  switch (kind) {
    case 'squares': {
      const sum = divide(negate(b), a)
      const shown = sum.d === 1n ? bracketed(sum) : `\\left(${toTex(sum)}\\right)`
      const twice = subtract(square(sum), value)
      return [
        relations(toTex(sum), product),
        `$\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta$ gives $${N} = ${shown}^2 - ${isMonic ? '2k' : `2 \\times ${product}`}$`,
        `So $${isMonic ? '2k' : `2 \\times ${product}`} = ${toTex(square(sum))} - ${inRoundBrackets(value)} = ${toTex(twice)}$`,
      ]
    }
    case 'squareDifference': {
      const difference = divide(value, sum)
      const [r, s] = [half(add(sum, difference)), half(subtract(sum, difference))]
      return [
        relations(toTex(sum), 'k'),
        `$\\alpha^2 - \\beta^2 = (\\alpha + \\beta)(\\alpha - \\beta)$ gives $${N} = ${toTex(sum)}(\\alpha - \\beta)$, so $\\alpha - \\beta = ${toTex(difference)}$`,
        `Adding and subtracting, $\\alpha = ${toTex(r)}$ and $\\beta = ${toTex(s)}$; their product is $k = ${inRoundBrackets(r)} \\times ${inRoundBrackets(s)}$`,
      ]
    }
    case 'reciprocals':
      return [
        relations(toTex(divide(sum, a)), product),
        `$\\frac{1}{\\alpha} + \\frac{1}{\\beta} = \\frac{\\alpha + \\beta}{\\alpha\\beta}$ gives $${N} = \\frac{${toTex(sum)}}{k}$`,
        value.n === 1n
          ? `Cross-multiplying, $1 \\times k = ${toTex(sum)} \\times ${value.d}$`
          : `So $${sumTex([[fraction(value.n), 'k']])} = ${toTex(multiply(sum, fraction(value.d)))}$`,
      ]
    default:
      return kind satisfies never
  }
}

/** E.g. "The sum of the squares of the zeroes of x² − 7x + k is 29. Find k." */
export const unknownFromSymmetric = worked<Given>({
  id: 'unknown-from-symmetric',
  archetype: 'poly-k-from-symmetric',
  objection,
  solve: (given) => {
    const [relations, identity, equation] = linesOf(given)
    const k = unknownOf(given)
    return {
      lines: [
        earns(1, relations, 'relations'),
        earns(1, identity, 'identity'),
        earns(0.5, equation, 'equation'),
        earns(0.5, says`So ${chain('k', toTex(k))}`, 'value'),
      ],
      key: toText(k),
    }
  },
})
