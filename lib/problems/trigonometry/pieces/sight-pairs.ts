/** Two different standard angles, the smaller one first. */
export const sightPairs = [
  [30, 45],
  [30, 60],
  [45, 60],
] as const
