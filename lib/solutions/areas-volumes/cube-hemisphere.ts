import { continued, hence, lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { add, compare, fraction, subtract, type Fraction } from '../../maths'
import { says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** A cube with a hemisphere on one face, or cut out of it. */
export interface CubeHemisphere {
  readonly kind: 'mounted' | 'hollowed'
  readonly asked: 'total surface area' | 'volume'
  readonly pi: Fraction
  readonly edge: Fraction
  readonly diameter: Fraction
  /** Of length: 'cm'. */
  readonly unit: string
}

const radiusOf = ({ diameter }: CubeHemisphere): Fraction => product(fraction(1, 2), diameter)

function surfaceLines(given: CubeHemisphere): { readonly value: Fraction; readonly lines: readonly Step[] } {
  const { pi, edge, unit } = given
  const radius = radiusOf(given)
  const [cube, circle] = [product(6, edge, edge), product(pi, radius, radius)]
  const value = add(cube, circle)
  const [p, a, r] = [pi, edge, radius].map(numeral)
  return {
    value,
    lines: [
      earns(
        1,
        'Total surface area $=$ TSA of cube $-$ area of the circle $+$ CSA of hemisphere $= 6a^2 - \\pi r^2 + 2 \\pi r^2 = 6a^2 + \\pi r^2$',
        'formula',
      ),
      earns(
        0.5,
        says`${continued('total surface area', `6 \\times ${a} \\times ${a} + ${p} \\times ${r} \\times ${r}`)}`,
      ),
      earns(1, says`${continued('total surface area', `${numeral(cube)} + ${numeral(circle)}`, numeral(value))}`),
      earns(0.5, hence('the total surface area', value, `${unit}²`)),
    ],
  }
}

function volumeLines(given: CubeHemisphere): { readonly value: Fraction; readonly lines: readonly Step[] } {
  const { kind, pi, edge, unit } = given
  const radius = radiusOf(given)
  const [cube, half] = [product(edge, edge, edge), product(fraction(2, 3), pi, radius, radius, radius)]
  const [sign, value] = kind === 'mounted' ? (['+', add(cube, half)] as const) : (['-', subtract(cube, half)] as const)
  const [p, a, r] = [pi, edge, radius].map(numeral)
  return {
    value,
    lines: [
      earns(
        1,
        `Volume $=$ volume of cube $${sign}$ volume of hemisphere $= a^3 ${sign} \\dfrac{2}{3} \\pi r^3$`,
        'formula',
      ),
      earns(
        0.5,
        says`${continued('volume', `${a} \\times ${a} \\times ${a} ${sign} \\dfrac{2}{3} \\times ${p} \\times ${r} \\times ${r} \\times ${r}`)}`,
      ),
      earns(1, says`${continued('volume', `${numeral(cube)} ${sign} ${numeral(half)}`, numeral(value))}`),
      earns(0.5, hence('the volume', value, `${unit}³`)),
    ],
  }
}

/** E.g. "A decorative block is made of a cube of edge 5 cm and a hemisphere of diameter 4.2 cm fixed on its top. Find its total surface area." */
export const cubeHemisphere = worked<CubeHemisphere>({
  id: 'cube-hemisphere',
  archetype: 'sav-cube-hemisphere',
  objection: ({ pi, edge, diameter }) =>
    piObjection(pi) ??
    lengthObjection({ edge, diameter }) ??
    (compare(diameter, edge) <= 0 ? null : 'The hemisphere is wider than the face of the cube: check the lengths.'),
  solve: (given) => {
    const { asked, edge, diameter, unit } = given
    const { value, lines } = asked === 'volume' ? volumeLines(given) : surfaceLines(given)
    return {
      key: numeralText(value),
      lines: [
        line(
          'radius',
          `Given: edge $a = ${numeral(edge)}$ ${unit}; diameter $${numeral(diameter)}$ ${unit}, so radius $r = ${numeral(radiusOf(given))}$ ${unit}.`,
        ),
        ...lines,
      ],
    }
  },
})
