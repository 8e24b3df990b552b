import { sumTex, sumText } from '../../../maths'

/** c²x² − 2cm a x + (m²a² − n²b²) = 0 in the letters a and b: the roots (ma ± nb)/c. */
export interface LetterSolve {
  readonly c: number
  readonly m: number
  readonly n: number
  readonly letters: readonly [string, string]
  readonly stem: 0 | 1 | 2
}

export function letterTex({ c, m, n, letters: [a, b] }: LetterSolve) {
  const [top, bottom] = [`${a}^2`, `${b}^2`]
  const constant = sumTex([
    [m * m, top],
    [-n * n, bottom],
  ])
  const middle = sumTex([[-2 * c * m, a]])
  return {
    equation: `${sumTex([
      [c * c, 'x^2'],
      [-2 * c * m, `${a}x`],
      [m * m, top],
      [-n * n, bottom],
    ])} = 0`,
    constant,
    middle,
    D: sumTex([[4 * c * c * n * n, bottom]]),
    opened: `${sumTex([[4 * c * c * m * m, top]])} - ${sumTex([[4 * c * c, '']])}(${constant})`,
  }
}

export const rootText = ({ c, m, n, letters: [a, b] }: LetterSolve, way: 1 | -1): string => {
  const top = sumText([
    [m, a],
    [way * n, b],
  ])
  return c === 1 ? top : `(${top})/${c}`
}

export const rootTex = ({ c, m, n, letters: [a, b] }: LetterSolve, way: 1 | -1): string => {
  const top = sumTex([
    [m, a],
    [way * n, b],
  ])
  return c === 1 ? top : `\\frac{${top}}{${c}}`
}

export const bothRoots = (greater: string, smaller: string): string => `greater = ${greater}, smaller = ${smaller}`
