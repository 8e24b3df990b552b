import { lengthObjection, piObjection, product } from '../../measure'
import { angleObjection } from '../sector-measure'
import { sign, subtract, type Fraction } from '../../../maths'

/** What is asked of a sector, and from which of its measures. */
export type SectorBack = { readonly unit: string } & (
  | { readonly asked: 'angle from area'; readonly pi: Fraction; readonly radius: Fraction; readonly area: Fraction }
  | { readonly asked: 'angle from arc'; readonly pi: Fraction; readonly radius: Fraction; readonly arc: Fraction }
  | { readonly asked: 'radius from arc'; readonly pi: Fraction; readonly angle: Fraction; readonly arc: Fraction }
  | { readonly asked: 'area from arc'; readonly radius: Fraction; readonly arc: Fraction }
  | { readonly asked: 'area from perimeter'; readonly radius: Fraction; readonly perimeter: Fraction }
)

/** The circumference is a little less than 6.2832 radii. */
const arcObjection = (arc: Fraction, radius: Fraction): string | null =>
  sign(arc) <= 0
    ? 'The perimeter of a sector is more than its two radii: check the numbers.'
    : 10_000n * arc.n * radius.d < 62_832n * radius.n * arc.d
      ? null
      : 'Such an arc would be longer than the whole circle: check the numbers.'

const shareObjection = (part: Fraction, whole: Fraction): string | null =>
  part.n * whole.d < whole.n * part.d ? null : 'Such a sector would be larger than its circle: check the numbers.'

/** What is odd about the numbers, or null. */
export function sectorObjection(given: SectorBack): string | null {
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
