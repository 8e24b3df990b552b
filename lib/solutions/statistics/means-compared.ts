import { decimal, isShort, keyOf } from './pieces/decimal'
import { markOf, sum, tableObjection, type GroupedData } from './pieces/grouped'
import { add, compare, divide, equals, fraction, multiply, zero, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** Two groups, each with its table. */
export interface MeansCompared {
  readonly groups: readonly [GroupOfTable, GroupOfTable]
  /** Whether it is asked as well which of them has the larger mean. */
  readonly which: boolean
}

export interface GroupOfTable {
  readonly name: string
  readonly data: GroupedData
}

const productsOf = (data: GroupedData): Fraction =>
  data.frequencies.reduce((so, f, index) => add(so, multiply(fraction(f), markOf(data, index))), zero)

export const meanOf = (data: GroupedData): Fraction => divide(productsOf(data), fraction(sum(data.frequencies)))

function linesOf({ name, data }: GroupOfTable): readonly Step[] {
  const [n, products, mean] = [sum(data.frequencies), productsOf(data), meanOf(data)]
  const all = data.frequencies.map((f, index) => `${f} \\times ${decimal(markOf(data, index))}`).join(' + ')
  return [
    earns(0.5, says`${name}: ${chain('\\sum f_i', `${n}`)} and ${chain('\\sum f_i x_i', all, decimal(products))}`),
    earns(1, says`${chain('\\text{Mean}', `\\dfrac{${decimal(products)}}{${n}}`, decimal(mean))}`),
  ]
}

/** E.g. "The marks of two sections are given in one table. Find the mean of each, and tell which section did better." */
export const meansCompared = worked<MeansCompared>({
  id: 'means-compared',
  archetype: 'stat-compare-sets',
  objection: ({ groups }) => {
    const [bad] = groups.flatMap(({ data }) => tableObjection(data) ?? [])
    return (
      bad ??
      (groups.every(({ data }) => isShort(meanOf(data))) ? null : 'The means are no short decimals: check the numbers.')
    )
  },
  solve: ({ groups, which }) => {
    const [one, two] = groups
    const [first, second] = [meanOf(one.data), meanOf(two.data)]
    const better = compare(first, second) > 0 ? one.name : two.name
    const isSame = equals(first, second)
    const means = `${one.name}: ${keyOf(first)}, ${two.name}: ${keyOf(second)}`
    return {
      lines: [
        'The class marks are $x_i$.',
        ...linesOf(one),
        ...linesOf(two),
        ...(which
          ? [
              earns(
                0.5,
                isSame
                  ? 'Both means are equal: neither did better.'
                  : `Hence, ${better} has the larger mean and did better.`,
              ),
            ]
          : []),
      ],
      key: which ? `${means}; ${isSame ? 'both the same' : better}` : means,
    }
  },
})
