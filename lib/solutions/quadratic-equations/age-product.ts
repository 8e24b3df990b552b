import { sumTex, toNumber, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'
import { storySteps } from './pieces/factors'
import { noWhole, wholeObjection, wholeRoot } from './pieces/story'

/** One is so many years older than the other, and the product of their ages some years later. */
export interface Given {
  readonly older: Fraction
  readonly later: Fraction
  readonly product: Fraction
  /** Both ages are asked, in the order in which the two are named. */
  readonly both?: 'older first' | 'younger first'
}

/** What the two are called. */
export interface Manner {
  readonly young: string
  readonly old: string
}

const childOf = ({ older, later, product }: Given): number =>
  (wholeRoot(toNumber(older), toNumber(product)) ?? 0) - toNumber(later)

/** E.g. "Rohan's mother is 26 years older than him. The product of their ages 3 years from now will be 360. ..." */
export const ageProduct = worked<Given, Manner>({
  id: 'age-product',
  archetype: 'qe-word-ages-marks-cost',
  objection: (given) => {
    const whole = wholeObjection(given.older, given.later, given.product)
    return whole ?? (childOf(given) <= 0 ? noWhole('the age in years') : null)
  },
  solve: (given, { young, old } = { young: 'the younger one', old: 'the older one' }) => {
    const [older, later, product] = [toNumber(given.older), toNumber(given.later), toNumber(given.product)]
    const child = childOf(given)
    const other = child + older + 2 * later
    const constant = later * (older + later)
    return {
      lines: [
        `Let ${young}'s present age be $x$ years; then ${old}'s present age is $(x + ${older})$ years.`,
        `After ${later} years their ages will be $(x + ${later})$ and $(x + ${older + later})$ years.`,
        earns(1, `Product of these ages: $(x + ${later})(x + ${older + later}) = ${product}$`),
        `Opening the brackets: $${sumTex([
          [1, 'x^2'],
          [older + 2 * later, 'x'],
          [constant, ''],
        ])} = ${product}$`,
        ...storySteps(child, -other, { factors: 0.5 }),
        earns(0.5, `$x = -${other}$ is rejected, because age cannot be negative.`, 'rejected'),
        earns(
          0.5,
          given.both
            ? `Hence ${young}'s present age is ${child} years and ${old}'s is ${child} + ${older} = ${child + older} years.`
            : `Hence ${young}'s present age is ${child} years.`,
        ),
      ],
      key: !given.both
        ? `${child}`
        : given.both === 'older first'
          ? `${child + older}, ${child}`
          : `${child}, ${child + older}`,
    }
  },
})
