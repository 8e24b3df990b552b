import { overTanChain, overTangent, metres, timesTanChain, timesTangent } from './pieces/tan-lines'
import { lengthLines, lengthText, rootObjection, type RootThree } from './pieces/root-three'
import type { TwoTerm } from './pieces/two-term'
import type { StandardAngle } from './pieces/ratio'
import { lengthObjection } from '../measure'
import { toTex, type Fraction } from '../../maths'
import { says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Of two upright things each top is seen from the foot of the other; the height of one is told. */
export interface EachOthersFeet {
  readonly known: Fraction
  /** At which its top is seen. */
  readonly low: StandardAngle
  /** At which the other top is seen. */
  readonly high: StandardAngle
  readonly rootThree: RootThree
}

interface Manner {
  /** "the building" */
  readonly one: string
  readonly other: string
}

const otherOf = ({ known, low, high }: EachOthersFeet): TwoTerm => timesTangent(overTangent(metres(known), low), high)

/** E.g. "From the foot of a tower the top of a 15 m building is seen at 30°, and its own top from the foot of the building at 60°." */
export const eachOthersFeet = worked<EachOthersFeet, Manner>({
  id: 'each-others-feet',
  archetype: 'ht-each-others-feet',
  objection: (given) => lengthObjection({ height: given.known }) ?? rootObjection(otherOf(given), given.rootThree),
  solve: (given, { one, other } = { one: 'the first', other: 'the other' }) => {
    const { known, low, high, rootThree } = given
    const ground = overTangent(metres(known), low)
    const value = otherOf(given)
    return {
      lines: [
        earns(
          0.5,
          `Let $AB = ${toTex(known)}$ m be the height of ${one} and $CD$ that of ${other}. Given: $\\angle ADB = ${low}^\\circ$ and $\\angle CBD = ${high}^\\circ$.`,
          'angles',
        ),
        earns(
          1,
          says`In right triangle $ABD$, $\\tan ${low}^\\circ = \\frac{AB}{BD}$, so ${overTanChain('BD', metres(known), low)} m`,
          'ground',
        ),
        earns(
          1,
          says`In right triangle $CBD$, $\\tan ${high}^\\circ = \\frac{CD}{BD}$, so ${timesTanChain('CD', ground, high)} m`,
          'height',
        ),
        ...lengthLines(0.5, `the height of ${other}`, 'CD', value, rootThree),
      ],
      key: lengthText(value, rootThree),
    }
  },
})
