import { overTanChain, overTangent, timesTanChain, timesTangent } from './pieces/tan-lines'
import { lengthLines, lengthTex, lengthText, rootObjection, type RootThree } from './pieces/root-three'
import { plus, twoTerm, type TwoTerm } from './pieces/two-term'
import type { StandardAngle } from './pieces/ratio'
import { sign, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** From a given height the top of something is seen above the level of the eye, and its foot below. */
export interface Given {
  readonly height: Fraction
  readonly up: StandardAngle
  readonly down: StandardAngle
  readonly rootThree: RootThree
}

interface Manner {
  /** "the tower" */
  readonly there: string
}

const aboveOf = ({ height, up, down }: Given): TwoTerm => timesTangent(overTangent(twoTerm(height, 0), down), up)
const wholeOf = (given: Given): TwoTerm => plus(twoTerm(given.height, 0), aboveOf(given))

/** E.g. "From the top of a building 12 m high the top of a tower is seen at 60° above and its foot at 45° below the level." */
export const levelSights = worked<Given, Manner>({
  id: 'level-sights',
  archetype: 'ht-elevation-depression',
  objection: (given) =>
    sign(given.height) <= 0 ? 'A length is more than zero.' : rootObjection(wholeOf(given), given.rootThree),
  solve: (given, { there } = { there: 'what is seen' }) => {
    const { up, down, rootThree } = given
    const [height, h] = [twoTerm(given.height, 0), toTex(given.height)]
    const [ground, above, whole] = [overTangent(height, down), aboveOf(given), wholeOf(given)]
    return {
      lines: [
        earns(
          0.5,
          `Let $A$ be the point of observation, $AB = ${h}$ m, $CD$ the height of ${there} and $AE \\perp CD$. Then $ED = AB = ${h}$ m.`,
          'level',
        ),
        earns(
          1,
          says`In right triangle $AED$, $\\tan ${down}^\\circ = \\frac{ED}{AE}$, so ${overTanChain('AE', height, down)} m`,
          'lower triangle',
        ),
        earns(
          0.5,
          says`In right triangle $AEC$, $\\tan ${up}^\\circ = \\frac{CE}{AE}$, so ${timesTanChain('CE', ground, up)} m`,
          'upper triangle',
        ),
        earns(
          0.5,
          says`${chain('CD', 'CE + ED', `${lengthTex(above)} + ${h}`, ...(whole.root.n === 0n ? [lengthTex(whole)] : []))} m`,
          'sum',
        ),
        ...lengthLines(0.5, `the height of ${there}`, 'CD', whole, rootThree),
      ],
      key: lengthText(whole, rootThree),
    }
  },
})
