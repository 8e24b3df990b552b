/** Right triangles with whole sides: a leg, the other leg, the hypotenuse. */
export const shapes = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
] as const

export type Shape = (typeof shapes)[number]
