import { fraction, toTex } from '../../../maths'
import { lineTex, type Letters } from './line'

/** px + qy = r and qx + py = s: adding gives x + y, subtracting gives x − y. */
export interface Swapped {
  readonly p: number
  readonly q: number
  readonly x: number
  readonly y: number
}

export const pairOf = ({ p, q, x, y }: Swapped) =>
  [
    [p, q, p * x + q * y],
    [q, p, q * x + p * y],
  ] as const

/** The two equations, their sum, x + y, their difference, x − y, and then x and y. */
export function sumAndDifferenceLines(swapped: Swapped, letters: Letters = ['x', 'y']) {
  const { p, q, x, y } = swapped
  const [first, second] = pairOf(swapped)
  const [a, b] = letters
  const [sum, difference] = [first[2] + second[2], first[2] - second[2]]
  const quotient = (top: number, below: number) => toTex(fraction(top, below))
  return {
    equations: [`$${lineTex(first, letters)} \\quad \\ldots (1)$`, `$${lineTex(second, letters)} \\quad \\ldots (2)$`],
    sum: `Adding (1) and (2): $${lineTex([p + q, p + q, sum], letters)}$`,
    sumOfBoth: `Dividing by $${p + q}$: $${a} + ${b} = ${quotient(sum, p + q)}$`,
    difference: `Subtracting (2) from (1): $${lineTex([p - q, q - p, difference], letters)}$`,
    differenceOfBoth: `Dividing by $${p - q}$: $${a} - ${b} = ${quotient(difference, p - q)}$`,
    first: `Adding these two: $2${a} = ${2 * x}$, so $${a} = ${x}$`,
    second: `Then $${b} = (${a} + ${b}) - ${a} = ${x + y} - ${x < 0 ? `(${x})` : x} = ${y}$`,
  } as const
}
