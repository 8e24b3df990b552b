export type Exponents = readonly [first: number, second: number]

const power = (letter: string, exponent: number): string => (exponent === 1 ? letter : `${letter}^${exponent}`)

/** "12x^3 y^2", in formulas and in the grammar of answers; 1 in front is left out. */
export const letterTex = (n: number, [i, j]: Exponents, [x, y]: readonly [string, string]): string =>
  `${n === 1 ? '' : n}${power(x, i)} ${power(y, j)}`
