import type { Random } from '../../../random'

export type GridPoint = readonly [x: number, y: number]

export const cornerNames = ['A', 'B', 'C'] as const

/** A right triangle whose corners are whole points. */
export interface RightAngleOnGrid {
  /** The corner with the right angle, the one whose angle is asked for, and the third one. */
  readonly corner: GridPoint
  readonly asked: GridPoint
  readonly other: GridPoint
  /** The legs at the angle asked for and opposite to it, in steps; the square of one step is the unit. */
  readonly near: number
  readonly far: number
  readonly unit: number
  /** Which of A, B and C stand where. */
  readonly letters: Readonly<Record<'corner' | 'asked' | 'other', string>>
}

const legPairs = [
  [3, 4],
  [4, 3],
  [5, 12],
  [12, 5],
  [6, 8],
  [8, 6],
] as const

const directions: readonly GridPoint[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
  [2, 1],
  [1, 2],
  [-2, 1],
  [1, -2],
]

/** All coordinates are from -10 to 10. */
export function drawRightAngle(random: Random): RightAngleOnGrid {
  const [near, far] = random.pick(legPairs)
  const drawn = random.until(
    (source) => {
      const corner: GridPoint = [source.integer(-6, 6), source.integer(-6, 6)]
      const [u, v] = source.pick(directions)
      const asked: GridPoint = [corner[0] + near * u, corner[1] + near * v]
      const other: GridPoint = [corner[0] - far * v, corner[1] + far * u]
      return { corner, asked, other, unit: u * u + v * v }
    },
    ({ corner, asked, other }) => [corner, asked, other].every((point) => point.every((z) => Math.abs(z) <= 10)),
  )
  const [corner = 'B', asked = 'A', other = 'C'] = random.shuffle(cornerNames)
  return { ...drawn, near, far, letters: { corner, asked, other } }
}
