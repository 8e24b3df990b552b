import { add, fraction, multiply, subtract, toTex, toText, compare, absolute, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import type { RatioName } from './pieces/ratio'

/** A ratio plus or minus its reciprocal. */
export interface Given {
  readonly first: RatioName
  readonly second: RatioName
  readonly operation: '+' | '-'
  readonly value: Fraction
  /** TeX: 'A', '\theta'. */
  readonly angle: string
}

/** The pairs whose product is 1, in the order of the book. */
const reciprocals = [
  ['tan', 'cot'],
  ['sin', 'cosec'],
  ['cos', 'sec'],
] as const

const pairOf = ({ first, second }: Given) =>
  reciprocals.find((pair) => pair.every((name) => name === first || name === second))

/** E.g. "If tan θ + cot θ = 5, find the value of tan² θ + cot² θ." */
export const sumOfSquares = worked<Given>({
  id: 'sum-of-squares',
  archetype: 'trig-square-trick',
  objection: (given) => {
    if (given.first === given.second || !pairOf(given)) return 'The product of these two ratios is not $1$.'
    return given.operation === '+' && compare(absolute(given.value), fraction(2)) < 0
      ? 'A number and its reciprocal add up to $2$ at least.'
      : null
  },
  solve: (given) => {
    const { first, second, operation, value, angle } = given
    const [one, two] = pairOf(given) ?? [first, second]
    const square = multiply(value, value)
    const total = operation === '+' ? subtract(square, fraction(2)) : add(square, fraction(2))
    const [f, s] = [`\\${first} ${angle}`, `\\${second} ${angle}`]
    const squares = `\\${first}^2 ${angle} + \\${second}^2 ${angle}`
    const [shown, found] = [toTex(square), toTex(total)]
    return {
      lines: [
        says`Given: ${chain(`${f} ${operation} ${s}`, toTex(value))}`,
        earns(1, says`Squaring both sides, ${chain(`${squares} ${operation} 2${f}\\,${s}`, shown)}`, 'squared'),
        earns(
          0.5,
          says`But $\\${one} ${angle} \\times \\${two} ${angle} = 1$, so ${chain(`${squares} ${operation} 2`, shown)}`,
          'product',
        ),
        earns(0.5, says`Hence ${chain(squares, `${shown} ${operation === '+' ? '-' : '+'} 2`, found)}.`),
      ],
      key: toText(total),
    }
  },
})
