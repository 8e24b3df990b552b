import { decimal, isShort, keyOf, signedDecimal } from './pieces/decimal'
import { add, divide, equals, fraction, multiply, sign, subtract, toTex, zero, type Fraction } from '../../maths'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

export interface Group {
  readonly count: number
  readonly mean: Fraction
}

/** Groups of observations and their means. */
export type Given =
  | { readonly asked: 'combined'; readonly groups: readonly Group[] }
  /** The mean of those that are not in `part`. */
  | { readonly asked: 'rest'; readonly all: Group; readonly part: Group }
  /** The observation that belongs to the first ones and to the last ones. */
  | { readonly asked: 'shared'; readonly all: Group; readonly first: Group; readonly last: Group }
  /** The observation that was taken out or put in, with the mean behind it. */
  | { readonly asked: 'removed' | 'included'; readonly all: Group; readonly mean: Fraction }

const sumOf = ({ count, mean }: Group): Fraction => multiply(fraction(count), mean)
const product = ({ count, mean }: Group): string => `${count} \\times ${signedDecimal(mean)}`
const sumLine = (of: string, group: Group): string => `Sum of ${of} $= ${product(group)} = ${decimal(sumOf(group))}$`
const worth = (value: Fraction): string =>
  isShort(value) ? decimal(value) : `${toTex(value)} \\approx ${decimal(value)}`

interface Working {
  readonly lines: readonly Step[]
  readonly value: Fraction
  readonly called: string
}

const quotient = (of: string, top: Fraction, bottom: number): Step =>
  earns(1, `${of} $= \\dfrac{${decimal(top)}}{${bottom}} = ${worth(divide(top, fraction(bottom)))}$`, 'mean')

function working(given: Given): Working {
  if (given.asked === 'combined') {
    const { groups } = given
    const sums = groups.map(sumOf)
    const [sum, count] = [sums.reduce(add, zero), groups.reduce((so, one) => so + one.count, 0)]
    return {
      lines: [
        ...groups.map((one, index) => line(`sum ${index + 1}`, sumLine(`group ${index + 1}`, one))),
        `Sum of all $= ${sums.map((one, index) => (index > 0 ? signedDecimal(one) : decimal(one))).join(' + ')} = ${decimal(sum)}$, number of all $= ${groups.map((one) => one.count).join(' + ')} = ${count}$`,
        quotient('Combined mean', sum, count),
      ],
      value: divide(sum, fraction(count)),
      called: 'the combined mean',
    }
  }
  const { all } = given
  const total = sumOf(all)
  const first = line('sum', sumLine(`the $${all.count}$ observations`, all))
  if (given.asked === 'rest') {
    const { part } = given
    const [left, count] = [subtract(total, sumOf(part)), all.count - part.count]
    return {
      lines: [
        first,
        sumLine(`the $${part.count}$ observations`, part),
        `Sum of the other $${count}$ observations $= ${decimal(total)} - ${signedDecimal(sumOf(part))} = ${decimal(left)}$`,
        quotient('Their mean', left, count),
      ],
      value: divide(left, fraction(count)),
      called: 'the mean of the others',
    }
  }
  if (given.asked === 'shared') {
    const [one, two] = [given.first, given.last]
    const both = add(sumOf(one), sumOf(two))
    const value = subtract(both, total)
    return {
      lines: [
        first,
        sumLine(`the first $${one.count}$ observations`, one),
        sumLine(`the last $${two.count}$ observations`, two),
        `In the sum of these two the $${one.count}$th observation stands twice, every other once.`,
        earns(
          1,
          `$${one.count}$th observation $= ${decimal(sumOf(one))} + ${signedDecimal(sumOf(two))} - ${signedDecimal(total)} = ${decimal(value)}$`,
          'observation',
        ),
      ],
      value,
      called: `the $${one.count}$th observation`,
    }
  }
  const isOut = given.asked === 'removed'
  const behind: Group = { count: all.count + (isOut ? -1 : 1), mean: given.mean }
  const [larger, smaller] = isOut ? [total, sumOf(behind)] : [sumOf(behind), total]
  const value = subtract(larger, smaller)
  return {
    lines: [
      first,
      sumLine(`the $${behind.count}$ observations behind it`, behind),
      earns(1, `The observation $= ${decimal(larger)} - ${signedDecimal(smaller)} = ${decimal(value)}$`, 'observation'),
    ],
    value,
    called: isOut ? 'the observation that was removed' : 'the observation that was included',
  }
}

const groupsIn = (given: Given): readonly Group[] => {
  if (given.asked === 'combined') return given.groups
  if (given.asked === 'rest') return [given.all, given.part]
  if (given.asked === 'shared') return [given.all, given.first, given.last]
  return [given.all, { count: 1, mean: given.mean }]
}

/** E.g. "The mean marks of 30 boys are 42 and those of 20 girls 47. Find the mean marks of all." */
export const meanOfGroups = worked<Given>({
  id: 'mean-of-groups',
  archetype: 'stat-property',
  objection: (given) => {
    const groups = groupsIn(given)
    if (groups.length < 2 || groups.some(({ count }) => count < 1 || count > 1_000_000))
      return 'Say how many observations each group has.'
    if (given.asked === 'rest' && given.part.count >= given.all.count) return 'There must be observations left.'
    if (given.asked === 'removed' && given.all.count < 2) return 'There must be observations left.'
    if (given.asked === 'shared' && given.first.count + given.last.count !== given.all.count + 1)
      return 'Only where the first and the last observations share just one can I find it.'
    if (!groups.every(({ mean }) => isShort(mean))) return 'Write the means as whole numbers or short decimals.'
    const hasValue = sign(working(given).value) >= 0 || groups.some(({ mean }) => sign(mean) < 0)
    return hasValue || equals(working(given).value, zero)
      ? null
      : 'With these numbers the result is less than zero: check what you typed.'
  },
  solve: (given) => {
    const { lines, value, called } = working(given)
    return {
      lines: [...lines, `Hence, ${called} is $${isShort(value) ? decimal(value) : toTex(value)}$.`],
      key: keyOf(value),
    }
  },
})
