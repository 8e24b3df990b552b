/** Ratios m : n in lowest terms in which a segment of at most five equal steps is cut, without the middle. */
export const smallRatios = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
] as const
