import { sumTex, sumText } from '../../../maths'

/** c²x² − 2cm a x + (m²a² − n²b²) = 0 in the letters a and b: the roots (ma ± nb)/c. */
export interface LetterSolve {
  readonly c: number
  readonly m: number
  readonly n: number
  readonly letters: readonly [string, string]
  readonly stem: 0 | 1 | 2
}

export const letterTex = ({ c, m, n, letters: [a, b] }: LetterSolve): string =>
  `${sumTex([
    [c * c, 'x^2'],
    [-2 * c * m, `${a}x`],
    [m * m, `${a}^2`],
    [-n * n, `${b}^2`],
  ])} = 0`

export const rootText = ({ c, m, n, letters: [a, b] }: LetterSolve, way: 1 | -1): string => {
  const top = sumText([
    [m, a],
    [way * n, b],
  ])
  return c === 1 ? top : `(${top})/${c}`
}

export const bothRoots = (greater: string, smaller: string): string => `greater = ${greater}, smaller = ${smaller}`
