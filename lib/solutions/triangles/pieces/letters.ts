/** Triangle ABC, then D on AB and E on AC: the letters that a question uses. */
export type Letters = readonly [a: string, b: string, c: string, d: string, e: string]

export type Corners = readonly [string, string, string]

/** "PR" for R and P: sides are named in alphabetical order, as they are read off a figure. */
export const side = (first: string, second: string): string => [first, second].sort().join('')

/** The side between two corners, by their places. */
export const sideAt = (corners: Corners, [i, j]: readonly [0 | 1 | 2, 0 | 1 | 2]): string =>
  side(corners[i], corners[j])

/** The four parts into which D and E cut the sides: AD, DB, AE, EC. */
export const partNames = ([a, b, c, d, e]: Letters): readonly [string, string, string, string] => [
  `${a}${d}`,
  `${d}${b}`,
  `${a}${e}`,
  `${e}${c}`,
]
