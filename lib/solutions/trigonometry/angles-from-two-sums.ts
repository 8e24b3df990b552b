import { degreesTex, degreesText } from './pieces/degrees'
import { angleWith, type RatioName } from './pieces/ratio'
import {
  add,
  divide,
  equals,
  fraction,
  multiply,
  negate,
  one,
  sign,
  subtract,
  surdTex,
  toTex,
  zero,
  type Fraction,
  type Surd,
} from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** "tan(A + 2B) = √3": how often each letter is taken, and what is said of the ratio. */
export interface SumOfAngles {
  readonly first: Fraction
  readonly second: Fraction
  readonly name: RatioName
  readonly value: Surd
}

export interface AnglesFromTwoSums {
  /** In TeX. */
  readonly letters: readonly [string, string]
  readonly sums: readonly [SumOfAngles, SumOfAngles]
}

const degreesOf = ({ name, value }: SumOfAngles): number | null => angleWith(name, value)

/** Both angles by the rule of two equations; null where they are no two. */
export function bothAngles({ sums: [one_, two] }: AnglesFromTwoSums): readonly [Fraction, Fraction] | null {
  const [p, q] = [degreesOf(one_), degreesOf(two)]
  const determinant = subtract(multiply(one_.first, two.second), multiply(two.first, one_.second))
  if (p === null || q === null || sign(determinant) === 0) return null
  const [m, n] = [fraction(p), fraction(q)]
  return [
    divide(subtract(multiply(m, two.second), multiply(n, one_.second)), determinant),
    divide(subtract(multiply(n, one_.first), multiply(m, two.first)), determinant),
  ]
}

const term = (times: Fraction, letter: string): string =>
  equals(times, one) ? letter : equals(times, negate(one)) ? `-${letter}` : `${toTex(times)}${letter}`

function sumTex({ first, second }: SumOfAngles, [a, b]: readonly [string, string]): string {
  if (sign(first) === 0) return term(second, b)
  if (sign(second) === 0) return term(first, a)
  const size = sign(second) < 0 ? negate(second) : second
  return `${term(first, a)} ${sign(second) < 0 ? '-' : '+'} ${term(size, b)}`
}

/** E.g. "If tan(A + 2B) = √3 and sin(2A + B) = 1/√2, find A and B." */
export const anglesFromTwoSums = worked<AnglesFromTwoSums>({
  id: 'angles-from-two-sums',
  archetype: 'trig-find-a-b',
  objection: (given) => {
    if (given.sums.some((one_) => degreesOf(one_) === null)) return 'No angle of the table has such a ratio.'
    const found = bothAngles(given)
    if (!found) return 'The two equations do not fix two angles.'
    return found.some((angle) => sign(angle) < 0)
      ? 'One of the angles would be less than zero: check what you typed.'
      : null
  },
  solve: (given) => {
    const { letters, sums } = given
    const found = bothAngles(given)
    if (!found) throw new Error('anglesFromTwoSums: no two angles')
    const [a, b] = letters
    const lines = sums.map(
      (each, index) =>
        `$\\${each.name} (${sumTex(each, letters)}) = ${surdTex(each.value)} = \\${each.name} ${degreesOf(each)}^\\circ$, so $${sumTex(each, letters)} = ${degreesOf(each)}^\\circ$ (${index + 1})`,
    )
    const [x, y] = found
    const check = sums.map((each) => add(multiply(each.first, x), multiply(each.second, y)))
    return {
      lines: [
        ...lines.map((text) => earns(0.5, text)),
        earns(1, `Solving (1) and (2): $${a} = ${degreesTex(x)}$ and $${b} = ${degreesTex(y)}$`, 'solved'),
        `Check: $${sumTex(sums[0], letters)} = ${degreesTex(check[0] ?? zero)}$ and $${sumTex(sums[1], letters)} = ${degreesTex(check[1] ?? zero)}$.`,
        `Hence $${a} = ${degreesTex(x)}$ and $${b} = ${degreesTex(y)}$.`,
      ],
      key: `${plain(a)} = ${degreesText(x)}, ${plain(b)} = ${degreesText(y)}`,
    }
  },
})

const plain = (letter: string): string =>
  letter
    .replace(/^\\theta$/, 'θ')
    .replace(/^\\alpha$/, 'α')
    .replace(/^\\beta$/, 'β')
    .replace(/^\\phi$/, 'φ')
