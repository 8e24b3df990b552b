import { angleFrom, angleLines, areaLines, overTwoPi, theta } from './pieces/sector-back-lines'
import { sectorObjection, type SectorBack } from './pieces/sector-back-given'
import { hence, numeral, numeralText, product } from '../measure'
import { divide, fraction, subtract, type Fraction } from '../../maths'
import { chain, equals, isValue, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

function worksOut(given: SectorBack): { readonly lines: readonly Step[]; readonly key: Fraction } {
  const { unit } = given
  switch (given.asked) {
    case 'angle from area': {
      const { pi, radius, area } = given
      const disc = product(pi, radius, radius)
      const key = angleFrom(area, disc)
      return {
        key,
        lines: [
          `Given: radius $r = ${numeral(radius)}$ ${unit} and area of the sector $= ${numeral(area)}$ ${unit}².`,
          ...angleLines(
            area,
            disc,
            says`${equals('Area of a sector', `${theta} \\times \\pi r^2`)}`,
            `${numeral(pi)} \\times ${numeral(radius)} \\times ${numeral(radius)}`,
          ),
          earns(0.5, says`Hence, ${isValue('the angle of the sector', `${numeral(key)}^\\circ`)}.`),
        ],
      }
    }
    case 'angle from arc': {
      const { pi, radius, arc } = given
      const circle = product(2, pi, radius)
      const key = angleFrom(arc, circle)
      return {
        key,
        lines: [
          `Given: radius $r = ${numeral(radius)}$ ${unit} and length of the arc $= ${numeral(arc)}$ ${unit}.`,
          ...angleLines(
            arc,
            circle,
            says`${equals('Length of an arc', `${theta} \\times 2 \\pi r`)}`,
            `2 \\times ${numeral(pi)} \\times ${numeral(radius)}`,
          ),
          earns(0.5, `Hence, the arc subtends an angle of $${numeral(key)}^\\circ$ at the centre.`),
        ],
      }
    }
    case 'radius from arc': {
      const { pi, angle, arc } = given
      const key = divide(product(arc, 360), product(angle, 2, pi))
      return {
        key,
        lines: [
          `Given: length of the arc $= ${numeral(arc)}$ ${unit} and angle $\\theta = ${numeral(angle)}^\\circ$.`,
          earns(0.5, says`${equals('Length of an arc', `${theta} \\times 2 \\pi r`)}`, 'formula'),
          earns(
            0.5,
            says`${chain(numeral(arc), `\\dfrac{${numeral(angle)}^\\circ}{360^\\circ} \\times 2 \\times ${numeral(pi)} \\times r`)}`,
            'substituted',
          ),
          earns(
            0.5,
            says`${chain('r', `${numeral(arc)} \\times \\dfrac{360}{${numeral(angle)}} \\times ${overTwoPi(pi)}`, numeral(key))}`,
            'radius',
          ),
          earns(0.5, hence('the radius of the circle', key, unit)),
        ],
      }
    }
    case 'area from arc': {
      const { radius, arc } = given
      return {
        key: product(fraction(1, 2), arc, radius),
        lines: [
          `Given: length of the arc $l = ${numeral(arc)}$ ${unit} and radius $r = ${numeral(radius)}$ ${unit}.`,
          ...areaLines(arc, radius, 1, unit),
        ],
      }
    }
    case 'area from perimeter': {
      const { radius, perimeter } = given
      const arc = subtract(perimeter, product(2, radius))
      return {
        key: product(fraction(1, 2), arc, radius),
        lines: [
          `Given: radius $r = ${numeral(radius)}$ ${unit} and perimeter $= ${numeral(perimeter)}$ ${unit}.`,
          earns(
            0.5,
            says`Length of the arc ${chain('l', `${numeral(perimeter)} - 2 \\times ${numeral(radius)}`, numeral(arc))} ${unit}`,
            'arc',
          ),
          ...areaLines(arc, radius, 0.5, unit),
        ],
      }
    }
    default:
      return given satisfies never
  }
}

/** E.g. "The area of a sector of a circle of radius 21 cm is 231 cm². Find the angle of the sector." */
export const sectorBack = worked<SectorBack>({
  id: 'sector-back',
  archetype: 'arc-length-sector',
  objection: sectorObjection,
  solve: (given) => {
    const { lines, key } = worksOut(given)
    return { lines, key: numeralText(key) }
  },
})
