import {
  ofDegreesTex,
  ratioNames,
  squareOf,
  standardAngles,
  valueTex,
  type RatioName,
  type StandardAngle,
} from './ratio'
import { add, fraction, multiply, sumTex, zero, type Fraction, type Term } from '../../../maths'
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
      new Set(products.map(symbolTex)).size === count &&
      totalOf(products).d <= 12n &&
      Math.abs(Number(totalOf(products).n)) <= 60,
  )
}

function symbolTex(product: Product): string {
  const { first, second } = product
  if (isOneSquare(product)) return `\\${first.name}^2 ${first.angle}^\\circ`
  return `${ofDegreesTex(first.name, first.angle)}\\, ${ofDegreesTex(second.name, second.angle)}`
}

export const expressionTex = (products: readonly Product[]): string =>
  sumTex(products.map((product): Term => [product.times, symbolTex(product)]))

/** "2^2", "(\sqrt{3})^2" and the square of a fraction in tall brackets. */
const squareTex = (value: string): string =>
  /^\d$/.test(value) ? `${value}^2` : value.includes('frac') ? `\\left(${value}\\right)^2` : `(${value})^2`

/** The expression with the values of the table put in. */
export function substitutionTex(products: readonly Product[]): string {
  return products
    .map((product, index) => {
      const { times, first, second } = product
      const value = valueTex(first.name, first.angle)
      const body = isOneSquare(product) ? squareTex(value) : `${value} \\times ${valueTex(second.name, second.angle)}`
      const lead = index === 0 ? '' : times < 0 ? ' - ' : ' + '
      return `${lead}${Math.abs(times) === 1 ? '' : `${Math.abs(times)} \\times `}${body}`
    })
    .join('')
}

export const valuesTex = (products: readonly Product[]): string =>
  sumTex(products.map((product): Term => [termValue(product), '']))
