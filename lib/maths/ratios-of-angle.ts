/** The six trigonometric ratios by their names, of an angle in radians. */
export const ratiosOfAngle: Readonly<Record<string, (angle: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  cosec: (angle) => 1 / Math.sin(angle),
  sec: (angle) => 1 / Math.cos(angle),
  cot: (angle) => 1 / Math.tan(angle),
}
