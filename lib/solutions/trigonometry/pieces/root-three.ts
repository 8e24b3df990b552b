import { twoTermTex, twoTermText, type TwoTerm } from './two-term'
import { numeral, numeralText } from '../../measure'
import { absolute, add, fraction, multiply, terminates, toDecimal, toTex, type Fraction } from '../../../maths'
import { chain, isValue, says } from '../../claim'
import { earns, type Step } from '../../line'

/** What is put for √3, as 1.73; null where it is left. */
export type RootThree = Fraction | null

const worked = ({ rational, root }: TwoTerm, rootThree: Fraction): Fraction => add(rational, multiply(root, rootThree))

/** What is put for √3 in the length; null where it is left or none is there. */
const putIn = ({ root }: TwoTerm, rootThree: RootThree): RootThree => (root.n === 0n ? null : rootThree)

/** The exact length: "20\sqrt{3} + 20", "21.6". */
export const lengthTex = (value: TwoTerm): string =>
  value.root.n === 0n ? exactTex(value.rational) : twoTermTex(value)

const exactTex = (value: Fraction): string => (terminates(value) ? numeral(value) : toTex(value))

/** In the grammar of answers: "20√3 + 20", "54.6". */
export function lengthText(value: TwoTerm, rootThree: RootThree): string {
  const put = putIn(value, rootThree)
  if (put) return numeralText(worked(value, put))
  return value.root.n === 0n && terminates(value.rational) ? numeralText(value.rational) : twoTermText(value)
}

/** Why the value of √3 cannot be put in; null when it can, or is not asked. */
export function rootObjection(value: TwoTerm, rootThree: RootThree): string | null {
  const put = putIn(value, rootThree)
  return put && !terminates(worked(value, put))
    ? 'With that value of $\\sqrt{3}$ the decimal does not end: leave $\\sqrt{3}$ in the answer.'
    : null
}

/** "20 \times 1.73 + 20": the length with 1.73 put in. */
function putTex({ rational, root }: TwoTerm, put: Fraction): string {
  const term = root.n === root.d ? toDecimal(put) : `${toTex(root)} \\times ${toDecimal(put)}`
  if (rational.n === 0n) return term
  const more = exactTex(absolute(rational))
  return root.n < 0n
    ? `${more} - ${putTex({ rational: fraction(0), root: absolute(root) }, put)}`
    : `${term} ${rational.n < 0n ? '-' : '+'} ${more}`
}

/** The last lines: what the length `name` is, and with 1.73 put in where that is asked. Together they earn the marks. */
export function lengthLines(
  marks: number,
  of: string,
  name: string,
  value: TwoTerm,
  rootThree: RootThree,
): readonly Step[] {
  const put = putIn(value, rootThree)
  if (!put) return [earns(marks, says`Hence ${isValue(of, lengthTex(value), 'm')}.`, 'found')]
  const found = exactTex(worked(value, put))
  return [
    says`Putting $\\sqrt{3} = ${toDecimal(put)}$, ${chain(name, putTex(value, put), found)} m`,
    earns(marks, says`Hence ${isValue(of, found, 'm')}.`, 'found'),
  ]
}
