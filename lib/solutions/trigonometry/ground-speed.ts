import { minus, overTanChain, overTangent } from './pieces/tan-lines'
import { floating, scaled, twoTermTex, type TwoTerm } from './pieces/two-term'
import { lengthLines, lengthText } from './pieces/root-three'
import { speedKey, speedLines } from './pieces/speed-lines'
import { valueTex, type StandardAngle } from './pieces/ratio'
import { lengthObjection, numeral } from '../measure'
import { divide, fraction, type Fraction } from '../../maths'
import { says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A boat or a car on the level of the foot of a tower is seen from its top, or sees it, at two angles; the time between them is told. */
export interface GroundSpeed {
  /** In metres. */
  readonly height: TwoTerm
  readonly from: StandardAngle
  readonly to: StandardAngle
  readonly time: Fraction
  readonly unit: 'seconds' | 'minutes'
  /** Asked in km/h. */
  readonly isHourly: boolean
  /** Asked in m/h, of minutes. */
  readonly isInMetresAnHour?: boolean
  /** The number told for √3. */
  readonly rootThree?: Fraction
  /** How far it goes in this time, and no speed. */
  readonly isWay?: true
}

/** E.g. "A man in a boat rowing away from a lighthouse 100 m high takes 2 minutes to change the angle of elevation of its top from 60° to 45°. Find the speed." */
export const groundSpeed = worked<GroundSpeed>({
  id: 'ground-speed',
  archetype: 'ht-moving-object-speed',
  objection: ({ height, from, to, time }) => {
    if (floating(height) <= 0) return 'A length is more than zero.'
    return from === to ? 'The angle must change: check the two angles.' : lengthObjection({ time })
  },
  solve: ({ height, from, to, time, unit, isHourly, isInMetresAnHour = false, rootThree = null, isWay = false }) => {
    const [first, second] = [overTangent(height, from), overTangent(height, to)]
    const isAway = to < from
    const way = isAway ? minus(second, first) : minus(first, second)
    const each = unit === 'minutes' ? 'm/min' : 'm/s'
    const speed = scaled(way, divide(fraction(1), time))
    const hourly = scaled(speed, unit === 'minutes' ? fraction(3, 50) : fraction(18, 5))
    const metresAnHour = scaled(speed, fraction(unit === 'minutes' ? 60 : 3600))
    const key = isHourly ? hourly : isInMetresAnHour ? metresAnHour : speed
    const asked = isHourly ? 'km/h' : isInMetresAnHour ? 'm/h' : each
    const ends = isWay
      ? lengthLines(1.5, 'the distance covered', isAway ? 'BD - BC' : 'BC - BD', way, rootThree)
      : [
          earns(0.5, `Distance covered $= ${isAway ? 'BD - BC' : 'BC - BD'} = ${twoTermTex(way)}$ m`, 'distance'),
          earns(
            1,
            `Speed $= \\frac{\\text{distance}}{\\text{time}} = \\frac{${twoTermTex(way)}}{${numeral(time)}} = ${twoTermTex(speed)}$ ${each}${asked === each ? '' : `, which is $${twoTermTex(key)}$ ${asked}`}`,
            'speed',
          ),
          ...speedLines(key, rootThree, asked),
        ]
    return {
      lines: [
        `Let $AB = ${twoTermTex(height)}$ m be the tower with its foot $B$, and $C$ and $D$ the two places, $C$ the first.`,
        earns(
          1.5,
          says`In right triangle $ABC$, $\\tan ${from}^\\circ = ${valueTex('tan', from)} = \\frac{AB}{BC}$, so ${overTanChain('BC', height, from)} m`,
        ),
        earns(
          1.5,
          says`In right triangle $ABD$, $\\tan ${to}^\\circ = ${valueTex('tan', to)} = \\frac{AB}{BD}$, so ${overTanChain('BD', height, to)} m`,
        ),
        ...ends,
      ],
      key: isWay ? lengthText(way, rootThree) : speedKey(key, rootThree),
    }
  },
})
