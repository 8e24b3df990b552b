import { continued, hence, numeral, product } from '../../measure'
import { divide, fraction, multiply, terminates, toDecimal, toTex, type Fraction } from '../../../maths'
import { chain, equals, says, type Said } from '../../claim'
import { earns, type Step } from '../../line'

/** The part of the circle that a sector is. */
export const theta = '\\dfrac{\\theta}{360^\\circ}'

/** Why the angle is not needed when the arc is known. */
const halfProduct = says`${equals(
  'Area of a sector',
  `${theta} \\times \\pi r^2`,
  `\\dfrac{1}{2} \\times \\left(${theta} \\times 2 \\pi r\\right) \\times r`,
  '\\dfrac{1}{2} l r',
)}`

/** What the sector is as a part of its circle, from the two lengths or areas. */
export const angleFrom = (part: Fraction, whole: Fraction): Fraction => multiply(divide(part, whole), fraction(360))

/** The lines that find the angle: the formula, what is known put into it, and the angle. */
export function angleLines(part: Fraction, whole: Fraction, formula: Said, substituted: string): readonly Step[] {
  const share = toTex(divide(part, whole)).replace('\\frac', '\\dfrac')
  return [
    earns(0.5, formula, 'formula'),
    earns(
      0.5,
      says`${chain(numeral(part), `${theta} \\times ${substituted}`, `${theta} \\times ${numeral(whole)}`)}`,
      'substituted',
    ),
    earns(
      0.5,
      says`${chain(
        '\\theta',
        `\\dfrac{${numeral(part)}}{${numeral(whole)}} \\times 360^\\circ`,
        `${share} \\times 360^\\circ`,
        `${numeral(angleFrom(part, whole))}^\\circ`,
      )}`,
      'angle',
    ),
  ]
}

/** The lines from the arc and the radius to the area. */
export function areaLines(arc: Fraction, radius: Fraction, marks: number, unit: string): readonly Step[] {
  const area = product(fraction(1, 2), arc, radius)
  return [
    earns(marks, halfProduct, 'formula'),
    earns(
      0.5,
      says`${continued('area of the sector', `\\dfrac{1}{2} \\times ${numeral(arc)} \\times ${numeral(radius)}`, numeral(area))}`,
      'substituted',
    ),
    earns(0.5, hence('the area of the sector', area, `${unit}²`)),
  ]
}

/** "\dfrac{7}{44}": one over 2π. */
export function overTwoPi(pi: Fraction): string {
  const twice = product(2, pi)
  return terminates(twice) ? `\\dfrac{1}{${toDecimal(twice)}}` : `\\dfrac{${twice.d}}{${twice.n}}`
}
