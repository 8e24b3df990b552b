import { lengthText, type RootThree } from './root-three'
import { twoTermTex, twoTermText, type TwoTerm } from './two-term'
import { add, multiply, terminates, toDecimal, type Fraction } from '../../../maths'
import { numeral } from '../../measure'
import { isValue, says } from '../../claim'
import { earns, type Step } from '../../line'

/** The speed with the number that is told for √3; null where it has none, or the decimal does not end. */
function put({ rational, root }: TwoTerm, rootThree: RootThree): Fraction | null {
  const value = rootThree && root.n !== 0n ? add(rational, multiply(root, rootThree)) : null
  return value && terminates(value) ? value : null
}

/** The last lines: what the speed is, with the number for √3 put in where one is told. */
export function speedLines(value: TwoTerm, rootThree: RootThree, unit: string): readonly Step[] {
  const decimal = put(value, rootThree)
  if (!decimal || !rootThree) return [earns(0.5, says`Hence ${isValue('the speed', twoTermTex(value), unit)}.`)]
  return [
    `Putting $\\sqrt{3} = ${toDecimal(rootThree)}$ in $${twoTermTex(value)}$ gives $${numeral(decimal)}$.`,
    earns(0.5, says`Hence ${isValue('the speed', numeral(decimal), unit)}.`),
  ]
}

/** In the grammar of answers. */
export const speedKey = (value: TwoTerm, rootThree: RootThree): string =>
  put(value, rootThree) ? lengthText(value, rootThree) : twoTermText(value)
