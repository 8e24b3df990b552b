/** A point of a drawing. */
export type Place = readonly [number, number]

export const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1]]
export const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1]
export const cross = (a: Place, b: Place): number => a[0] * b[1] - a[1] * b[0]
export const distance = (a: Place, b: Place): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
/** Of the angle at the second, in degrees, 0 to 180. */
export const degreesOf = (a: Place, at: Place, b: Place): number => {
  const [u, v] = [minus(a, at), minus(b, at)]
  return (Math.atan2(Math.abs(cross(u, v)), dot(u, v)) * 180) / Math.PI
}
