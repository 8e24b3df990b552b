import { lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { slantSides } from './pieces/slant'
import { add, multiply, sign, toNumber, type Fraction } from '../../maths'
import { commasTex } from '../../maths/commas'
import { isSquare } from '../../maths/integer'
import { chain, equals, isValue, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A cylinder with a conical roof of the same radius, and one thing that is asked of it. */
export interface Silo {
  readonly pi: Fraction
  readonly radius: Fraction
  /** The heights of the cylinder and of the roof. */
  readonly wall: Fraction
  readonly roof: Fraction
  /** Of length: 'm'. */
  readonly unit: string
  readonly asked:
    | { readonly kind: 'slant height' | 'volume of the cylinder' }
    /** In rupees for each square unit. */
    | { readonly kind: 'cost of the roof' | 'cost of the wall'; readonly rate: Fraction }
}

/** The slant height of the roof; null where it is no rational number. */
function slantOf({ radius, roof }: Pick<Silo, 'radius' | 'roof'>): Fraction | null {
  const { n, d } = add(multiply(radius, radius), multiply(roof, roof))
  const root = (value: bigint): bigint | null =>
    isSquare(Number(value)) ? BigInt(Math.round(Math.sqrt(Number(value)))) : null
  const [top, bottom] = n < 10n ** 15n && d < 10n ** 15n ? [root(n), root(d)] : [null, null]
  return top !== null && bottom !== null ? { n: top, d: bottom } : null
}

function objection(given: Silo): string | null {
  const { pi, radius, wall, roof, asked } = given
  const bad = piObjection(pi) ?? lengthObjection({ radius, 'height of the cylinder': wall, 'height of the roof': roof })
  if (bad !== null) return bad
  if ('rate' in asked && sign(asked.rate) <= 0) return 'The price must be more than $0$.'
  return slantOf(given)
    ? null
    : 'The slant height is no exact number here: check the radius and the height of the roof.'
}

/** A cost in rupees, with commas. */
const rupees = (value: Fraction): string => (value.d === 1n ? commasTex(toNumber(value)) : numeral(value))

/** E.g. "A grain silo is a cylinder with a conical roof. Find the slant height of the roof, the volume of the cylinder, and the cost of the sheet of the roof, or of painting the wall." */
export const silo = worked<Silo>({
  id: 'silo',
  archetype: 'sav-case-study',
  objection,
  solve: (given) => {
    const { pi, radius, wall, roof, unit, asked } = given
    const slant = slantOf(given) ?? roof
    const [p, r, h, l] = [pi, radius, wall, slant].map(numeral)
    if (asked.kind === 'slant height')
      return {
        key: numeralText(slant),
        lines: [
          earns(1, says`Slant height ${chain('l', ...slantSides(radius, roof))} ${unit}`, 'slant height'),
          says`Hence, ${isValue('the slant height of the roof', `${l}`, unit)}.`,
        ],
      }
    if (!('rate' in asked)) {
      const value = product(pi, radius, radius, wall)
      return {
        key: numeralText(value),
        lines: [
          earns(
            1,
            says`${equals('Volume of the cylinder', '\\pi r^2 h', `${p} \\times ${r} \\times ${r} \\times ${h}`, numeral(value))} ${unit}³`,
            'volume',
          ),
          says`Hence, ${isValue('the volume of wheat', numeral(value), `${unit}³`)}.`,
        ],
      }
    }
    const isRoof = asked.kind === 'cost of the roof'
    const area = isRoof ? product(pi, radius, slant) : product(2, pi, radius, wall)
    const cost = product(area, asked.rate)
    const sum = `₹$${numeral(area)} \\times ${numeral(asked.rate)}$ $=$ ₹$${rupees(cost)}$`
    return {
      key: numeralText(cost),
      lines: [
        earns(
          1,
          isRoof
            ? says`${equals('Curved surface area of the cone', '\\pi r l', `${p} \\times ${r} \\times ${l}`, numeral(area))} ${unit}²`
            : says`${equals('Curved surface area of the cylinder', '2\\pi r h', `2 \\times ${p} \\times ${r} \\times ${h}`, numeral(area))} ${unit}²`,
          isRoof ? 'surface' : 'wall',
        ),
        earns(1, `Cost of the ${isRoof ? 'sheet' : 'painting'} $=$ ${sum}`, 'cost'),
        `Hence, the cost of the ${isRoof ? 'metal sheet' : 'painting'} is ₹$${rupees(cost)}$.`,
      ],
    }
  },
})
