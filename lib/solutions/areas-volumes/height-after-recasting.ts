import { volumeWithoutPi, type RoundSolid } from './recast'
import { hence, lengthObjection, numeral, numeralText, product } from '../measure'
import { divide, fraction, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A solid is recast into another, whose radius is told and whose height is asked. */
export interface HeightAfterRecasting {
  readonly big: RoundSolid
  readonly made: 'cylinder' | 'cone'
  readonly radius: Fraction
  readonly unit: string
}

const share = (made: HeightAfterRecasting['made']): Fraction => (made === 'cone' ? fraction(1, 3) : fraction(1))

export const recastHeight = ({ big, made, radius }: HeightAfterRecasting): Fraction =>
  divide(volumeWithoutPi(big), product(share(made), radius, radius))

function volumeTex(solid: RoundSolid): string {
  const r = numeral(solid.radius)
  if (solid.shape === 'sphere') return `\\dfrac{4}{3} \\pi \\times ${r} \\times ${r} \\times ${r}`
  return `${solid.shape === 'cone' ? '\\dfrac{1}{3} ' : ''}\\pi \\times ${r} \\times ${r} \\times ${numeral(solid.height)}`
}

/** E.g. "A metallic sphere of radius 4.2 cm is melted and recast into a cylinder of radius 6 cm. Find the height of the cylinder." */
export const heightAfterRecasting = worked<HeightAfterRecasting>({
  id: 'height-after-recasting',
  archetype: 'sav-volume-equality',
  objection: ({ big, radius }) => {
    const { shape: _, ...lengths } = big
    return lengthObjection(lengths) ?? lengthObjection({ radius })
  },
  solve: (given) => {
    const { big, made, radius, unit } = given
    const r = numeral(radius)
    const square = product(radius, radius)
    const height = recastHeight(given)
    const front = made === 'cone' ? '\\dfrac{1}{3} \\pi' : '\\pi'
    return {
      key: numeralText(height),
      lines: [
        line('let', `Let the height of the ${made} be $h$ ${unit}.`),
        earns(
          1,
          `Volume of the ${made} $=$ volume of the ${big.shape}: $${front} \\times ${r} \\times ${r} \\times h = ${volumeTex(big)}$`,
          'equal volumes',
        ),
        earns(
          1,
          says`Dividing by $\\pi$: ${chain(`${made === 'cone' ? toTex(divide(square, fraction(3))) : numeral(square)} \\times h`, numeral(volumeWithoutPi(big)))}`,
          'cancelled',
        ),
        earns(0.5, says`So ${chain('h', numeral(height))}.`, 'height'),
        earns(0.5, hence(`the height of the ${made}`, height, unit)),
      ],
    }
  },
})
