import { isOneSquare, productValue, totalOf, type Factor, type Product } from './products'
import { complement } from './heights'
import { toText, type Fraction } from '../../../maths'

/** A total that a slip leads to: in taking the values from the table, or in working with them. */
interface WrongTotal {
  readonly total: Fraction
  readonly note: string
  readonly enters: 'values' | 'working'
}

const withFactors = (products: readonly Product[], change: (factor: Factor) => Factor): readonly Product[] =>
  products.map(({ times, first, second }) => ({ times, first: change(first), second: change(second) }))

const withTimes = (products: readonly Product[], change: (product: Product) => number): readonly Product[] =>
  products.map((product) => ({ ...product, times: change(product) }))

const otherAngle = ({ name, angle }: Factor): Factor => ({ name, angle: complement[angle] })

const otherReciprocal = ({ name, angle }: Factor): Factor => ({
  name: name === 'sec' ? 'cosec' : name === 'cosec' ? 'sec' : name,
  angle,
})

/** The wrong totals that students reach: rational, and all different from the right one and from each other. */
export function wrongTotals(products: readonly Product[]): readonly WrongTotal[] {
  const slips: readonly (Omit<WrongTotal, 'total'> & { readonly wrong: readonly Product[] })[] = [
    {
      wrong: withFactors(products, otherAngle),
      note: 'The values for 30° and 60° are exchanged.',
      enters: 'values',
    },
    {
      wrong: withFactors(products, otherReciprocal),
      note: 'sec is the reciprocal of cos, and cosec that of sin: here they are exchanged.',
      enters: 'values',
    },
    { wrong: withTimes(products, ({ times }) => Math.abs(times)), note: 'A minus sign was lost.', enters: 'working' },
    {
      wrong: withTimes(products, ({ times }) => Math.sign(times)),
      note: 'Do not forget the numbers in front of the ratios.',
      enters: 'values',
    },
    {
      wrong: withTimes(products, (product) => product.times * (isOneSquare(product) ? Math.abs(product.times) : 1)),
      note: 'Only the ratio is squared, not the number in front of it.',
      enters: 'working',
    },
  ]
  const seen = new Set([toText(totalOf(products))])
  return slips.flatMap(({ wrong, note, enters }) => {
    const total = totalOf(wrong)
    if (wrong.some((product) => productValue(product) === null) || seen.has(toText(total))) return []
    seen.add(toText(total))
    return [{ total, note, enters }]
  })
}
