import { divide, gcd, isInteger, multiply, type Fraction } from '../../maths'
import { chain, equals, says, type Said } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'
import { wholeObjection } from './pieces/naturals'

/** What is known of two numbers, and what of them is asked. */
export type Given =
  | {
      readonly asked: 'other'
      readonly hcf: Fraction
      readonly lcm: Fraction
      /** One of the two. */
      readonly number: Fraction
      /** What the question calls the other one, if anything. */
      readonly letter: string | null
    }
  | { readonly asked: 'lcm'; readonly hcf: Fraction; readonly product: Fraction }
  | { readonly asked: 'hcf'; readonly lcm: Fraction; readonly product: Fraction }
  | { readonly asked: 'product'; readonly hcf: Fraction; readonly lcm: Fraction }

const otherOf = ({ hcf, lcm, number }: Extract<Given, { asked: 'other' }>): Fraction =>
  divide(multiply(hcf, lcm), number)

const divides = (a: Fraction, b: Fraction): boolean => isInteger(divide(b, a))

const noSuch = 'No two numbers have these measures:'

function objection(given: Given): string | null {
  switch (given.asked) {
    case 'other': {
      const { hcf, lcm, number } = given
      const whole = wholeObjection([hcf, lcm, number])
      if (whole !== null) return whole
      if (!divides(hcf, lcm)) return `${noSuch} the HCF always divides the LCM.`
      if (!divides(hcf, number) || !divides(number, lcm))
        return `${noSuch} the HCF divides each of the numbers, and each of them divides the LCM.`
      const other = otherOf(given)
      return gcd(Number(number.n), Number(other.n)) === Number(hcf.n)
        ? null
        : `${noSuch} the other one would be $${other.n}$, but the HCF of $${number.n}$ and $${other.n}$ is not $${hcf.n}$.`
    }
    case 'lcm':
      return (
        wholeObjection([given.hcf, given.product]) ??
        (divides(multiply(given.hcf, given.hcf), given.product)
          ? null
          : `${noSuch} the HCF divides both of them, so its square divides their product.`)
      )
    case 'hcf': {
      const whole = wholeObjection([given.lcm, given.product])
      if (whole !== null) return whole
      const hcf = divide(given.product, given.lcm)
      return isInteger(hcf) && divides(hcf, given.lcm)
        ? null
        : `${noSuch} the product divided by the LCM must be a number that divides the LCM.`
    }
    case 'product':
      return (
        wholeObjection([given.hcf, given.lcm]) ??
        (divides(given.hcf, given.lcm) ? null : `${noSuch} the HCF always divides the LCM.`)
      )
    default:
      return given satisfies never
  }
}

/** The values put in the rule, and the last line. */
function working(given: Given): { readonly substituted: Said; readonly found: Said; readonly value: Fraction } {
  switch (given.asked) {
    case 'other': {
      const { hcf, lcm, number, letter } = given
      const value = otherOf(given)
      const top = `${hcf.n} \\times ${lcm.n}`
      const sides = [`\\frac{${top}}{${number.n}}`, `${value.n}`]
      return {
        value,
        substituted: says`${chain(top, `${number.n} \\times ${letter ?? '\\text{other number}'}`)}`,
        found: letter === null ? says`So ${equals('the other number', ...sides)}` : says`So ${chain(letter, ...sides)}`,
      }
    }
    case 'lcm':
    case 'hcf': {
      const known = given.asked === 'lcm' ? given.hcf : given.lcm
      const name = `\\text{${given.asked.toUpperCase()}}`
      const value = divide(given.product, known)
      return {
        value,
        substituted: says`${chain(given.asked === 'lcm' ? `${known.n} \\times ${name}` : `${name} \\times ${known.n}`, `${given.product.n}`)}`,
        found: says`${chain(name, `\\frac{${given.product.n}}{${known.n}}`, `${value.n}`)}`,
      }
    }
    case 'product': {
      const value = multiply(given.hcf, given.lcm)
      const sides = [`${given.hcf.n} \\times ${given.lcm.n}`, `${value.n}`]
      return {
        value,
        substituted: { text: `Here $\\text{HCF} = ${given.hcf.n}$ and $\\text{LCM} = ${given.lcm.n}$` },
        found: says`So ${equals('the product', ...sides)}`,
      }
    }
    default:
      return given satisfies never
  }
}

/** E.g. "The HCF of two numbers is 9 and their LCM is 360. If one of them is 45, find the other." */
export const productRule = worked<Given>({
  id: 'product-rule',
  archetype: 'rn-hcf-lcm-product',
  objection,
  solve: (given) => {
    const { substituted, found, value } = working(given)
    const lines: readonly Step[] = [
      line('rule', 'For any two numbers, $\\text{HCF} \\times \\text{LCM} = \\text{product of the numbers}$'),
      line('substituted', substituted),
      earns(1, found, 'result'),
    ]
    return { lines, key: `${value.n}` }
  },
})
