import { lengthText, lengthTex } from '../triangles/pieces/length'
import { add, fraction, multiply, sign, subtract, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

/** Three circles with the centres A, B and C touch each other externally: AB, BC and CA are told. */
export interface ThreeCircles {
  readonly centres: readonly [string, string, string]
  readonly sides: readonly [Fraction, Fraction, Fraction]
  readonly unit: string
  /** The circle whose radius alone is asked, by its place among the centres. */
  readonly of?: number
}

/** The radii at A, B and C. */
function radiiOf({ sides: [ab, bc, ca] }: ThreeCircles): readonly Fraction[] {
  const half = (one: Fraction, other: Fraction, far: Fraction) =>
    multiply(fraction(1, 2), subtract(add(one, other), far))
  return [half(ab, ca, bc), half(ab, bc, ca), half(bc, ca, ab)]
}

/** E.g. "Three circles with centres A, B and C touch each other externally. AB = 9 cm, BC = 7 cm, CA = 10 cm. Find their radii." */
export const threeCircles = worked<ThreeCircles>({
  id: 'three-circles',
  archetype: 'cir-two-circles',
  objection: (given) =>
    [...given.sides, ...radiiOf(given)].every((one) => sign(one) > 0)
      ? null
      : 'No three circles that touch each other externally have centres so far apart: check the numbers.',
  solve: (given) => {
    const { centres, sides, unit, of } = given
    const [a, b, c] = centres
    const [ab, bc, ca] = sides.map(lengthTex)
    const radii = radiiOf(given)
    const wanted = radii.filter((_, at) => of === undefined || at === of)
    const sum = sides.reduce(add)
    const half = multiply(fraction(1, 2), sum)
    const far = [sides[1], sides[2], sides[0]].map(lengthTex)
    return {
      lines: [
        line(
          'sums',
          `Let the radii be $x$, $y$ and $z$, at $${a}$, $${b}$ and $${c}$. The distance of two centres is the sum of the radii: $x + y = ${ab}$, $y + z = ${bc}$, $z + x = ${ca}$`,
        ),
        earns(0.5, `Adding: $2(x + y + z) = ${lengthTex(sum)}$, so $x + y + z = ${lengthTex(half)}$`),
        earns(
          0.5,
          radii
            .map(
              (one, at) => `$${['x', 'y', 'z'][at] ?? ''} = ${lengthTex(half)} - ${far[at] ?? ''} = ${lengthTex(one)}$`,
            )
            .join(', '),
        ),
        of === undefined
          ? `Hence the radii are ${radii.map((one) => `$${lengthTex(one)}$`).join(', ')} ${unit}.`
          : `Hence the radius of the circle at $${centres[of] ?? ''}$ is $${wanted.map(lengthTex).join()}$ ${unit}.`,
      ],
      key: wanted.map((one) => `${lengthText(one)}${unit === 'units' ? '' : ` ${unit}`}`).join(', '),
    }
  },
})
