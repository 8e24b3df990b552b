import { chanceSides } from './pieces/chance'
import { fraction, toText, toTex } from '../../maths'
import { equals, isValue, says, type Said } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

type Sides = readonly [length: number, breadth: number]

/** A rectangle with a smaller one in it, and where a random point of the larger one is wanted. */
export interface PointInPart {
  readonly outer: Sides
  readonly inner: Sides
  readonly unit: string
  readonly inside: boolean
  /** 'field', and 'pond'. */
  readonly whole: string
  readonly part: string
}

/** Exact to four places: the lengths have two at most. */
const exact = (value: number): number => Math.round(value * 10_000) / 10_000
const area = ([length, breadth]: Sides): number => exact(length * breadth)

/** The area that counts. */
export const favourableArea = ({ outer, inner, inside }: Pick<PointInPart, 'outer' | 'inner' | 'inside'>): number =>
  inside ? area(inner) : exact(area(outer) - area(inner))

const isSize = (size: number): boolean => Number.isInteger(exact(size * 100)) && size > 0 && size < 10_000

function objection({ outer, inner, whole, part }: PointInPart): string | null {
  if (![...outer, ...inner].every(isSize)) return 'The lengths must be more than $0$, with two decimals at most.'
  const fits = Math.max(...inner) <= Math.max(...outer) && Math.min(...inner) <= Math.min(...outer)
  return fits ? null : `The ${part} is too large for the ${whole}: check the lengths that you typed.`
}

/** E.g. "A drone came down somewhere in a field of 12 m by 10 m with a pond of 5 m by 4 m. Find the probability that it is in the pond." */
export const pointInPart = worked<PointInPart>({
  id: 'point-in-part',
  archetype: 'prob-spinner-geometric',
  objection,
  solve: (given) => {
    const { outer, inner, unit, inside, whole, part } = given
    const [good, total] = [favourableArea(given), area(outer)]
    const where = `${inside ? 'inside' : 'outside'} the ${part}`
    const areaOf = (name: string, sides: Sides): Said =>
      says`${equals(`Area of the ${name}`, `${sides[0]} \\times ${sides[1]}`, `${area(sides)}`)} ${unit}²`
    const outside = says`${equals(`Area outside the ${part}`, `${total} - ${area(inner)}`, `${good}`)} ${unit}²`
    const chance = fraction(Math.round(good * 10_000), Math.round(total * 10_000))
    const sides =
      Number.isInteger(good) && Number.isInteger(total)
        ? chanceSides(good, total)
        : [`\\dfrac{${good}}{${total}}`, toTex(chance)]
    return {
      key: toText(chance),
      lines: [
        earns(0.5, areaOf(whole, outer), 'whole'),
        earns(inside ? 0.5 : 0, areaOf(part, inner), 'part'),
        ...(inside ? [] : [earns(0.5, outside, 'outside')]),
        `Probability $= \\dfrac{\\text{area of the favourable region}}{\\text{area of the ${whole}}}$`,
        earns(0.5, says`Substituting, ${equals('probability', ...sides)}`, 'substituted'),
        earns(0.5, says`Hence, ${isValue(`the probability that the point lies ${where}`, toTex(chance))}.`),
      ],
    }
  },
})
