import { exactRoot } from './pieces/root'
import { bracketed, countObjection, shown, sumSides, sumTo, type Progression } from './pieces/progression'
import { divide, fraction, multiply, negate, subtract, sumTex, toText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** The sum and the product of two terms with a term midway between them: the sum of the first n terms is asked. */
export interface Given {
  readonly low: number
  readonly high: number
  readonly sum: Fraction
  readonly product: Fraction
  readonly n: number
}

const term = (place: number): string =>
  sumTex([
    [1, 'a'],
    [place - 1, 'd'],
  ])

const square = (value: Fraction): Fraction => multiply(value, value)
const middleOf = ({ sum }: Given): Fraction => divide(sum, fraction(2))
const awayOf = ({ low, high }: Given): number => (high - low) / 2

/** (away · d)² */
const restOf = (given: Given): Fraction => subtract(square(middleOf(given)), given.product)

function objection(given: Given): string | null {
  const { low, high, n } = given
  const count = countObjection(low, high, n)
  if (count !== null) return count
  if (high <= low || (high - low) % 2 !== 0) return 'There is no term midway between these two: check what you typed.'
  const rest = restOf(given)
  if (rest.n <= 0n) return 'With these numbers $d^2$ would not be positive: check what you typed.'
  return exactRoot(rest) ? null : 'With these numbers $d$ is not rational: check what you typed.'
}

/** E.g. "The sum of the 3rd and the 7th terms of an AP is 6 and their product is 8. Find the sum of the first 16 terms." */
export const sumAndProduct = worked<Given>({
  id: 'sum-and-product-of-terms',
  archetype: 'ap-two-sums',
  objection,
  solve: (given) => {
    const { low, high, sum, product, n } = given
    const [middle, away, rest] = [middleOf(given), awayOf(given), restOf(given)]
    const root = exactRoot(rest)
    if (!root) throw new Error('sum-and-product: d is not rational')
    const place = low + away
    const d = divide(root, fraction(away))
    const step = away === 1 ? 'd' : `${away}d`
    const squared = away === 1 ? 'd^2' : `${away * away}d^2`
    const ap = (by: Fraction): Progression => ({ a: subtract(middle, multiply(fraction(place - 1), by)), d: by })
    const [rising, falling] = [ap(d), ap(negate(d))]
    const [one, two] = [sumTo(rising, n), sumTo(falling, n)]
    const m = shown(middle)
    return {
      lines: [
        'Let $a$ be the first term and $d$ the common difference.',
        earns(
          0.5,
          `Sum: $(${term(low)}) + (${term(high)}) = ${shown(sum)}$, so $2a + ${2 * (place - 1)}d = ${shown(sum)}$`,
        ),
        earns(0.5, `Dividing by 2: $${term(place)} = ${m}$ ... (1)`),
        earns(
          0.5,
          `By (1), $a_{${low}} = ${term(low)} = ${m} - ${step}$ and $a_{${high}} = ${term(high)} = ${m} + ${step}$.`,
        ),
        earns(0.5, `Product: $(${m} - ${step})(${m} + ${step}) = ${shown(product)}$`),
        `$${shown(square(middle))} - ${squared} = ${shown(product)}$, so $${squared} = ${shown(rest)}$`,
        earns(
          0.5,
          `${away === 1 ? 'So' : `Dividing by ${away * away}: $d^2 = ${shown(square(d))}$, so`} $d = ${shown(d)}$ or $d = ${shown(negate(d))}$.`,
          'two differences',
        ),
        earns(0.5, `If $d = ${shown(d)}$, by (1) $a = ${m} - ${place - 1} \\times ${shown(d)} = ${shown(rising.a)}$.`),
        earns(0.5, `Then $${sumSides(rising, n).join(' = ')}$`, 'rising sum'),
        earns(
          0.5,
          `If $d = ${shown(negate(d))}$, by (1) $a = ${m} - ${place - 1} \\times ${bracketed(negate(d))} = ${shown(falling.a)}$.`,
        ),
        earns(0.5, `Then $${sumSides(falling, n).join(' = ')}$`),
        earns(0.5, `Hence the sum of the first ${n} terms is $${shown(one)}$ or $${shown(two)}$.`),
      ],
      key: `${toText(one)}, ${toText(two)}`,
    }
  },
})
