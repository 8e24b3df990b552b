import { toTex, fraction } from '../../../maths'
import type { Random } from '../../../random'
import { expanded, shown, zeroesOf, type Quadratic } from '../../../solutions/polynomials/pieces/splitting'
import type { StatementPair } from '../../kinds-of-question/assertion-pairs'
import { drawPair } from './factor-pair'

export const always = () => true
export const atMostTwo = 'A quadratic polynomial can have at most two zeroes.'
export const sumRule = 'The sum of the zeroes of $ax^2 + bx + c$, $a \\neq 0$, is $-\\frac{b}{a}$.'
export const hasZeroes = ([a, b, c]: Quadratic): boolean => b * b - 4 * a * c >= 0
export const twice = ([a, b, c]: Quadratic): boolean => b * b - 4 * a * c > 0

export const withZeroes = (random: Random) => {
  const pair = drawPair(
    random,
    (source) => ({ p: source.integer(1, 3), q: source.integer(-6, 6), r: 1, s: source.integer(-6, 6) }),
    ([, b, c]) => b !== 0 && c !== 0,
  )
  const quadratic = expanded(pair)
  return { quadratic, polynomial: shown(quadratic), zeroes: zeroesOf(pair) }
}

/** ax² + c with both coefficients positive: it is never 0. */
export const withoutZeroes = (random: Random) => {
  const quadratic: Quadratic = [random.integer(1, 9), 0, random.integer(1, 12)]
  const [a, , c] = quadratic
  const square = `${a === 1 ? '' : a}x^2`
  return {
    quadratic,
    polynomial: shown(quadratic),
    because: `For every real $x$, $${square} \\geq 0$, so $${shown(quadratic)}$ is at least $${c}$`,
  }
}

export const zeroSum = ([a, b]: Quadratic) => toTex(fraction(-b, a))

/** The sum from the quadratic formula, compared with a claim. */
export const hasSum =
  ([a, b, c]: Quadratic, claim: number) =>
  () => {
    const root = Math.sqrt(b * b - 4 * a * c)
    return Math.abs((-b + root) / (2 * a) + (-b - root) / (2 * a) - claim) < 1e-9
  }

/** Without a constant term: the reason says why 0 is a zero, or speaks of something else. */
export function oneZeroIsZero(random: Random, explained: boolean): StatementPair {
  const quadratic: Quadratic = [random.integer(2, 9), random.pick([1, -1]) * random.integer(2, 12), 0]
  return {
    assertion: `One of the zeroes of $${shown(quadratic)}$ is $0$.`,
    reason: explained ? 'If the constant term of a polynomial $p(x)$ is $0$, then $p(0) = 0$.' : atMostTwo,
    aboutAssertion: 'Putting $0$ in place of $x$ gives $0$: the assertion is true',
    aboutReason: explained
      ? 'The reason is true, and it is just why $0$ is a zero here'
      : 'The reason is true, but it does not tell which numbers the zeroes are',
    assertionHolds: () => quadratic[2] === 0,
    reasonHolds: always,
  }
}
