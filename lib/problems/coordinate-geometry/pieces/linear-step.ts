import { sumTex } from '../../../maths'

/** "$2x = 6$, so $x = 3$", with a positive coefficient; only "$x = 3$" when there is nothing left to divide. */
export const linearStep = (coefficient: number, letter: string, right: number, value: string): string =>
  Math.abs(coefficient) === 1
    ? `$${letter} = ${value}$`
    : `$${sumTex([[Math.abs(coefficient), letter]])} = ${coefficient < 0 ? 0 - right : right}$, so $${letter} = ${value}$`
