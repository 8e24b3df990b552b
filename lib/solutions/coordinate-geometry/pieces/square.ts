import { exact, multiply, negate, sign, sumTex, type Fraction } from '../../../maths'
import { squared } from './point'

type Whole = Fraction | number

/** "(x - 3)^2", "(x + 3)^2", "x^2". */
export function shiftedSquare(letter: string, value: Whole): string {
  const shift = exact(value)
  if (sign(shift) === 0) return `${letter}^2`
  const inside = sumTex([
    [1, letter],
    [negate(shift), ''],
  ])
  return shift.d === 1n ? `(${inside})^2` : `\\left(${inside}\\right)^2`
}

/** "x^2 - 6x + 9": the square of x - 3. */
export const expanded = (letter: string, value: Whole): string =>
  sumTex([
    [1, `${letter}^2`],
    [multiply(exact(-2), exact(value)), letter],
    [squared(exact(value)), ''],
  ])

/** "x - 3" and "x + 3", and "x" for 0. */
export const shifted = (letter: string, value: Fraction): string =>
  sumTex([
    [1, letter],
    [negate(value), ''],
  ])
