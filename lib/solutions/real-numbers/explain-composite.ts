import { equals as same, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked, type Solution } from '../solution'
import { wholeObjection } from './pieces/naturals'

/** factors[0] × factors[1] × ... + common = common × m; or, where a second product is added, + second[0] × second[1] × ... */
export interface Given {
  readonly factors: readonly Fraction[]
  /** The number added, one of the factors; or what the two products have in common. */
  readonly common: Fraction
  readonly second?: readonly Fraction[]
  /** The number is asked for as a product of the two. */
  readonly asProduct?: true
}

/** Some factors without one of them. */
const without = (factors: readonly Fraction[], one: Fraction): readonly Fraction[] => {
  const place = factors.findIndex((factor) => same(factor, one))
  return factors.filter((_, index) => index !== place)
}

/** The factors without the common one. */
const othersOf = ({ factors, common }: Given): readonly bigint[] => without(factors, common).map(({ n }) => n)

const times = (factors: readonly Fraction[]): string => factors.map(({ n }) => n).join(' \\times ')
const productOf = (factors: readonly Fraction[]): bigint => factors.reduce((all, { n }) => all * n, 1n)

/** The factors that two products share, and what is left of each. */
function shared(first: readonly Fraction[], second: readonly Fraction[]) {
  let [left, right]: [readonly Fraction[], readonly Fraction[]] = [first, second]
  const common = first.filter((factor) => {
    if (!right.some((one) => same(one, factor))) return false
    left = without(left, factor)
    right = without(right, factor)
    return true
  })
  return { common, left, right }
}

/** 17 × 11 × 2 + 17 × 11 × 5 = 17 × 11 × (2 + 5). */
function twoProducts(factors: readonly Fraction[], second: readonly Fraction[]): Solution {
  const { common, left, right } = shared(factors, second)
  const [whole, rest] = [productOf(common), productOf(left) + productOf(right)]
  const bracket = `${times(common)} \\times (${times(left) || '1'} + ${times(right) || '1'})`
  return {
    lines: [
      earns(1, says`${chain(`${times(factors)} + ${times(second)}`, bracket)}`, 'common factor'),
      earns(0.5, says`${chain(bracket, `${times(common)} \\times ${rest}`)}`, 'bracket'),
      earns(0.5, `It is a product of factors greater than $1$, so the number is composite`, 'm'),
    ],
    key: `${whole} × ${rest}`,
  }
}

function objection(given: Given): string | null {
  const { factors, common } = given
  const whole = wholeObjection([...factors, common, ...(given.second ?? [])])
  if (whole !== null) return whole
  if (given.second)
    return productOf(shared(factors, given.second).common) === 1n ? 'The two products have no factor in common.' : null
  if (factors.length < 2 || factors.length > 12) return 'Give a product of two to twelve factors, and the number added.'
  if (!factors.some((factor) => same(factor, common))) return 'The number added must be one of the factors.'
  return common.n === 1n
    ? 'The factor $1$ can be taken out of any number: it does not show that it is composite.'
    : null
}

/** E.g. "To show that 7 × 11 × 13 + 13 is a composite number, write it as 13 × m. Find m." */
export const explainComposite = worked<Given>({
  id: 'explain-composite',
  archetype: 'rn-explain-composite',
  objection,
  solve: (given) => {
    if (given.second) return twoProducts(given.factors, given.second)
    const { factors, common } = given
    const others = othersOf(given)
    const rest = others.reduce((product, factor) => product * factor, 1n)
    const sum = `${factors.map(({ n }) => n).join(' \\times ')} + ${common.n}`
    const bracket = `${common.n} \\times (${others.join(' \\times ')} + 1)`
    const value = `${rest + 1n}`
    return {
      lines: [
        earns(1, says`${chain(sum, bracket)}`, 'common factor'),
        earns(
          0.5,
          {
            text: `$= ${common.n} \\times (${rest} + 1) = ${common.n} \\times ${value}$`,
            claim: [{ sides: [bracket, `${common.n} \\times (${rest} + 1)`, `${common.n} \\times ${value}`] }],
          },
          'bracket',
        ),
        earns(0.5, says`Both factors are greater than $1$, so the number is composite, and ${chain('m', value)}`, 'm'),
      ],
      key: given.asProduct ? `${common.n} × ${value}` : value,
    }
  },
})
