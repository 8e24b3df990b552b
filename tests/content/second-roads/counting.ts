/** Plain counting, for second roads: slow, and sure. */

export const upTo = (last: number, first = 1): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

export const divides = (d: number, n: number): boolean => n % d === 0

export const isPrime = (n: number): boolean => n > 1 && upTo(n).filter((d) => divides(d, n)).length === 2

/** The greatest number that divides all, looked for from 1 upwards. */
export const hcf = (...all: readonly number[]): number =>
  upTo(Math.min(...all))
    .filter((d) => all.every((n) => divides(d, n)))
    .at(-1) ?? 1

/** The least multiple of the greatest that all divide. */
export function lcm(...all: readonly number[]): number {
  const step = Math.max(...all)
  let multiple = step
  while (!all.every((n) => divides(n, multiple))) multiple += step
  return multiple
}

/** The whole numbers in a range for which something holds; one is expected as a rule. */
export const those = (holds: (n: number) => boolean, first: number, last: number): readonly number[] =>
  upTo(last, first).filter(holds)

/** The only whole number in a range for which something holds. @throws when there is none, or another. */
export function only(holds: (n: number) => boolean, first: number, last: number): number {
  const [one, ...more] = those(holds, first, last)
  if (one === undefined || more.length > 0) throw new Error(`only: ${one === undefined ? 'none' : 'several'} found`)
  return one
}

/** The only pair of whole numbers in a range for which something holds. */
export function onlyPair(
  holds: (x: number, y: number) => boolean,
  first: number,
  last: number,
): readonly [number, number] {
  const found = upTo(last, first).flatMap((x) => those((y) => holds(x, y), first, last).map((y) => [x, y] as const))
  const [one, ...more] = found
  if (!one || more.length > 0) throw new Error(`onlyPair: ${found.length} found`)
  return one
}

export const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)

export const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/** Where a function that grows or falls between two numbers is zero. */
export function zeroBetween(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  const rises = f(low) < 0
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2
    if (f(middle) < 0 === rises) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Every pair of what two lists hold. */
export const pairs = <A, B>(as: readonly A[], bs: readonly B[]): readonly (readonly [A, B])[] =>
  as.flatMap((a) => bs.map((b) => [a, b] as const))

const degree = Math.PI / 180
export const sin = (angle: number): number => Math.sin(angle * degree)
export const cos = (angle: number): number => Math.cos(angle * degree)
export const tan = (angle: number): number => Math.tan(angle * degree)

/** Acute angles at which identities are tried. */
export const acute = upTo(89)

export type Point = readonly [x: number, y: number]
export const distance = ([a, b]: Point, [c, d]: Point): number => Math.sqrt((a - c) ** 2 + (b - d) ** 2)

/** The angle ABC in degrees. */
export function angle(a: Point, b: Point, c: Point): number {
  const [p, q, r] = [distance(a, b), distance(b, c), distance(a, c)]
  return Math.acos((p * p + q * q - r * r) / (2 * p * q)) / degree
}

/** The median and the mode of a grouped table, found by walking through the classes. */
export interface Class {
  readonly from: number
  readonly to: number
  readonly f: number
}
export function medianOf(classes: readonly Class[]): number {
  const half = sum(classes.map(({ f }) => f)) / 2
  let before = 0
  for (const { from, to, f } of classes) {
    if (before + f >= half) return from + ((half - before) / f) * (to - from)
    before += f
  }
  throw new Error('medianOf: no class')
}
export const classesOf = (frequencies: readonly number[], size: number, first = 0): readonly Class[] =>
  frequencies.map((f, index) => ({ from: first + index * size, to: first + (index + 1) * size, f }))
