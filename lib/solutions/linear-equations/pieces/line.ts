import { fraction, sumTex, toText, type Fraction } from '../../../maths'

/** ax + by = c. */
export type Line = readonly [a: number, b: number, c: number]
export type Pair = readonly [first: Line, second: Line]
export type Letters = readonly [x: string, y: string]

export const xy: Letters = ['x', 'y']

/** "2x - 3y". */
export const leftSide = ([a, b]: Line, [x, y]: Letters = xy): string =>
  sumTex([
    [a, x],
    [b, y],
  ])

/** "2x - 3y = 4". */
export const lineTex = (line: Line, letters: Letters = xy): string => `${leftSide(line, letters)} = ${line[2]}`

/** "2x - 3y - 4 = 0". */
export const standardTex = ([a, b, c]: Line): string =>
  `${sumTex([
    [a, 'x'],
    [b, 'y'],
    [-c, ''],
  ])} = 0`

export const determinant = ([[a1, b1], [a2, b2]]: Pair): number => a1 * b2 - a2 * b1

/** Both unknowns by determinants. Throws when there is no single solution. */
export function byDeterminants([[a1, b1, c1], [a2, b2, c2]]: Pair): readonly [Fraction, Fraction] {
  const d = a1 * b2 - a2 * b1
  return [fraction(c1 * b2 - c2 * b1, d), fraction(a1 * c2 - a2 * c1, d)]
}

/** "x = 3, y = -2" in the grammar of answers. */
export const solutionText = (x: number | Fraction, y: number | Fraction, [first, second]: Letters = xy): string =>
  `${first} = ${shown(x)}, ${second} = ${shown(y)}`

const shown = (value: number | Fraction): string => (typeof value === 'number' ? `${value}` : toText(value))
