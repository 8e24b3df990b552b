import { sumTex } from '../../../maths'

/** √k x² + bx + c√k = 0. */
export interface SurdEquation {
  readonly k: number
  readonly b: number
  readonly c: number
}

export const discriminantOf = ({ k, b, c }: SurdEquation): number => b * b - 4 * k * c

export const surdEquationTex = ({ k, b, c }: SurdEquation): string =>
  sumTex([
    [1, `\\sqrt{${k}}x^2`],
    [b, 'x'],
    [c, `\\sqrt{${k}}`],
  ])
