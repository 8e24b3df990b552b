/** A half-section of a solid of revolution, from one end of its axis to the other: heights along the axis with radii. */
export type Profile = readonly (readonly [height: number, radius: number])[]

const pieces = 2000

/** A quarter circle from pole to equator (or back), standing on the axis at `from`. */
export function dome(radius: number, from: number, direction: 'opening' | 'closing'): Profile {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const angle = ((direction === 'opening' ? i : pieces - i) / pieces) * (Math.PI / 2)
    const along = direction === 'opening' ? radius * (1 - Math.cos(angle)) : radius * Math.cos(angle)
    return [from + along, radius * Math.sin(angle)] as const
  })
}

const pairs = (profile: Profile) => profile.slice(1).map((end, i) => ({ start: profile[i] ?? end, end }))

/** Volume as a pile of thin slices with straight sides. */
export const volumeBySlices = (profile: Profile, pi: number): number =>
  pairs(profile).reduce((so, { start: [a, r], end: [b, s] }) => so + (pi / 3) * (b - a) * (r * r + r * s + s * s), 0)

/** Curved surface as a row of thin bands; flat ends count when the profile runs to the axis. */
export const surfaceByBands = (profile: Profile, pi: number): number =>
  pairs(profile).reduce((so, { start: [a, r], end: [b, s] }) => so + pi * (r + s) * Math.hypot(b - a, r - s), 0)

/** To two places, as a student would type it. */
export const typed = (value: number): string => String(Math.round(value * 100) / 100)
