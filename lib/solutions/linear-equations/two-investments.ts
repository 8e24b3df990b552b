import { absolute, add, divide, fraction, multiply, sign, subtract, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { solutionText } from './pieces/line'

/** Two rates of interest in per cent, the interest of a year, and how much more it would be with the amounts interchanged. */
export interface Given {
  readonly rates: readonly [Fraction, Fraction]
  readonly interest: Fraction
  /** Negative where it would be less. */
  readonly change: Fraction
}

function amountsOf({ rates: [p, q], interest, change }: Given) {
  const hundred = fraction(100)
  const exchanged = add(interest, change)
  const sum = divide(multiply(hundred, add(interest, exchanged)), add(p, q))
  const difference = divide(multiply(hundred, subtract(interest, exchanged)), subtract(p, q))
  const half = fraction(1, 2)
  return {
    exchanged,
    sum,
    difference,
    x: multiply(half, add(sum, difference)),
    y: multiply(half, subtract(sum, difference)),
  }
}

function objection(given: Given): string | null {
  const [p, q] = given.rates
  if (sign(p) <= 0 || sign(q) <= 0 || sign(given.interest) <= 0) return 'Rates and interest must be more than $0$.'
  if (sign(subtract(p, q)) === 0) return 'At equal rates it does not matter which amount lies where.'
  const { x, y } = amountsOf(given)
  return sign(x) > 0 && sign(y) > 0
    ? null
    : `With these numbers the amounts would be ₹$${toTex(x)}$ and ₹$${toTex(y)}$, which cannot be: check what you typed.`
}

const times = (value: Fraction): string => (value.n === value.d ? '' : toTex(value))

/** E.g. "Susan invested ₹x at 8% and ₹y at 9% and got ₹1860; had she interchanged the sums, she would have got ₹20 more." */
export const twoInvestments = worked<Given>({
  id: 'two-investments',
  archetype: 'le-word-money-mixture',
  objection,
  solve: (given) => {
    const { interest, change } = given
    const [p, q] = given.rates
    const { exchanged, sum, difference, x, y } = amountsOf(given)
    const total = add(interest, exchanged)
    const first = sign(subtract(p, q)) > 0
    const rate = absolute(subtract(p, q))
    const rest = first ? subtract(interest, exchanged) : subtract(exchanged, interest)
    const both = toTex(add(p, q))
    return {
      lines: [
        earns(1, `First statement: $\\frac{${times(p)}x}{100} + \\frac{${times(q)}y}{100} = ${toTex(interest)}$`),
        earns(
          1,
          `Amounts interchanged: $\\frac{${times(q)}x}{100} + \\frac{${times(p)}y}{100} = ${toTex(interest)} ${sign(change) > 0 ? '+' : '-'} ${toTex(absolute(change))} = ${toTex(exchanged)}$`,
        ),
        earns(
          1,
          `Adding the two equations: $\\frac{${both}(x + y)}{100} = ${toTex(total)}$, so $x + y = \\frac{${toTex(total)}}{${both}} \\times 100 = ${toTex(sum)}$`,
          'sum',
        ),
        earns(
          1,
          `Subtracting the ${first ? 'second from the first' : 'first from the second'}: $\\frac{${times(rate)}(x - y)}{100} = ${toTex(rest)}$, so $x - y = ${toTex(difference)}$`,
          'difference',
        ),
        earns(
          0.5,
          says`Adding these two: ${chain('2x', toTex(multiply(fraction(2), x)))}, so ${chain('x', toTex(x))}`,
          'first value',
        ),
        line('second value', says`Then ${chain('y', `${toTex(sum)} - ${toTex(x)}`, toTex(y))}`),
        earns(
          0.5,
          `So ₹$${toTex(x)}$ was invested in scheme A and ₹$${toTex(y)}$ in scheme B: $x = ${toTex(x)}$, $y = ${toTex(y)}$`,
        ),
      ],
      key: solutionText(x, y),
    }
  },
})
