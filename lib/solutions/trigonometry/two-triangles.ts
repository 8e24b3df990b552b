import { sidesOf, type RatioName, type Side } from './pieces/ratio'
import { lengthObjection, numeral, product, squaredTex } from '../measure'
import { rootOf } from '../root'
import { add, compare, divide, sign, subtract, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/**
 * Two right triangles with a common side; a ratio of an angle of the second is asked:
 * - hypotenuse and leg: ABCD with right angles ABC and ACD, angle CAD
 * - altitude: AD perpendicular to BC in the triangle ABC, angle C
 * - common hypotenuse: ABCD with right angles ABC and ADC, angle CAD
 */
export type TwoTrianglesLayout = 'hypotenuse and leg' | 'altitude' | 'common hypotenuse'

interface Layout {
  /** Two sides of the first triangle that are given, and the common side. */
  readonly known: readonly [string, string]
  readonly common: string
  readonly commonAs: Side
  /** Opposite, adjacent and hypotenuse of the second triangle. */
  readonly second: readonly [string, string, string]
  readonly angle: string
}

/** How two right triangles hang together. */
export const layouts: Readonly<Record<TwoTrianglesLayout, Layout>> = {
  'hypotenuse and leg': {
    known: ['AB', 'BC'],
    common: 'AC',
    commonAs: 'adjacent',
    second: ['CD', 'AC', 'AD'],
    angle: '\\angle CAD',
  },
  altitude: { known: ['AB', 'BD'], common: 'AD', commonAs: 'opposite', second: ['AD', 'DC', 'AC'], angle: 'C' },
  'common hypotenuse': {
    known: ['AB', 'BC'],
    common: 'AC',
    commonAs: 'hypotenuse',
    second: ['CD', 'AD', 'AC'],
    angle: '\\angle CAD',
  },
}

export interface TwoTriangles {
  readonly layout: TwoTrianglesLayout
  /** Of the sides `known`. */
  readonly first: readonly [Fraction, Fraction]
  /** The side of the second triangle that is told besides. */
  readonly told: Side
  readonly length: Fraction
  readonly name: RatioName
  readonly unit: string
}

const sides: readonly Side[] = ['opposite', 'adjacent', 'hypotenuse']
const square = (value: Fraction): Fraction => product(value, value)

/** The third side, where it is rational: the hypotenuse, or a leg from it and the other leg. */
function thirdSide(isHypotenuse: boolean, one: Fraction, other: Fraction): Fraction | null {
  const [larger, smaller] = compare(one, other) > 0 ? [one, other] : [other, one]
  const of = isHypotenuse ? add(square(one), square(other)) : subtract(square(larger), square(smaller))
  const root = sign(of) > 0 ? rootOf(of) : null
  return root?.radicand === 1 ? root.coefficient : null
}

function lengthsOf({ layout, first: [one, other], told, length }: TwoTriangles) {
  const { commonAs } = layouts[layout]
  const found = sides.find((side) => side !== commonAs && side !== told) ?? told
  const isLeg = layout === 'altitude' && compare(one, other) <= 0
  const common = isLeg ? null : thirdSide(layout !== 'altitude', one, other)
  const isShort = (hypotenuse: Fraction, leg: Fraction) => compare(hypotenuse, leg) <= 0
  if (!common || told === commonAs) return null
  if (commonAs === 'hypotenuse' && isShort(common, length)) return null
  if (told === 'hypotenuse' && isShort(length, common)) return null
  const last = thirdSide(found === 'hypotenuse', common, length)
  const of = (side: Side): Fraction => (side === commonAs ? common : side === told ? length : (last ?? common))
  return last && { found, common, of }
}

function pythagoras(wanted: string, isHypotenuse: boolean, one: Fraction, other: Fraction, value: Fraction) {
  const [larger, smaller] = compare(one, other) > 0 ? [one, other] : [other, one]
  const squares = isHypotenuse
    ? `${squaredTex(one)} + ${squaredTex(other)}`
    : `${squaredTex(larger)} - ${squaredTex(smaller)}`
  return [chain(`${wanted}^2`, squares, numeral(square(value))), chain(wanted, numeral(value))] as const
}

/** E.g. "In the quadrilateral ABCD the angles ABC and ACD are right angles. AB = 6 cm, BC = 8 cm, AD = 26 cm. Find tan CAD." */
export const twoTriangles = worked<TwoTriangles>({
  id: 'two-triangles',
  archetype: 'trig-two-triangles',
  objection: (given) =>
    lengthObjection({ 'first side': given.first[0], 'second side': given.first[1], 'third side': given.length }) ??
    (lengthsOf(given)
      ? null
      : 'The sides that are to be found are no whole numbers or fractions here: check the lengths.'),
  solve: (given) => {
    const { layout, first, name, unit } = given
    const lengths = lengthsOf(given)
    if (!lengths) throw new Error('twoTriangles: no such lengths')
    const { common, commonAs, second, angle } = layouts[layout]
    const [above, below] = sidesOf[name]
    const { found, of } = lengths
    const nameIn = (side: Side): string => second[sides.indexOf(side)] ?? ''
    const isNeeded = above === found || below === found
    const [square_, value_] = pythagoras(common, layout !== 'altitude', ...first, lengths.common)
    const [other, last] = pythagoras(nameIn(found), found === 'hypotenuse', of(commonAs), given.length, of(found))
    const value = divide(of(above), of(below))
    const asked = `\\${name} ${angle}`
    return {
      lines: [
        earns(isNeeded ? 0.5 : 1, says`${square_}, so ${value_} ${unit}`, 'common side'),
        ...(isNeeded ? [earns(0.5, says`${other}, so ${last} ${unit}`, 'second triangle')] : []),
        earns(
          0.5,
          says`${chain(asked, `\\frac{${nameIn(above)}}{${nameIn(below)}}`, `\\frac{${numeral(of(above))}}{${numeral(of(below))}}`)}`,
          'ratio',
        ),
        earns(0.5, says`Hence ${chain(asked, toTex(value))}.`),
      ],
      key: toText(value),
    }
  },
})
