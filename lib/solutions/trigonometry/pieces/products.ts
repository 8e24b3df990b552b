import { definedObjection, tableValue, valueTex, type RatioName, type TableAngle } from './ratio'
import {
  absolute,
  equals,
  multiply,
  one,
  sign,
  sumTex,
  surd,
  toTex,
  type Fraction,
  type Surd,
  type Term,
} from '../../../maths'
import { sumOfSurds, surdsTex, timesSurd, type SurdSum } from '../../pieces/surd-sum'

export interface Factor {
  readonly name: RatioName
  readonly angle: TableAngle
}

/** A number times ratios of angles of the table; a square has the same factor twice. */
export interface Product {
  readonly times: Fraction
  readonly factors: readonly Factor[]
}

interface Power extends Factor {
  readonly exponent: number
}

/** Equal factors that stand side by side as one power. */
const powersOf = (factors: readonly Factor[]): readonly Power[] =>
  factors.reduce<readonly Power[]>((powers, { name, angle }) => {
    const last = powers.at(-1)
    return last && last.name === name && last.angle === angle
      ? [...powers.slice(0, -1), { ...last, exponent: last.exponent + 1 }]
      : [...powers, { name, angle, exponent: 1 }]
  }, [])

const powerTex = ({ name, angle, exponent }: Power): string =>
  `\\${name}${exponent === 1 ? '' : `^${exponent}`} ${angle}^\\circ`

const symbolTex = ({ factors }: Product): string => powersOf(factors).map(powerTex).join('\\, ')

/** "2\tan^2 45^\circ + \cos^2 30^\circ" */
export const expressionTex = (products: readonly Product[]): string =>
  sumTex(products.map((product): Term => [product.times, symbolTex(product)]))

/** "2^2", "(\sqrt{3})^2" and the square of a fraction in tall brackets. */
function raisedTex({ name, angle, exponent }: Power): string {
  const value = valueTex(name, angle)
  if (exponent === 1) return value
  if (/^\d$/.test(value)) return `${value}^${exponent}`
  return value.includes('frac') ? `\\left(${value}\\right)^${exponent}` : `(${value})^${exponent}`
}

/** The expression with the values of the table put in. */
export const substitutionTex = (products: readonly Product[]): string =>
  products
    .map(({ times, factors }, index) => {
      const body = powersOf(factors).map(raisedTex).join(' \\times ')
      const lead = index === 0 ? (sign(times) < 0 ? '-' : '') : sign(times) < 0 ? ' - ' : ' + '
      const size = absolute(times)
      if (body === '') return `${lead}${toTex(size)}`
      return `${lead}${equals(size, one) ? '' : `${toTex(size)} \\times `}${body}`
    })
    .join('')

const productValue = ({ times, factors }: Product): Surd => {
  const value = factors.reduce<Surd>((found, { name, angle }) => timesSurd(found, tableValue(name, angle)), surd(1, 1))
  return { ...value, coefficient: multiply(value.coefficient, times) }
}

/** The values of the terms one by one: "2 + \frac{3}{4}". */
export const valuesTex = (products: readonly Product[]): string => surdsTex(products.map(productValue))

export const totalOf = (products: readonly Product[]): SurdSum => sumOfSurds(products.map(productValue))

/** What keeps the expression from being worked out with the table; null when nothing does. */
export function productsObjection(products: readonly Product[]): string | null {
  if (products.length === 0) return 'There is nothing to work out.'
  const factors = products.flatMap((product) => product.factors)
  return factors.map(({ name, angle }) => definedObjection(name, angle)).find((each) => each !== null) ?? null
}
