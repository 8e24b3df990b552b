import { add, equals, fraction, multiply, toTex, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

interface MeanTold {
  readonly of: 'natural' | 'odd' | 'even'
  readonly k: Fraction
  readonly power: 0 | 1 | 2
}

/** The mean of the first n numbers of a kind is told: `k` times n, `k` times n² or `k` itself; n is asked. Without `k` the mean is asked, in n. */
export type NaturalsMean = MeanTold | Pick<MeanTold, 'of'>

/** The mean of the first n of them: n/2 + 1/2, n, n + 1. */
const meanOf = ({ of }: Pick<NaturalsMean, 'of'>): readonly [slope: Fraction, rest: Fraction] =>
  of === 'natural'
    ? [fraction(1, 2), fraction(1, 2)]
    : of === 'odd'
      ? [fraction(1), fraction(0)]
      : [fraction(1), fraction(1)]

const told = ({ k, power }: MeanTold, n: number): Fraction =>
  [...Array<number>(power)].reduce((so) => multiply(so, fraction(n)), k)

/** The n that fit: few are tried, since n is small in every book. */
export const fittingCounts = (given: MeanTold): readonly number[] => {
  const [slope, rest] = meanOf(given)
  return Array.from({ length: 2000 }, (_, at) => at + 1).filter((n) =>
    equals(add(multiply(slope, fraction(n)), rest), told(given, n)),
  )
}

const means = { natural: '\\frac{n + 1}{2}', odd: 'n', even: 'n + 1' } as const
const keys = { natural: '(n + 1)/2', odd: 'n', even: 'n + 1' } as const
const sums = { natural: '\\frac{n(n + 1)}{2}', odd: 'n^2', even: 'n(n + 1)' } as const

/** E.g. "If the mean of first n natural numbers is 5n/9, find n." */
export const naturalsMean = worked<NaturalsMean>({
  id: 'naturals-mean',
  archetype: 'stat-ungrouped',
  objection: (given) =>
    !('k' in given) || fittingCounts(given).length === 1
      ? null
      : 'With this mean there is no such number n, or more than one: check what you typed.',
  solve: (given) => {
    const { of } = given
    const name = of === 'natural' ? 'natural' : `${of} natural`
    if (!('k' in given))
      return {
        key: keys[of],
        lines: [
          earns(1, `The sum of the first $n$ ${name} numbers is $${sums[of]}$.`),
          earns(1, `Mean $= \\dfrac{\\text{sum}}{n} = ${means[of]}$.`),
        ],
      }
    const { k, power } = given
    const [n = 0] = fittingCounts(given)
    const right = power === 0 ? toTex(k) : `${toTex(k)} n${power === 2 ? '^2' : ''}`
    return {
      key: `${n}`,
      lines: [
        earns(1, `The sum of the first $n$ ${name} numbers is $${sums[of]}$, so their mean is $${means[of]}$.`),
        earns(1, `Given: $${means[of]} = ${right}$.`),
        earns(1, `Hence, $n = ${n}$.`),
      ],
    }
  },
})
