import { plus, scaled, twoTerm, twoTermTex, type TwoTerm } from './two-term'
import type { StandardAngle } from './ratio'
import { fraction, multiply, type Fraction } from '../../../maths'
import { chain, type SetClaim } from '../../claim'

/** value × √3. */
const timesRoot = ({ rational, root }: TwoTerm): TwoTerm => twoTerm(multiply(root, fraction(3)), rational)

/** length × tan of the angle, exactly. */
export function timesTangent(length: TwoTerm, angle: StandardAngle): TwoTerm {
  if (angle === 45) return length
  return angle === 60 ? timesRoot(length) : scaled(timesRoot(length), fraction(1, 3))
}

/** length ÷ tan of the angle, exactly. */
export const overTangent = (length: TwoTerm, angle: StandardAngle): TwoTerm =>
  timesTangent(length, angle === 45 ? 45 : angle === 30 ? 60 : 30)

export const metres = (length: Fraction | number): TwoTerm => twoTerm(length, 0)

export const minus = (one: TwoTerm, other: TwoTerm): TwoTerm => plus(one, scaled(other, -1))

const inBrackets = (length: TwoTerm): string =>
  length.rational.n !== 0n && length.root.n !== 0n ? `(${twoTermTex(length)})` : twoTermTex(length)

/** `$AE = \frac{12}{\sqrt{3}} = 4\sqrt{3}$` for length × tan. */
export function timesTanChain(name: string, length: TwoTerm, angle: StandardAngle): SetClaim {
  const value = twoTermTex(timesTangent(length, angle))
  if (angle === 45) return chain(name, value)
  return angle === 60
    ? chain(name, `${inBrackets(length)} \\times \\sqrt{3}`, value)
    : chain(name, `\\frac{${twoTermTex(length)}}{\\sqrt{3}}`, value)
}

/** The same for length ÷ tan. */
export const overTanChain = (name: string, length: TwoTerm, angle: StandardAngle): SetClaim =>
  timesTanChain(name, length, angle === 45 ? 45 : angle === 30 ? 60 : 30)
