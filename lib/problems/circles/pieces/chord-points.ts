import { polar, tangentMeet } from './drawing'

/** The chord PQ, the point T in which its tangents meet, and the point R in which OT meets the chord. */
export function chordPoints(d: number, radius: number, p: string, q: string) {
  const angle = (Math.acos(d / radius) * 180) / Math.PI
  const at = polar(4, angle)
  return {
    O: [0, 0],
    [p]: at,
    [q]: polar(4, -angle),
    T: tangentMeet(4, -angle, angle),
    R: [at[0], 0],
  } as const
}
