import { decimal, isShort } from './pieces/decimal'
import { markOf, sum, sumOfProducts, tableObjection } from './pieces/grouped'
import {
  absolute,
  compare,
  divide,
  fraction,
  isInteger,
  multiply,
  sign,
  subtract,
  sumTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** A table with one unknown frequency (null), which is called by a letter, and its mean. */
export interface Given {
  readonly from: Fraction
  readonly width: Fraction
  readonly frequencies: readonly (number | null)[]
  readonly mean: Fraction
  readonly letter: string
}

/** What the known classes come to, and the mark of the unknown one. */
function known({ from, width, frequencies }: Given) {
  const hidden = frequencies.indexOf(null)
  return {
    count: sum(frequencies.map((f) => f ?? 0)),
    products: sumOfProducts({ from, width }, frequencies),
    mark: markOf({ from, width, frequencies: [] }, hidden),
  }
}

/** (mean × Σf − Σfx)/(x − mean), over the known classes. */
function missing(given: Given): Fraction {
  const { count, products, mark } = known(given)
  return divide(subtract(multiply(given.mean, fraction(count)), products), subtract(mark, given.mean))
}

/** "35f", "f", "-f" */
const times = (value: Fraction, letter: string): string => sumTex([[fraction(sign(value)), `${size(value)}${letter}`]])

const size = (value: Fraction): string => {
  const shown = decimal(absolute(value))
  return shown === '1' ? '' : shown
}

/** "420 + 35f": a number and a multiple of the letter, which is left out where it is zero. */
const withLetter = (value: Fraction, factor: Fraction, letter: string): string => {
  const shown = times(absolute(factor), letter)
  return sign(factor) === 0 ? decimal(value) : `${decimal(value)} ${sign(factor) < 0 ? '-' : '+'} ${shown}`
}

/** The terms with the letter on one side, and the division where its coefficient is not 1. */
function solving(given: Given): readonly Step[] {
  const { mean, letter: f } = given
  const { count, products, mark } = known(given)
  const side = multiply(mean, fraction(count))
  const spread = subtract(mark, mean)
  const larger = compare(spread, fraction(0)) > 0
  const gap = larger ? spread : subtract(mean, mark)
  const rest = larger ? subtract(side, products) : subtract(products, side)
  return [
    earns(
      0.5,
      larger ? says`${chain(decimal(rest), times(gap, f))}` : says`${chain(times(gap, f), decimal(rest))}`,
      'collected',
    ),
    ...(decimal(gap) === '1'
      ? []
      : [says`${chain(f, `\\dfrac{${decimal(rest)}}{${decimal(gap)}}`, toText(missing(given)))}`]),
  ]
}

function objection(given: Given): string | null {
  const { from, width, frequencies, mean } = given
  if (frequencies.filter((f) => f === null).length !== 1) return 'Just one frequency should be unknown.'
  const table = tableObjection({ from, width, frequencies: frequencies.map((f) => f ?? 1) })
  if (table !== null) return table
  if (!isShort(mean)) return 'Write the mean as a whole number or a short decimal.'
  if (sign(subtract(known(given).mark, mean)) === 0)
    return 'The mean is the class mark of that class, so its frequency does not change the mean.'
  const f = missing(given)
  return isInteger(f) && f.n >= 0n ? null : 'No frequency makes that mean: are the numbers copied right?'
}

/** E.g. "The mean of the following distribution is 27.6. Find the missing frequency f." */
export const missingFromMean = worked<Given>({
  id: 'missing-from-mean',
  archetype: 'stat-mean-missing-f',
  objection,
  solve: (given) => {
    const { letter: f } = given
    const { count, products, mark } = known(given)
    const m = decimal(given.mean)
    const both = withLetter(products, mark, f)
    const value = toText(missing(given))
    return {
      lines: [
        earns(0.5, 'The class marks and the products are in the table of the solution.', 'products'),
        earns(0.5, says`${chain('\\sum f_i', `${count} + ${f}`)} and ${chain('\\sum f_i x_i', both)}`, 'sums'),
        earns(0.5, 'Mean $\\overline{x} = \\dfrac{\\sum f_i x_i}{\\sum f_i}$', 'formula'),
        earns(0.5, says`${chain(m, `\\dfrac{${both}}{${count} + ${f}}`)}`, 'put in'),
        says`${chain(withLetter(multiply(given.mean, fraction(count)), given.mean, f), both)}`,
        ...solving(given),
        earns(0.5, says`Hence, the missing frequency is ${chain(f, value)}.`),
      ],
      key: value,
    }
  },
})
