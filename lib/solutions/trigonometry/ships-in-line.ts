import { minus, overTanChain, overTangent } from './pieces/tan-lines'
import { lengthLines, lengthTex, lengthText, rootObjection, type RootThree } from './pieces/root-three'
import { twoTerm, type TwoTerm } from './pieces/two-term'
import type { StandardAngle } from './pieces/ratio'
import { sign, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A vertical line, and the angles at which two points on one side of it are seen from its top. */
export interface Given {
  readonly height: Fraction
  readonly far: StandardAngle
  readonly near: StandardAngle
  readonly rootThree: RootThree
}

interface Manner {
  /** "ship" */
  readonly one: string
}

const apart = ({ height, far, near }: Given): TwoTerm =>
  minus(overTangent(twoTerm(height, 0), far), overTangent(twoTerm(height, 0), near))

/** E.g. "From a lighthouse 60 m high two boats in line on the same side are seen at depressions of 30° and 60°. Find their distance." */
export const shipsInLine = worked<Given, Manner>({
  id: 'ships-in-line',
  archetype: 'ht-two-ships-same-side',
  objection: (given) => {
    if (sign(given.height) <= 0) return 'A length is more than zero.'
    if (given.far >= given.near) return 'The two angles must differ: what is nearer is seen at the larger one.'
    return rootObjection(apart(given), given.rootThree)
  },
  solve: (given, { one } = { one: 'point' }) => {
    const { far, near, rootThree } = given
    const height = twoTerm(given.height, 0)
    const [longer, shorter] = [overTangent(height, far), overTangent(height, near)]
    const value = minus(longer, shorter)
    return {
      lines: [
        earns(
          0.5,
          `Let $AB = ${toTex(given.height)}$ m, and let $C$ be the nearer ${one}. Then $\\angle ACB = ${near}^\\circ$ and $\\angle ADB = ${far}^\\circ$ (alternate angles).`,
          'angles',
        ),
        earns(
          0.5,
          says`In right triangle $ABC$, $\\tan ${near}^\\circ = \\frac{AB}{BC}$, so ${overTanChain('BC', height, near)} m`,
          'nearer',
        ),
        earns(
          1,
          says`In right triangle $ABD$, $\\tan ${far}^\\circ = \\frac{AB}{BD}$, so ${overTanChain('BD', height, far)} m`,
          'farther',
        ),
        earns(
          0.5,
          says`${chain('CD', 'BD - BC', ...new Set([`${lengthTex(longer)} - ${lengthTex(shorter)}`, lengthTex(value)]))} m`,
          'difference',
        ),
        ...lengthLines(0.5, `the distance between the two ${one}s`, 'CD', value, rootThree),
      ],
      key: lengthText(value, rootThree),
    }
  },
})
