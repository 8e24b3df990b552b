import { sumTex } from '../../maths'

/** "$2x = 6$, so $x = 3$"; only "$x = 3$" when there is nothing left to divide. */
export const linearStep = (coefficient: number, letter: string, right: number, value: string): string =>
  coefficient === 1
    ? `$${letter} = ${value}$`
    : `$${sumTex([[coefficient, letter]])} = ${right}$, so $${letter} = ${value}$`
