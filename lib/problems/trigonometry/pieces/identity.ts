/** An identity and its proof. In every text @ stands for the angle. */
export interface Identity {
  readonly left: string
  readonly right: string
  /** The proof from the left side to the right side, each line from the one before it. */
  readonly lines: readonly string[]
  /** The idea that opens the proof. */
  readonly hint: string
  /** Both sides at an angle in radians. */
  readonly sides: (t: number) => readonly [number, number]
}

export const { sin, cos, tan } = Math
export const sec = (t: number): number => 1 / cos(t)
export const cosec = (t: number): number => 1 / sin(t)
export const cot = (t: number): number => cos(t) / sin(t)

export const withAngle = (text: string, angle: string): string => text.replaceAll('@', angle)

const trials = [0.31, 0.62, 0.95, 1.21] as const

/** Whether the two sides agree at several angles. */
export const agrees = ({ sides }: Identity): boolean =>
  trials.every((t) => {
    const [left, right] = sides(t)
    return Math.abs(left - right) < 1e-9 * (1 + Math.abs(left))
  })
