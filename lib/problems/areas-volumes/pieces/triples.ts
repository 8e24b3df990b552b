/** Radius, height and slant height of cones, in tenths of a unit: right triangles with tidy sides and π r l tidy for π = 22/7. */
export const cones = [
  [14, 48, 50],
  [21, 28, 35],
  [21, 72, 75],
  [28, 21, 35],
  [28, 45, 53],
  [28, 96, 100],
  [35, 84, 91],
  [35, 120, 125],
  [42, 40, 58],
  [42, 56, 70],
  [56, 33, 65],
  [56, 42, 70],
  [63, 84, 105],
  [70, 240, 250],
  [84, 63, 105],
  [84, 112, 140],
  [105, 140, 175],
  [105, 360, 375],
  [140, 105, 175],
  [140, 480, 500],
] as const

export type Cone = (typeof cones)[number]
