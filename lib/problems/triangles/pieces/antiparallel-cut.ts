import { fraction, gcd, type Fraction } from '../../../maths'
import { wrongValues, type WrongValue } from '../../slips/wrong-values'
import type { Slip } from '../../template'

/** △AED ∼ △ABC in the ratio m : n; AE = m u, AB = n u, AD = m v, AC = n v, DE = m w, BC = n w, in halves of a centimetre. */
export interface Cut {
  readonly m: number
  readonly n: number
  readonly u: number
  readonly v: number
  readonly w: number
  readonly ask: 'AC' | 'EC' | 'DE'
}

const halves = (length: number): Fraction => fraction(length, 2)

export const lengthsOf = ({ m, n, u, v, w }: Cut) => ({
  AE: halves(m * u),
  AB: halves(n * u),
  AD: halves(m * v),
  AC: halves(n * v),
  EC: halves(n * v - m * u),
  DE: halves(m * w),
  BC: halves(n * w),
})

/** Cosine of the angle at A, for the drawing. */
export const cosine = ({ u, v, w }: Cut): number => (u * u + v * v - w * w) / (2 * u * v)

export function isDrawable(cut: Cut): boolean {
  const { m, n, u, v, w } = cut
  const all = [m * u, n * u, m * v, n * v, n * v - m * u, m * w, n * w]
  return (
    m < n &&
    gcd(m, n) === 1 &&
    u !== v &&
    m * u < 0.85 * n * v &&
    m * v < 0.85 * n * u &&
    Math.min(...all) >= 4 &&
    Math.max(...all) <= 48 &&
    new Set(all).size === all.length &&
    cosine(cut) > 0.3 &&
    cosine(cut) < 0.8
  )
}

/** The wrong lengths that students find. */
export function cutSlips(cut: Cut): readonly Slip[] {
  const { m, n, u, v, w, ask } = cut
  const { AC, EC, DE } = lengthsOf(cut)
  const asParallel = fraction(n * u * u, 2 * v)
  const candidates: Readonly<Record<Cut['ask'], readonly WrongValue[]>> = {
    AC: [
      [
        asParallel,
        'That would be right if the lines were parallel. Match the vertices by the equal angles.',
        'proportion',
      ],
      [EC, 'That is only a part of the side; the whole side is asked.', 'last'],
      [fraction(m * m * v, 2 * n), 'The ratio is upside down: the whole triangle is the larger one.', 'value'],
    ],
    EC: [
      [AC, 'That is the whole side; subtract the part next to the common vertex.', 'rest'],
      [
        fraction(n * u * u - m * u * v, 2 * v),
        'That would be right if the lines were parallel. Match the vertices by the equal angles.',
        'proportion',
      ],
    ],
    DE: [
      [fraction(n * n * w, 2 * m), 'The ratio is upside down: the small triangle has the shorter sides.', 'value'],
      [fraction(m * u * u, 2 * w), 'Match each side with the side between the same equal angles.', 'proportion'],
    ],
  }
  const key = { AC, EC, DE }[ask]
  return wrongValues(
    key,
    candidates[ask].filter(([value]) => value.n > 0n),
    { gap: 0.1 },
  )
}
