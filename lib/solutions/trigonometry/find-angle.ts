import { degreesTex, degreesText } from './pieces/degrees'
import { angleWith, valueTex, type RatioName, type TableAngle } from './pieces/ratio'
import { divide, equals, negate, one, sign, surdTex, toTex, type Fraction, type Surd } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { sumOfSurds, surdsTex } from '../pieces/surd-sum'
import { worked } from '../solution'

/** "7 + 4 sin 3x = 9": constant + times × ratio of (inside × letter) = right. */
export interface Given {
  readonly name: RatioName
  readonly times: Fraction
  readonly inside: Fraction
  /** TeX: 'x', '\theta'. */
  readonly letter: string
  readonly constant: Surd
  readonly right: Surd
}

const zero: Surd = { coefficient: { n: 0n, d: 1n }, radicand: 1 }
const isZero = ({ coefficient }: Surd): boolean => sign(coefficient) === 0

const opposite = ({ coefficient, radicand }: Surd): Surd => ({ coefficient: negate(coefficient), radicand })

/** What the multiple of the ratio comes to; null when roots and numbers do not come together. */
function sizeOf({ constant, right }: Given): Surd | null {
  const [only = zero, ...others] = sumOfSurds([right, opposite(constant)])
  return others.length === 0 ? only : null
}

const ratioValue = (given: Given): Surd | null => {
  const size = sizeOf(given)
  return size && { ...size, coefficient: divide(size.coefficient, given.times) }
}

const tableAngle = (given: Given): TableAngle | null => {
  const value = ratioValue(given)
  return value && angleWith(given.name, value)
}

const multiple = (factor: Fraction, symbol: string): string => {
  if (equals(factor, one)) return symbol
  return `${toTex(factor).replace(/^-1$/, '-')}${symbol}`
}

const argumentTex = ({ inside, letter }: Given): string => multiple(inside, letter)

const ratioTex = (given: Given): string => `\\${given.name} ${argumentTex(given)}`

/** "7 + 4\sin 3x" and "2\cos x - \sqrt{3}". */
function leftTex(given: Given): string {
  const { constant, times } = given
  const ratio = multiple(times, ratioTex(given))
  if (isZero(constant)) return ratio
  const positive = sign(constant.coefficient) > 0
  if (constant.radicand === 1 && positive)
    return `${surdTex(constant)} ${sign(times) < 0 ? '-' : '+'} ${ratio.replace(/^-/, '')}`
  return `${ratio} ${positive ? '+' : '-'} ${surdTex(positive ? constant : opposite(constant))}`
}

/** "7 + 4\sin 3x = 9" */
export const angleEquationTex = (given: Given): string => `${leftTex(given)} = ${surdTex(given.right)}`

/** From the given equation to the ratio alone: "4 sin θ = 9 - 7 = 2", then "sin θ = 2/4 = 1/2". */
function aloneLines(given: Given, angle: TableAngle): readonly Step[] {
  const { constant, right, times, name } = given
  const [ratio, value] = [ratioTex(given), valueTex(name, angle)]
  const size = surdTex(sizeOf(given) ?? zero)
  const all = multiple(times, ratio)
  const taken = surdsTex([right, opposite(constant)])
  const divided = `\\frac{${size}}{${toTex(times)}}`
  return [
    ...(isZero(constant) ? [] : [says`${isZero(right) ? chain(all, size) : chain(all, taken, size)}`]),
    ...(equals(times, one) ? [] : [says`${divided === value ? chain(ratio, value) : chain(ratio, divided, value)}`]),
  ]
}

/** E.g. "If 7 + 4 sin θ = 9, find the acute angle θ." and "If 2 cos 3x = √3, find x." */
export const findAngle = worked<Given>({
  id: 'find-angle',
  archetype: 'trig-find-angle',
  objection: (given) => {
    if (sign(given.times) === 0) return 'There is no ratio left in the equation.'
    if (sign(given.inside) <= 0) return 'The number in front of the letter must be positive.'
    return tableAngle(given) === null ? 'No angle of the table has such a ratio.' : null
  },
  solve: (given) => {
    const { name, inside, letter } = given
    const angle = tableAngle(given) ?? 0
    const value = divide({ n: BigInt(angle), d: 1n }, inside)
    const plain = equals(inside, one)
    return {
      lines: [
        `Given: $${angleEquationTex(given)}$`,
        ...aloneLines(given, angle),
        line(
          'table',
          `From the table, $\\${name} ${angle}^\\circ = ${valueTex(name, angle)}$${plain ? '.' : `, so $${argumentTex(given)} = ${angle}^\\circ$`}`,
        ),
        earns(
          1,
          plain
            ? says`Hence ${chain(letter, `${angle}^\\circ`)}.`
            : says`Hence ${chain(letter, `\\frac{${angle}^\\circ}{${toTex(inside)}}`, degreesTex(value))}.`,
        ),
      ],
      key: degreesText(value),
    }
  },
})
