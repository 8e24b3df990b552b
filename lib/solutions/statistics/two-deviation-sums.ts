import { divide, isInteger, multiply, add, sign, subtract, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** The sums of the deviations of all values from two numbers. */
export interface Given {
  readonly first: { readonly from: Fraction; readonly sum: Fraction }
  readonly second: { readonly from: Fraction; readonly sum: Fraction }
}

/** S - na = p and S - nb = q: n(b - a) = p - q. */
function found({ first, second }: Given) {
  const n = divide(subtract(first.sum, second.sum), subtract(second.from, first.from))
  const total = add(first.sum, multiply(n, first.from))
  return { n, total, mean: divide(total, n) }
}

const times = (value: Fraction): string => (sign(value) < 0 ? `(${toTex(value)})` : toTex(value))
/** "3n", and "n" for one of them. */
const ofN = (value: Fraction): string => (value.n === value.d ? 'n' : value.n === -value.d ? '-n' : `${toTex(value)}n`)
/** " - 3n" behind a sum. */
const without = (value: Fraction): string =>
  value.n === 0n ? '' : sign(value) < 0 ? ` + ${ofN({ n: -value.n, d: value.d })}` : ` - ${ofN(value)}`

/** E.g. "Σ(xᵢ - 2) = 110 and Σ(xᵢ - 5) = 20. Find n and the mean." */
export const twoDeviationSums = worked<Given>({
  id: 'two-deviation-sums',
  archetype: 'stat-property',
  objection: (given) => {
    if (subtract(given.first.from, given.second.from).n === 0n) return 'Both deviations are taken from the same number.'
    const { n } = (() => {
      const top = subtract(given.first.sum, given.second.sum)
      return { n: divide(top, subtract(given.second.from, given.first.from)) }
    })()
    return isInteger(n) && n.n > 0n
      ? null
      : 'With these sums the number of values is no whole number: check what you typed.'
  },
  solve: (given) => {
    const { first, second } = given
    const { n, total, mean } = found(given)
    return {
      lines: [
        'Let the sum of all $n$ values be $S$. Subtracting $k$ from each value takes $nk$ from the sum.',
        earns(
          0.5,
          `$S${without(first.from)} = ${toTex(first.sum)}$ and $S${without(second.from)} = ${toTex(second.sum)}$`,
          'equations',
        ),
        earns(
          1,
          `Subtracting: $${ofN(subtract(second.from, first.from))} = ${toTex(subtract(first.sum, second.sum))}$, so $n = ${toTex(n)}$.`,
          'count',
        ),
        line(
          'total',
          says`${chain('S', `${toTex(first.sum)} + ${toTex(n)} \\times ${times(first.from)}`, toTex(total))}`,
        ),
        earns(0.5, says`Mean: ${chain(`\\frac{${toTex(total)}}{${toTex(n)}}`, toTex(mean))}`, 'mean'),
        `Hence $n = ${toTex(n)}$ and the mean is $${toTex(mean)}$.`,
      ],
      key: `n = ${toText(n)}, mean = ${toText(mean)}`,
    }
  },
})
