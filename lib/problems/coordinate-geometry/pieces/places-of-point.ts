import type { Point } from './point'

export type Place = 'first' | 'second' | 'third' | 'fourth' | 'x-axis' | 'y-axis'

export const places: readonly Place[] = ['first', 'second', 'third', 'fourth', 'x-axis', 'y-axis']

export const placeOf = ([x, y]: Point): Place | 'origin' => {
  if (x === 0) return y === 0 ? 'origin' : 'y-axis'
  if (y === 0) return 'x-axis'
  if (x > 0) return y > 0 ? 'first' : 'fourth'
  return y > 0 ? 'second' : 'third'
}

export const placeWords = {
  first: 'in the first quadrant',
  second: 'in the second quadrant',
  third: 'in the third quadrant',
  fourth: 'in the fourth quadrant',
  'x-axis': 'on the $x$-axis',
  'y-axis': 'on the $y$-axis',
  origin: 'at the origin',
} as const

export const whyPlace = {
  first: 'Both its coordinates are positive.',
  second: 'Its $x$-coordinate is negative and its $y$-coordinate is positive.',
  third: 'Both its coordinates are negative.',
  fourth: 'Its $x$-coordinate is positive and its $y$-coordinate is negative.',
  'x-axis': 'Its $y$-coordinate is zero.',
  'y-axis': 'Its $x$-coordinate is zero.',
  origin: 'Both its coordinates are zero.',
} as const

/** What to look at again for a student who chose that place. */
export const adviceOn: Readonly<Record<Place, string>> = {
  first: 'In the first quadrant both coordinates are positive. Is that so here?',
  second: 'In the second quadrant $x$ is negative and $y$ is positive. Is that so here?',
  third: 'In the third quadrant both coordinates are negative. Is that so here?',
  fourth: 'In the fourth quadrant $x$ is positive and $y$ is negative. Is that so here?',
  'x-axis': 'On the $x$-axis the $y$-coordinate is zero. Is that so here?',
  'y-axis': 'On the $y$-axis the $x$-coordinate is zero. Is that so here?',
}
