import { isOne, numeral, product, squaredTex } from '../../measure'
import { rootOf, rootTex } from '../../root'
import {
  add,
  fraction,
  multiply,
  roundedText,
  sign,
  surdTex,
  surdText,
  terminates,
  toDecimal,
  toNumber,
  toTex,
  toText,
  type Fraction,
  type Surd,
} from '../../../maths'
import { isValue, says, type Said } from '../../claim'

/** A rational and one surd: what a surface with a slant height comes to. A surd that is rational has joined the rational. */
export interface Mixed {
  readonly whole: Fraction
  readonly root: Surd
}

const none: Surd = { coefficient: fraction(0), radicand: 1 }

export const mixed = (whole: Fraction, { coefficient, radicand }: Surd = none): Mixed =>
  radicand === 1 ? { whole: add(whole, coefficient), root: none } : { whole, root: { coefficient, radicand } }

const squares = (radius: Fraction, height: Fraction): Fraction => add(product(radius, radius), product(height, height))

export const slantObjection = (radius: Fraction, height: Fraction): string | null =>
  rootOf(squares(radius, height)) === null
    ? 'The slant height of such a cone cannot be found by hand. Check the radius and the height.'
    : null

/** @throws where `slantObjection` has a word. */
export function slantOf(radius: Fraction, height: Fraction): Surd {
  const root = rootOf(squares(radius, height))
  if (root === null) throw new Error(`slantOf(${toText(radius)}, ${toText(height)}): the root is too large`)
  return root
}

/** "\sqrt{r^2 + h^2}", "\sqrt{7^2 + 24^2}", "\sqrt{49 + 576}", "\sqrt{625}", "25": the slant height, worked out. */
export function slantSides(radius: Fraction, height: Fraction, letter = 'h'): readonly string[] {
  const [rr, hh] = [product(radius, radius), product(height, height)]
  const under = `\\sqrt{${numeral(add(rr, hh))}}`
  const found = rootTex(slantOf(radius, height))
  return [
    `\\sqrt{r^2 + ${letter}^2}`,
    `\\sqrt{${squaredTex(radius)} + ${squaredTex(height)}}`,
    `\\sqrt{${numeral(rr)} + ${numeral(hh)}}`,
    under,
    ...(found === under ? [] : [found]),
  ]
}

export const scaled = (factor: Fraction, { coefficient, radicand }: Surd): Surd => ({
  coefficient: multiply(factor, coefficient),
  radicand,
})

/** "550", "550 + 110\sqrt{74}" */
export function mixedTex({ whole, root }: Mixed): string {
  if (sign(root.coefficient) === 0) return numeral(whole)
  return sign(whole) === 0 ? surdTex(root) : `${surdTex(root)} + ${numeral(whole)}`
}

/** The same in the grammar of answers. */
export function mixedText({ whole, root }: Mixed): string {
  const rational = terminates(whole) ? toDecimal(whole) : toText(whole)
  if (sign(root.coefficient) === 0) return rational
  return sign(whole) === 0 ? surdText(root) : `${surdText(root)} + ${rational}`
}

/** "Hence, the area is $550$ cm²."; a value that is no decimal is told rounded too. */
export function henceMixed(of: string, value: Mixed, unit: string): Said {
  const { whole, root } = value
  const plain = isOne({ n: BigInt(root.radicand), d: 1n })
  if (plain && terminates(whole)) return says`Hence, ${isValue(of, toDecimal(whole), unit)}.`
  const rounded = plain
    ? roundedText(whole, 2)
    : (toNumber(whole) + toNumber(root.coefficient) * Math.sqrt(root.radicand)).toFixed(2)
  return says`Hence, ${isValue(of, plain ? toTex(whole) : mixedTex(value), unit)}, that is, about $${rounded}$ ${unit}.`
}
