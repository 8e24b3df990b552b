import { lengthObjection, numeral, numeralText, product } from '../measure'
import { add, fraction, sign, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A circle touches the sides AB, BC and CA of a triangle at D, E and F: the tangents from its corners are asked. */
export interface TangentParts {
  readonly names: readonly [a: string, b: string, c: string, d: string, e: string, f: string]
  readonly sides: readonly [ab: Fraction, bc: Fraction, ca: Fraction]
  readonly unit: string
}

const half = fraction(1, 2)

const partsOf = ({ sides: [ab, bc, ca] }: TangentParts) => {
  const sum = product(half, add(ab, add(bc, ca)))
  return { sum, x: subtract(sum, bc), y: subtract(sum, ca), z: subtract(sum, ab) }
}

function objection(given: TangentParts): string | null {
  const [ab, bc, ca] = given.sides
  const odd = lengthObjection({ 'first side': ab, 'second side': bc, 'third side': ca })
  const { x, y, z } = partsOf(given)
  return (
    odd ??
    ([x, y, z].every((part) => sign(part) > 0) ? null : 'No triangle has these three sides: check what you typed.')
  )
}

/** E.g. "A circle inscribed in △ABC touches AB, BC and CA at D, E and F. AB = 13 cm, BC = 15 cm and CA = 12 cm. Find AD, BE and CF." */
export const tangentParts = worked<TangentParts>({
  id: 'tangent-parts',
  archetype: 'cir-tangent-parts-from-sides',
  objection,
  solve: (given) => {
    const { names, sides, unit } = given
    const [A, B, C, D, E, F] = names
    const [AD, BE, CF] = [`${A}${D}`, `${B}${E}`, `${C}${F}`]
    const parts = partsOf(given)
    const [ab = '', bc = '', ca = ''] = sides.map(numeral)
    const [x, y, z, sum] = [numeral(parts.x), numeral(parts.y), numeral(parts.z), numeral(parts.sum)]
    const text = [parts.x, parts.y, parts.z].map(numeralText)
    return {
      lines: [
        earns(
          0.5,
          `Tangents from one point are equal: let $${AD} = ${A}${F} = x$, $${BE} = ${B}${D} = y$ and $${CF} = ${C}${E} = z$.`,
          'equal tangents',
        ),
        earns(0.5, `So $x + y = ${ab}$, $y + z = ${bc}$ and $z + x = ${ca}$.`, 'equations'),
        line('added', `Adding: $2(x + y + z) = ${numeral(product(2, parts.sum))}$, so $x + y + z = ${sum}$`),
        earns(0.5, says`Subtracting $y + z$: ${chain('x', `${sum} - ${bc}`, x)}`, 'subtracted'),
        earns(0.5, says`Subtracting $z + x$: ${chain('y', `${sum} - ${ca}`, y)}`),
        earns(0.5, says`Subtracting $x + y$: ${chain('z', `${sum} - ${ab}`, z)}`),
        earns(0.5, says`Hence ${chain(AD, x)} ${unit}, ${chain(BE, y)} ${unit} and ${chain(CF, z)} ${unit}.`),
      ],
      key: `${AD} = ${text[0] ?? ''}, ${BE} = ${text[1] ?? ''}, ${CF} = ${text[2] ?? ''}`,
    }
  },
})
