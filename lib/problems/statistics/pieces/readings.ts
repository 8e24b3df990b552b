import type { Grouped } from './grouped'

/** The mean once more, by writing every value out as its class mark. */
export function meanOfValues({ from, width, frequencies }: Grouped): number {
  const values = frequencies.flatMap((f, i) => Array.from({ length: f }, () => from + width * i + width / 2))
  return values.reduce((so, value) => so + value, 0) / values.length
}

/** The median once more: the point with half of the values below it, found by halving intervals of the spread-out values. */
export function medianBySearch({ from, width, frequencies }: Grouped): number {
  const below = (x: number) =>
    frequencies.reduce((so, f, i) => so + f * Math.min(1, Math.max(0, (x - from - i * width) / width)), 0)
  const all = frequencies.reduce((so, f) => so + f, 0)
  let [low, high] = [from, from + width * frequencies.length]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (2 * below(middle) < all) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The mode once more, from the histogram: where the two lines that cross on the highest bar meet. */
export function modeFromHistogram({ from, width, frequencies }: Grouped): number {
  const top = frequencies.indexOf(Math.max(...frequencies))
  const [left, peak, right] = [frequencies[top - 1] ?? 0, frequencies[top] ?? 0, frequencies[top + 1] ?? 0]
  // From (0, left) up to (1, peak), and from (0, peak) down to (1, right), across the bar.
  const slopes = [peak - left, right - peak] as const
  const x = (peak - left) / (slopes[0] - slopes[1])
  return from + width * (top + x)
}

/** A value as a student would type it, to two places. */
export const typed = (value: number): string => String(Math.round(value * 100) / 100)
