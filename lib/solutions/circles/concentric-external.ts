import { lengthObjection, numeral, product, squaredTex } from '../measure'
import { rootOf, rootTex } from '../root'
import { rootText } from './tangent-length'
import { add, compare, sign, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** From P a tangent PA to the larger of two circles with the centre O and a tangent PB to the smaller one: PB is asked. */
export interface ConcentricExternal {
  readonly names: readonly [p: string, a: string, b: string]
  readonly large: Fraction
  readonly small: Fraction
  /** PA. */
  readonly known: Fraction
  readonly unit: string
}

const square = (value: Fraction): Fraction => product(value, value)
const distanceOf = ({ large, known }: ConcentricExternal): Fraction => add(square(large), square(known))
const wantedOf = (given: ConcentricExternal): Fraction => subtract(distanceOf(given), square(given.small))

function objection(given: ConcentricExternal): string | null {
  const { large, small, known } = given
  const odd = lengthObjection({ 'larger radius': large, 'smaller radius': small, tangent: known })
  if (odd !== null) return odd
  if (compare(large, small) <= 0) return 'The larger circle must have the larger radius.'
  return sign(wantedOf(given)) > 0 && rootOf(wantedOf(given)) !== null
    ? null
    : 'Such a root cannot be found by hand: check the lengths.'
}

/** E.g. "Two circles with the centre O have radii 15 cm and 7 cm. From P a tangent PA of 20 cm is drawn to the larger one. Find PB." */
export const concentricExternal = worked<ConcentricExternal>({
  id: 'concentric-external',
  archetype: 'cir-concentric-external',
  objection,
  solve: (given) => {
    const { names, large, small, known, unit } = given
    const [P, A, B] = names
    const [PA, PB] = [`${P}${A}`, `${P}${B}`]
    const [distance, wanted] = [distanceOf(given), wantedOf(given)]
    const root = rootOf(wanted)
    if (root === null) throw new Error('concentric-external: no root')
    return {
      lines: [
        earns(0.5, `$O${A} \\perp ${PA}$ and $O${B} \\perp ${PB}$ (radius and tangent).`),
        earns(
          0.5,
          says`In right triangle $O${A}${P}$, ${chain(`O${P}^2`, `O${A}^2 + ${PA}^2`, `${squaredTex(large)} + ${squaredTex(known)}`, numeral(distance))}`,
          'distance',
        ),
        earns(
          0.5,
          says`In right triangle $O${B}${P}$, ${chain(`${PB}^2`, `O${P}^2 - O${B}^2`, `${numeral(distance)} - ${squaredTex(small)}`, numeral(wanted))}`,
          'pythagoras',
        ),
        earns(0.5, says`Hence ${chain(PB, `\\sqrt{${numeral(wanted)}}`, rootTex(root))} ${unit}.`),
      ],
      key: rootText(root),
    }
  },
})
