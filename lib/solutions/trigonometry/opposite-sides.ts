import { overTangent } from './pieces/tan-lines'
import { lengthLines, lengthText, rootObjection, type RootThree } from './pieces/root-three'
import { plus, twoTerm, twoTermTex, type TwoTerm } from './pieces/two-term'
import type { StandardAngle } from './pieces/ratio'
import { sign, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A vertical line, and the angles at which its top is seen from two points on opposite sides of it. */
export interface Given {
  readonly height: Fraction
  readonly left: StandardAngle
  readonly right: StandardAngle
  readonly rootThree: RootThree
}

interface Manner {
  readonly asked: string
  readonly isDepression: boolean
}

const nearTo = ({ height }: Given, angle: StandardAngle): TwoTerm => overTangent(twoTerm(height, 0), angle)
const apart = (given: Given): TwoTerm => plus(nearTo(given, given.left), nearTo(given, given.right))

/** E.g. "From a lighthouse 60 m high, the angles of depression of two ships on opposite sides are 45° and 30°. Find their distance." */
export const oppositeSides = worked<Given, Manner>({
  id: 'opposite-sides',
  archetype: 'ht-two-objects-both-sides',
  objection: (given) =>
    sign(given.height) <= 0 ? 'A length is more than zero.' : rootObjection(apart(given), given.rootThree),
  solve: (given, { asked, isDepression } = { asked: 'the distance', isDepression: false }) => {
    const { left, right, rootThree } = given
    const h = toTex(given.height)
    const value = apart(given)
    const near = (angle: StandardAngle) => twoTermTex(nearTo(given, angle))
    const line = (side: string, angle: StandardAngle) =>
      `$\\tan ${angle}^\\circ = \\frac{AB}{${side}}$, so $${side} = ${angle === 60 ? `\\frac{${h}}{\\sqrt{3}} = ` : ''}${near(angle)}$ m`
    return {
      lines: [
        `Given: $AB = ${h}$ m, $\\angle ACB = ${left}^\\circ$ and $\\angle ADB = ${right}^\\circ$${isDepression ? ' (alternate angles)' : ''}.`,
        earns(1, `In right triangle $ABC$, ${line('BC', left)}`, 'BC'),
        earns(1, `In right triangle $ABD$, ${line('BD', right)}`),
        earns(0.5, `$CD = BC + BD = ${near(left)} + ${near(right)}$, because $B$ lies between $C$ and $D$.`, 'sum'),
        ...(rootThree === null || value.root.n === 0n
          ? [earns(0.5, says`Hence ${asked} is ${chain('CD', twoTermTex(value))} m.`)]
          : lengthLines(0.5, asked, 'CD', value, rootThree)),
      ],
      key: lengthText(value, rootThree),
    }
  },
})
