/** Values for letters. */
export type Point = (letter: string) => number

/** A fixed number between 0 and 1, another for each letter and at each point. */
function spread(letter: string, point: number): number {
  const code = [...letter].reduce((sum, character) => sum * 31 + (character.codePointAt(0) ?? 0), 0) % 9973
  const step = 0.7548776662 + 0.1 * ((code * 0.5698402909) % 1)
  return (code * 0.6180339887 + (point + 1) * step) % 1
}

/** Where the letters lie, and at how many points. */
const regions: readonly (readonly [count: number, value: (share: number) => number])[] = [
  [8, (share) => 0.2 + 12 * share],
  [12, (share) => 24 * share - 12],
  [4, (share) => 2 * share - 1],
  [2, (share) => 20 + 1000 * share],
]

/** Letters of any size: all positive, of either sign, small, large. None is whole, where a denominator may be zero. */
export const anyPoints: readonly Point[] = regions
  .flatMap(([count, value]) => Array<typeof value>(count).fill(value))
  .map((value, point) => (letter) => value(spread(letter, point)))

/** Halves of either sign, where a letter is a power: (−2)ⁿ has a value at whole numbers alone, and (a²)^½ is −a for a negative a. */
export const halfPoints: readonly Point[] = Array.from({ length: 60 }, (_, point) => (letter: string) => {
  const half = Math.floor(14 * spread(letter, point)) - 7
  return (half < 0 ? half : half + 1) / 2
})

/** Between 5° and 85°: the angles of Class 10 are acute. */
export const anglePoints: readonly Point[] = anyPoints
  .slice(0, 12)
  .map((_, point) => (letter) => 5 + 80 * spread(letter, point))
