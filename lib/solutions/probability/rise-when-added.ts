import { fraction, isInteger, one, sign, subtract, toNumber, toTex, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** Some things of one colour beside a known number of another: with more of the first its probability rises by so much. */
export interface RiseWhenAdded {
  /** The colour that is added to, and the other one. */
  readonly colours: readonly [added: string, other: string]
  readonly other: number
  readonly more: number
  readonly rise: Fraction
  /** 'ball' */
  readonly thing: string
}

/** n(n + m) = m·b / rise, where b things are of the other colour. */
function productOf({ other, more, rise }: RiseWhenAdded): Fraction {
  return fraction(BigInt(more * other) * rise.d, rise.n)
}

/** The n that fits, or null. */
function totalOf(given: RiseWhenAdded): number | null {
  const product = productOf(given)
  if (!isInteger(product)) return null
  const guess = Math.round((Math.sqrt(given.more ** 2 + 4 * toNumber(product)) - given.more) / 2)
  return guess * (guess + given.more) === toNumber(product) ? guess : null
}

function objection(given: RiseWhenAdded): string | null {
  const { other, more, rise, thing } = given
  if (![other, more].every((n) => Number.isSafeInteger(n) && n > 0 && n < 10_000))
    return `The numbers of ${thing}s must be whole numbers, more than $0$.`
  if (sign(rise) <= 0 || sign(subtract(one, rise)) <= 0 || rise.d > 100_000n)
    return 'A probability can rise by a number between $0$ and $1$ only: check what you typed.'
  const total = totalOf(given)
  return total === null || total <= other
    ? `With these numbers it would be no whole number of ${thing}s: check what you typed.`
    : null
}

/** A number in front of n; 1 goes without saying. */
const before = (n: number): string => (n === 1 ? '' : `${n}`)

/** E.g. "A bag contains 4 blue balls and some red balls. If 4 more red balls are put in, P(red) rises by 1/6. How many red balls were there?" */
export const riseWhenAdded = worked<RiseWhenAdded>({
  id: 'rise-when-added',
  archetype: 'prob-find-count',
  objection,
  solve: (given) => {
    const { colours, other: blue, more, rise, thing } = given
    const [red, other] = colours
    const total = totalOf(given) ?? 0
    const product = total * (total + more)
    const [riseTex, times] = [toTex(rise), Number(rise.n)]
    const key = `${total - blue}`
    return {
      key,
      lines: [
        `Let the total number of ${thing}s at first be $n$. Then $P(\\text{${other}}) = \\dfrac{${blue}}{n}$.`,
        earns(0.5, `Afterwards the total is $n + ${more}$, so $P(\\text{${other}}) = \\dfrac{${blue}}{n + ${more}}$.`),
        `Since $P(\\text{${red}}) = 1 - P(\\text{${other}})$ increases by $${riseTex}$, $P(\\text{${other}})$ decreases by $${riseTex}$:`,
        earns(0.5, says`${chain(`\\dfrac{${blue}}{n} - \\dfrac{${blue}}{n + ${more}}`, riseTex)}`),
        earns(
          0.5,
          `On the left, $\\dfrac{${before(blue)}(n + ${more}) - ${before(blue)}n}{n(n + ${more})} = \\dfrac{${blue * more}}{n(n + ${more})}$, so $\\dfrac{${blue * more}}{n(n + ${more})} = ${riseTex}$.`,
        ),
        times === 1
          ? `Cross-multiplying, $n(n + ${more}) = ${product}$.`
          : `Cross-multiplying, $${times}n(n + ${more}) = ${times * product}$, so $n(n + ${more}) = ${product}$.`,
        says`So ${chain(`n^2 + ${before(more)}n - ${product}`, '0')}.`,
        says`Splitting the middle term, ${chain(`n^2 + ${total + more}n - ${total}n - ${product}`, '0')}.`,
        earns(0.5, `$(n - ${total})(n + ${total + more}) = 0$, so $n = ${total}$ or $n = -${total + more}$.`),
        earns(
          0.5,
          `$n = -${total + more}$ is rejected, because a number of ${thing}s cannot be negative. So $n = ${total}$.`,
          'rejected',
        ),
        line('first', says`${equals(`Number of ${red} ${thing}s at first`, `${total} - ${blue}`, key)}`),
        earns(0.5, `Hence, there were $${key}$ ${red} ${thing}s at first.`),
      ],
    }
  },
})
