import { decimal, isShort, signedDecimal } from './pieces/decimal'
import { divide, fraction, isInteger, multiply, sign, subtract, toNumber, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

/** So many in all with their mean, and the means of the two groups of which they are made: how many there are in each. */
export interface CountsFromMeans {
  readonly all: number
  readonly mean: Fraction
  readonly groups: readonly [NamedMean, NamedMean]
}

interface NamedMean {
  readonly name: string
  readonly mean: Fraction
}

/** How many of the first group: all of them times the part of the way from the other mean. */
const firstOf = ({ all, mean, groups: [one, other] }: CountsFromMeans): Fraction =>
  divide(multiply(fraction(all), subtract(mean, other.mean)), subtract(one.mean, other.mean))

/** E.g. "The mean weight of 150 students is 60 kg. The mean weight of the boys is 70 kg, of the girls 55 kg. Find the number of boys and of girls." */
export const countsFromMeans = worked<CountsFromMeans>({
  id: 'counts-from-means',
  archetype: 'stat-property',
  objection: (given) => {
    const [one, other] = given.groups
    if (sign(subtract(one.mean, other.mean)) === 0) return 'Two groups of one mean can be of any size.'
    if (![given.mean, one.mean, other.mean].every((value) => isShort(value)))
      return 'Write the means as whole numbers or short decimals.'
    const first = firstOf(given)
    return isInteger(first) && sign(first) >= 0 && toNumber(first) <= given.all
      ? null
      : 'With these means the groups do not come to whole numbers: check what you typed.'
  },
  solve: (given) => {
    const { all, mean, groups } = given
    const [one, other] = groups
    const x = toNumber(firstOf(given))
    const [total, rest, slope] = [
      multiply(fraction(all), mean),
      multiply(fraction(all), other.mean),
      subtract(one.mean, other.mean),
    ]
    return {
      key: `${x} ${one.name}, ${all - x} ${other.name}`,
      lines: [
        `Let there be $x$ ${one.name}; then there are $(${all} - x)$ ${other.name}.`,
        line('sum', `Sum of all $= ${all} \\times ${signedDecimal(mean)} = ${decimal(total)}$`),
        earns(
          1,
          `So $${decimal(one.mean)} x + ${signedDecimal(other.mean)}(${all} - x) = ${decimal(total)}$,`,
          'equation',
        ),
        `$${decimal(slope)} x = ${decimal(total)} - ${signedDecimal(rest)} = ${decimal(subtract(total, rest))}$,`,
        earns(1, `$x = ${x}$ and $${all} - x = ${all - x}$.`),
        `Hence, there are $${x}$ ${one.name} and $${all - x}$ ${other.name}.`,
      ],
    }
  },
})
