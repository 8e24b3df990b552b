import { lengthObjection, numeral, product } from '../measure'
import { divide, fraction, sumTex, sumText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** Of a sector the radius and one of arc and area are told, the latter as a multiple of π, and the other is asked. */
export interface ArcAndArea {
  readonly asked: 'arc' | 'area'
  readonly radius: Fraction
  /** How many π the other measure is. */
  readonly told: Fraction
  readonly unit: string
}

const pi = (value: Fraction): string => sumTex([[value, '\\pi']])

/** E.g. "The area of a sector of a circle of radius 36 cm is 54π cm². Find the length of its arc." */
export const arcAndArea = worked<ArcAndArea>({
  id: 'arc-and-area',
  archetype: 'arc-length-sector',
  objection: ({ radius, told, asked }) =>
    lengthObjection({ radius, 'other measure': told }) ??
    // the arc is no longer than the whole circle
    ((asked === 'arc' ? divide(told, radius) : told).n > 0n && longer({ asked, radius, told })
      ? 'The arc would be longer than the whole circle: check the numbers.'
      : null),
  solve: (given) => {
    const { asked, radius, told, unit } = given
    const [r, value] = [
      numeral(radius),
      asked === 'arc' ? divide(product(2, told), radius) : product(fraction(1, 2), told, radius),
    ]
    return {
      lines: [
        earns(1, 'Area of a sector $= \\frac{1}{2} l r$, where $l$ is the length of the arc.', 'formula'),
        asked === 'arc'
          ? earns(
              1,
              `$${pi(told)} = \\frac{1}{2} \\times l \\times ${r}$, so $l = \\frac{2 \\times ${pi(told)}}{${r}} = ${pi(value)}$ ${unit}`,
            )
          : earns(1, `Area $= \\frac{1}{2} \\times ${pi(told)} \\times ${r} = ${pi(value)}$ ${unit}²`),
      ],
      key: sumText([[value, 'π']]),
    }
  },
})

/** l > 2πr, or A > πr² */
function longer({ asked, radius, told }: Pick<ArcAndArea, 'asked' | 'radius' | 'told'>): boolean {
  const whole = asked === 'arc' ? product(radius, radius) : product(2, radius)
  return told.n * whole.d > whole.n * told.d
}
