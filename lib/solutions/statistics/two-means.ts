import { meanDirect } from './mean-direct'
import { sumOfProducts, sum, tableObjection, type GroupedData } from './pieces/grouped'
import { compare, divide, fraction, type Fraction } from '../../maths'
import { worked } from '../solution'

/** Two groups in one table: the mean of each and, where it is asked, which is larger. */
export interface TwoMeans {
  readonly groups: readonly [NamedGroup, NamedGroup]
  readonly isCompared: boolean
}

interface NamedGroup {
  /** 'section A' */
  readonly name: string
  readonly data: GroupedData
}

const meanOf = ({ data }: NamedGroup): Fraction =>
  divide(sumOfProducts(data, data.frequencies), fraction(sum(data.frequencies)))

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** E.g. "The table gives the marks of the sections A and B. Find the mean of each. Which did better?" */
export const twoMeans = worked<TwoMeans>({
  id: 'two-means',
  archetype: 'stat-compare-sets',
  objection: ({ groups }) => tableObjection(groups[0].data) ?? tableObjection(groups[1].data),
  solve: ({ groups, isCompared }) => {
    const each = groups.map((group) => ({
      ...group,
      ...meanDirect.solve({ data: group.data, what: `of ${group.name}` }),
    }))
    const [one, two] = groups
    const order = compare(meanOf(one), meanOf(two))
    const larger = order === 0 ? 'neither: the two are equal' : capital(order > 0 ? one.name : two.name)
    const means = each.map(({ name, key }) => `${capital(name)}: ${key}`).join(', ')
    return {
      lines: [
        ...each.flatMap(({ lines }) => lines),
        ...(isCompared
          ? [
              `The larger mean is that of ${order === 0 ? larger : larger.replace(/^./, (letter) => letter.toLowerCase())}.`,
            ]
          : []),
      ],
      key: isCompared ? `${means}; ${larger}` : means,
    }
  },
})
