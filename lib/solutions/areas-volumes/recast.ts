import { isOne, lengthObjection, numeral, powerTex, product } from '../measure'
import { chain, equals, isValue, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { divide, fraction, isInteger, toText, type Fraction } from '../../maths'

/** A round solid by its lengths; a sphere has no height. */
export type RoundSolid =
  | { readonly shape: 'sphere'; readonly radius: Fraction }
  | { readonly shape: 'cone' | 'cylinder'; readonly radius: Fraction; readonly height: Fraction }

export interface Recast {
  readonly big: RoundSolid
  readonly small: RoundSolid
  /** Of length: 'cm'. */
  readonly unit: string
}

/** Volume without π. */
export const volumeWithoutPi = (solid: RoundSolid): Fraction =>
  solid.shape === 'sphere'
    ? product(fraction(4, 3), solid.radius, solid.radius, solid.radius)
    : product(fraction(1, solid.shape === 'cone' ? 3 : 1), solid.radius, solid.radius, solid.height)

const formulaOf = ({ shape }: RoundSolid, radius: 'R' | 'r'): string =>
  shape === 'sphere'
    ? `\\dfrac{4}{3} \\pi ${radius}^3`
    : `${shape === 'cone' ? '\\dfrac{1}{3} ' : ''}\\pi ${radius}^2 ${radius === 'R' ? 'H' : 'h'}`

const numbersOf = (solid: RoundSolid): string =>
  solid.shape === 'sphere'
    ? `\\dfrac{4}{3} \\times \\pi \\times ${powerTex(solid.radius, 3)}`
    : `${solid.shape === 'cone' ? '\\dfrac{1}{3} \\times ' : ''}\\pi \\times ${powerTex(solid.radius, 2)}${isOne(solid.height) ? '' : ` \\times ${numeral(solid.height)}`}`

const countOf = ({ big, small }: Recast): Fraction => divide(volumeWithoutPi(big), volumeWithoutPi(small))

const lengthsOf = ({ shape: _, ...lengths }: RoundSolid) => lengths

function objection(given: Recast): string | null {
  const { big, small } = given
  const odd = lengthObjection(lengthsOf(big)) ?? lengthObjection(lengthsOf(small))
  if (odd !== null) return odd
  return isInteger(countOf(given))
    ? null
    : `The volume of the large ${big.shape} is not that of a whole number of the small ${small.shape}s: check the lengths.`
}

/** E.g. "A metallic sphere of radius 6 cm is melted and recast into small cones of radius 2 cm and height 3 cm. How many cones are obtained?" */
export const recast = worked<Recast>({
  id: 'recast',
  archetype: 'sav-volume-equality',
  objection,
  solve: (given) => {
    const { big, small, unit } = given
    const key = toText(countOf(given))
    return {
      key,
      lines: [
        earns(
          0.5,
          says`${equals(`Volume of the large ${big.shape}`, formulaOf(big, 'R'), numbersOf(big))} ${unit}³`,
          'large',
        ),
        earns(
          0.5,
          says`${equals(`Volume of one small ${small.shape}`, formulaOf(small, 'r'), numbersOf(small))} ${unit}³`,
          'small',
        ),
        earns(
          0.5,
          `Let $n$ be the number of ${small.shape}s. Together they have the volume of the large ${big.shape}.`,
          'equal volumes',
        ),
        earns(1, says`${chain('n', `\\dfrac{${numbersOf(big)}}{${numbersOf(small)}}`, key)}`, 'count'),
        earns(0.5, says`Hence, ${isValue(`the number of ${small.shape}s`, key)}.`),
      ],
    }
  },
})
