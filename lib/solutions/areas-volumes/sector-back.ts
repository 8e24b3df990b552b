import { continued, hence, lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { angleObjection } from './sector-measure'
import { divide, fraction, multiply, sign, subtract, terminates, toDecimal, toTex, type Fraction } from '../../maths'
import { chain, equals, isValue, says, type Said } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** What is asked of a sector, and from which of its measures. */
export type SectorBack = { readonly unit: string } & (
  | { readonly asked: 'angle from area'; readonly pi: Fraction; readonly radius: Fraction; readonly area: Fraction }
  | { readonly asked: 'angle from arc'; readonly pi: Fraction; readonly radius: Fraction; readonly arc: Fraction }
  | { readonly asked: 'radius from arc'; readonly pi: Fraction; readonly angle: Fraction; readonly arc: Fraction }
  | { readonly asked: 'area from arc'; readonly radius: Fraction; readonly arc: Fraction }
  | { readonly asked: 'area from perimeter'; readonly radius: Fraction; readonly perimeter: Fraction }
)

const theta = '\\dfrac{\\theta}{360^\\circ}'

/** Why the angle is not needed when the arc is known. */
const halfProduct = says`${equals(
  'Area of a sector',
  `${theta} \\times \\pi r^2`,
  `\\dfrac{1}{2} \\times \\left(${theta} \\times 2 \\pi r\\right) \\times r`,
  '\\dfrac{1}{2} l r',
)}`

/** What the sector is as a part of its circle, from the two lengths or areas. */
const angleFrom = (part: Fraction, whole: Fraction): Fraction => multiply(divide(part, whole), fraction(360))

/** The lines that find the angle: the formula, what is known put into it, and the angle. */
function angleLines(part: Fraction, whole: Fraction, formula: Said, substituted: string): readonly Step[] {
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
function areaLines(arc: Fraction, radius: Fraction, marks: number, unit: string): readonly Step[] {
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
function overTwoPi(pi: Fraction): string {
  const twice = product(2, pi)
  return terminates(twice) ? `\\dfrac{1}{${toDecimal(twice)}}` : `\\dfrac{${twice.d}}{${twice.n}}`
}

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

/** The circumference is a little less than 6.2832 radii. */
const arcObjection = (arc: Fraction, radius: Fraction): string | null =>
  sign(arc) <= 0
    ? 'The perimeter of a sector is more than its two radii: check the numbers.'
    : 10_000n * arc.n * radius.d < 62_832n * radius.n * arc.d
      ? null
      : 'Such an arc would be longer than the whole circle: check the numbers.'

const shareObjection = (part: Fraction, whole: Fraction): string | null =>
  part.n * whole.d < whole.n * part.d ? null : 'Such a sector would be larger than its circle: check the numbers.'

function objection(given: SectorBack): string | null {
  switch (given.asked) {
    case 'angle from area': {
      const { pi, radius, area } = given
      return piObjection(pi) ?? lengthObjection({ radius, area }) ?? shareObjection(area, product(pi, radius, radius))
    }
    case 'angle from arc': {
      const { pi, radius, arc } = given
      return piObjection(pi) ?? lengthObjection({ radius, arc }) ?? shareObjection(arc, product(2, pi, radius))
    }
    case 'radius from arc':
      return piObjection(given.pi) ?? lengthObjection({ arc: given.arc }) ?? angleObjection(given.angle)
    case 'area from arc':
      return lengthObjection({ radius: given.radius, arc: given.arc }) ?? arcObjection(given.arc, given.radius)
    case 'area from perimeter': {
      const { radius, perimeter } = given
      return lengthObjection({ radius, perimeter }) ?? arcObjection(subtract(perimeter, product(2, radius)), radius)
    }
    default:
      return given satisfies never
  }
}

/** E.g. "The area of a sector of a circle of radius 21 cm is 231 cm². Find the angle of the sector." */
export const sectorBack = worked<SectorBack>({
  id: 'sector-back',
  archetype: 'arc-length-sector',
  objection,
  solve: (given) => {
    const { lines, key } = worksOut(given)
    return { lines, key: numeralText(key) }
  },
})
