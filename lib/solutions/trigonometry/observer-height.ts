import { timesTanChain, timesTangent } from './pieces/tan-lines'
import { lengthLines, lengthTex, lengthText, rootObjection, type RootThree } from './pieces/root-three'
import { floating, plus, twoTerm, twoTermTex, type TwoTerm } from './pieces/two-term'
import type { StandardAngle } from './pieces/ratio'
import { sign, type Fraction } from '../../maths'
import { numeral } from '../measure'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** The top of something is seen from so far away, by eyes that are so high above the ground. */
export interface Given {
  readonly eye: Fraction
  readonly distance: TwoTerm
  readonly angle: StandardAngle
  readonly rootThree: RootThree
}

interface Manner {
  /** "the tower" */
  readonly thing: string
  /** Where the line of sight begins: "the eyes". */
  readonly from: string
}

const heightOf = ({ eye, distance, angle }: Given): TwoTerm => plus(timesTangent(distance, angle), twoTerm(eye, 0))

/** E.g. "A girl whose eyes are 1.6 m above the ground stands 20√3 m from a tower and sees its top at 30°. Find its height." */
export const observerHeight = worked<Given, Manner>({
  id: 'observer-height',
  archetype: 'ht-observer-height',
  objection: (given) =>
    sign(given.eye) <= 0 || floating(given.distance) <= 0
      ? 'A length is more than zero.'
      : rootObjection(heightOf(given), given.rootThree),
  solve: (given, { thing, from } = { thing: 'what is seen', from: 'the eyes' }) => {
    const { distance, angle, rootThree } = given
    const e = numeral(given.eye)
    const [above, height] = [timesTangent(distance, angle), heightOf(given)]
    return {
      lines: [
        earns(
          0.5,
          `Let $AB$ be ${thing}, $C$ the point of ${from}, and $CE \\perp AB$. Then $EB = CD = ${e}$ m and $CE = DB = ${twoTermTex(distance)}$ m.`,
          'level',
        ),
        earns(
          1,
          says`In right triangle $AEC$, $\\tan ${angle}^\\circ = \\frac{AE}{CE}$, so ${timesTanChain('AE', distance, angle)} m`,
          'triangle',
        ),
        says`${chain('AB', 'AE + EB', `${twoTermTex(above)} + ${e}`, ...(height.root.n === 0n ? [lengthTex(height)] : []))} m`,
        ...lengthLines(0.5, `the height of ${thing}`, 'AB', height, rootThree),
      ],
      key: lengthText(height, rootThree),
    }
  },
})
