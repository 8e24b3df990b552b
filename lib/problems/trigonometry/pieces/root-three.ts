import { floating, twoTermTex, twoTermText, type TwoTerm } from './two-term'
import { numeral, numeralText } from '../../../solutions/measure'
import { absolute, add, fraction, multiply, terminates, toTex, type Fraction } from '../../../maths'
import type { AnswerRule } from '../../../answers/rule'
import { chain, earns, isValue, says, type Step } from '../../template'

/** Whether √3 is left in a length, or 1.73 is put for it. */
export type RootManner = 'left' | 'put'

export const rootManners: readonly RootManner[] = ['left', 'put']

const rootThree = fraction(173, 100)

/** The length with 1.73 for √3. */
const worked = ({ rational, root }: TwoTerm): Fraction => add(rational, multiply(root, rootThree))

const isPut = (value: TwoTerm, manner: RootManner): boolean => manner === 'put' && value.root.n !== 0n

/** Whether 1.73 can be put without a decimal that never ends. */
export const canPut = (value: TwoTerm): boolean => terminates(worked(value))

/** A length without a root is the same in both manners, and so are the wrong ones beside it. */
export const mannerFor = (value: TwoTerm, manner: RootManner): RootManner => (value.root.n === 0n ? 'left' : manner)

/** What the question says of the root; nothing where none is left. */
export function rootAsk(values: readonly TwoTerm[], manner: RootManner): string {
  if (values.every(({ root }) => root.n === 0n)) return ''
  return manner === 'left' ? ' Leave $\\sqrt{3}$ in your answer.' : ' Use $\\sqrt{3} = 1.73$.'
}

/** What is put for √3, as the question says. */
export const rootThreeOf = (values: readonly TwoTerm[], manner: RootManner): Fraction | null =>
  manner === 'put' && values.some(({ root }) => root.n !== 0n) ? rootThree : null

/** In the grammar of answers: "20√3 + 20", "54.6". */
export const lengthText = (value: TwoTerm, manner: RootManner): string =>
  isPut(value, manner) || value.root.n === 0n ? numeralText(worked(value)) : twoTermText(value)

/** The exact length: "20\sqrt{3} + 20", "21.6". */
export const lengthTex = (value: TwoTerm): string => (value.root.n === 0n ? numeral(value.rational) : twoTermTex(value))

/** In metres; where 1.73 is put, what a finer value of √3 leads to is right as well. */
export function lengthIn(value: TwoTerm, manner: RootManner): AnswerRule {
  if (!isPut(value, manner))
    return { kind: value.root.n === 0n ? 'number' : 'surd', expected: lengthText(value, manner), unit: 'm' }
  const ends = [Number(numeralText(worked(value))), floating(value)]
  return {
    kind: 'number',
    expected: lengthText(value, manner),
    unit: 'm',
    decimals: { from: (Math.min(...ends) - 0.005).toFixed(3), to: (Math.max(...ends) + 0.005).toFixed(3) },
  }
}

/** "20 \times 1.73 + 20": the length with 1.73 put in. */
function putTex({ rational, root }: TwoTerm): string {
  const term = root.n === root.d ? '1.73' : `${toTex(root)} \\times 1.73`
  if (rational.n === 0n) return term
  const more = numeral(absolute(rational))
  return root.n < 0n
    ? `${more} - ${putTex({ rational: fraction(0), root: absolute(root) })}`
    : `${term} ${rational.n < 0n ? '-' : '+'} ${more}`
}

/** The last lines: what the length `name` is, and with 1.73 put in where that is asked. Together they earn the marks. */
export function lengthLines(
  marks: number,
  of: string,
  name: string,
  value: TwoTerm,
  manner: RootManner,
): readonly Step[] {
  if (!isPut(value, manner)) return [earns(marks, says`Hence ${isValue(of, lengthTex(value), 'm')}.`, 'found')]
  const found = numeral(worked(value))
  return [
    says`Putting $\\sqrt{3} = 1.73$, ${chain(name, putTex(value), found)} m`,
    earns(marks, says`Hence ${isValue(of, found, 'm')}.`, 'found'),
  ]
}
