import { progression, sumSides, termSides } from '../../../solutions/arithmetic-progressions/pieces/progression'

export const termOf = (a: number, d: number, n: number): number => a + (n - 1) * d

export const sumOf = (a: number, d: number, n: number): number => (n * (2 * a + (n - 1) * d)) / 2

/** "6, 11, 16, \ldots" */
export const listTex = (a: number, d: number, shown = 3): string =>
  `${Array.from({ length: shown }, (_, index) => a + index * d).join(', ')}, \\ldots`

/** "a_{20} = 6 + (20 - 1) \times 5 = 6 + 19 \times 5 = 6 + 95 = 101" */
export const termTex = (a: number, d: number, n: number): string => termSides(progression(a, d), n).join(' = ')

/** "S_{20} = \frac{20}{2}[2 \times 6 + (20 - 1) \times 5] = 10[12 + 95] = 10 \times 107 = 1070" */
export const sumTexOf = (a: number, d: number, n: number): string => sumSides(progression(a, d), n).join(' = ')
