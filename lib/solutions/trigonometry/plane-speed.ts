import { minus, overTanChain, overTangent } from './pieces/tan-lines'
import { floating, scaled, twoTermTex, type TwoTerm } from './pieces/two-term'
import { speedKey, speedLines } from './pieces/speed-lines'
import { valueTex, type StandardAngle } from './pieces/ratio'
import { lengthObjection, numeral } from '../measure'
import { divide, fraction, type Fraction } from '../../maths'
import { equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A thing that flies at one height is seen at one angle of elevation, and at another some seconds later. */
export interface PlaneSpeed {
  /** In metres. */
  readonly height: TwoTerm
  readonly from: StandardAngle
  readonly to: StandardAngle
  /** In seconds. */
  readonly time: Fraction
  readonly unit: 'm/s' | 'km/h'
  /** The number told for √3. */
  readonly rootThree?: Fraction
}

const inverse = (value: Fraction): Fraction => divide(fraction(1), value)

/** In metres, and in metres a second. */
function flown({ height, from, to, time }: PlaneSpeed) {
  const [first, second] = [overTangent(height, from), overTangent(height, to)]
  const [long, short] = floating(first) > floating(second) ? [first, second] : [second, first]
  const way = minus(long, short)
  return { long, short, way, speed: scaled(way, inverse(time)) }
}

/** E.g. "The angle of elevation of an aeroplane at a height of 1500√3 m changes from 60° to 30° in 15 seconds. Find its speed in km/h." */
export const planeSpeed = worked<PlaneSpeed>({
  id: 'plane-speed',
  archetype: 'ht-moving-object-speed',
  objection: ({ height, from, to, time }) => {
    if (floating(height) <= 0) return 'A length is more than zero.'
    return from === to ? 'The angle must change: check the two angles.' : lengthObjection({ time })
  },
  solve: (given) => {
    const { height, from, to, time, unit, rootThree = null } = given
    const { long, short, way, speed } = flown(given)
    const hourly = scaled(speed, fraction(18, 5))
    const key = unit === 'm/s' ? speed : hourly
    const difference = [long, short].map(twoTermTex).join(' - ')
    return {
      lines: [
        `Let the aeroplane be at $A$ and then at $B$; let $C$ and $D$ be the points of the ground below. Given: $AC = BD = ${twoTermTex(height)}$ m.`,
        earns(
          1.5,
          says`In right triangle $OCA$, $\\tan ${from}^\\circ = ${valueTex('tan', from)} = \\frac{AC}{OC}$, so ${overTanChain('OC', height, from)} m`,
        ),
        earns(
          1.5,
          says`In right triangle $ODB$, $\\tan ${to}^\\circ = ${valueTex('tan', to)} = \\frac{BD}{OD}$, so ${overTanChain('OD', height, to)} m`,
        ),
        earns(
          0.5,
          `Distance flown $= CD = ${from < to ? 'OC - OD' : 'OD - OC'} = ${[...new Set([difference, twoTermTex(way)])].join(' = ')}$ m`,
          'distance',
        ),
        earns(
          unit === 'm/s' ? 1 : 0.5,
          `Speed $= \\frac{\\text{distance}}{\\text{time}} = \\frac{${twoTermTex(way)}}{${numeral(time)}} = ${twoTermTex(speed)}$ m/s`,
          'speed',
        ),
        ...(unit === 'km/h'
          ? [
              earns(
                0.5,
                says`In km/h, ${equals('speed', `${speed.root.n === 0n ? twoTermTex(speed) : `(${twoTermTex(speed)})`} \\times \\frac{18}{5}`, twoTermTex(hourly))}`,
                'km/h',
              ),
            ]
          : []),
        ...speedLines(key, rootThree, unit),
      ],
      key: speedKey(key, rootThree),
    }
  },
})
