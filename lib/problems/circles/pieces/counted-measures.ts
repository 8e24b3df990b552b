/** How many lines through (distance, 0) are tangents of the circle of radius 1 about the origin: by turning the line. */
export function tangentsFrom(distance: number): number {
  const gap = (degrees: number) => distance * Math.abs(Math.sin((degrees * Math.PI) / 180)) - 1
  if (Math.abs(gap(90)) < 1e-12) return 1
  const turns = Array.from({ length: 1800 }, (_, index) => index / 10 + 0.05)
  return turns.filter((degrees) => gap(degrees) * gap(degrees + 0.1) < 0).length
}

/** How many points the line y = height has in common with that circle. */
export const meetings = (height: number): number => {
  const square = 1 - height * height
  return square < 0 ? 0 : square === 0 ? 1 : 2
}
