import type { Product as StatedProduct } from '../../../solutions/trigonometry/pieces/products'
import {
  ratioNames,
  squareOf,
  standardAngles,
  valueTex,
  type RatioName,
  type StandardAngle,
} from '../../../solutions/trigonometry/pieces/ratio'
import { add, fraction, multiply, zero, type Fraction } from '../../../maths'
import type { Random } from '../../../random'

export interface Factor {
  readonly name: RatioName
  readonly angle: StandardAngle
}

/** A whole multiple of a product of two ratios with a rational value; a square when the two are the same. */
export interface Product {
  readonly times: number
  readonly first: Factor
  readonly second: Factor
}

export const isOneSquare = ({ first, second }: Product): boolean =>
  first.name === second.name && first.angle === second.angle

/** tan 45° cot 45° would be "1 × 1". */
const isOnes = ({ first, second }: Product): boolean =>
  valueTex(first.name, first.angle) === '1' && valueTex(second.name, second.angle) === '1'

const exactRoot = (value: bigint): bigint | null => {
  const root = BigInt(Math.round(Math.sqrt(Number(value))))
  return root * root === value ? root : null
}

/** The value of the two ratios together, without the multiple; null when it is a surd. */
export function productValue({ first, second }: Product): Fraction | null {
  const square = multiply(squareOf(first.name, first.angle), squareOf(second.name, second.angle))
  const [top, bottom] = [exactRoot(square.n), exactRoot(square.d)]
  return top === null || bottom === null ? null : fraction(top, bottom)
}

const termValue = (product: Product): Fraction => multiply(fraction(product.times), productValue(product) ?? zero)
export const totalOf = (products: readonly Product[]): Fraction => products.map(termValue).reduce(add, zero)

const drawFactor = (random: Random): Factor => ({ name: random.pick(ratioNames), angle: random.pick(standardAngles) })

export function drawProducts(random: Random, count: number): readonly Product[] {
  return random.until(
    (source) =>
      Array.from({ length: count }, (_, index): Product => {
        const first = drawFactor(source)
        const second = source.chance(0.6) ? first : drawFactor(source)
        return { times: source.integer(1, 4) * (index > 0 && source.chance(0.45) ? -1 : 1), first, second }
      }),
    (products) =>
      products.every((product) => productValue(product) !== null) &&
      products.every((product) => isOneSquare(product) || !isOnes(product)) &&
      new Set(products.map(keyOf)).size === count &&
      totalOf(products).d <= 12n &&
      Math.abs(Number(totalOf(products).n)) <= 60,
  )
}

const keyOf = ({ first, second }: Product): string => `${first.name} ${first.angle} ${second.name} ${second.angle}`

/** The products as a question states them. */
export const stated = (products: readonly Product[]): readonly StatedProduct[] =>
  products.map(({ times, first, second }) => ({ times: fraction(times), factors: [first, second] }))
