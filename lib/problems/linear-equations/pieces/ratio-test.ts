import { equals, fraction, toTex } from '../../../maths'
import type { Pair } from './line'

export const outcomes = ['unique', 'none', 'infinite'] as const
export type Outcome = (typeof outcomes)[number]

/** By comparing the three ratios, as the book does. Coefficients of x, y and the constants must not be zero in the second line. */
export function byRatios([[a1, b1, c1], [a2, b2, c2]]: Pair): Outcome {
  if (!equals(fraction(a1, a2), fraction(b1, b2))) return 'unique'
  return equals(fraction(b1, b2), fraction(c1, c2)) ? 'infinite' : 'none'
}

/** By two points of the first line: the second line holds both, neither at the same distance, or something between. */
export function byPoints([[a1, b1, c1], [a2, b2, c2]]: Pair): Outcome {
  // b1² times the value of a2x + b2y − c2 at (0, c1/b1) and at (b1, c1/b1 − a1)
  const offset = (x: number) => a2 * x * b1 + b2 * (c1 - a1 * x) - c2 * b1
  const [first, second] = [offset(0), offset(b1)]
  if (first !== second) return 'unique'
  return first === 0 ? 'infinite' : 'none'
}

const ratio = (name: string, top: number, below: number): string => {
  const raw = `\\frac{${top}}{${below}}`
  const least = toTex(fraction(top, below))
  return `$\\frac{${name}_1}{${name}_2} = ${raw === least ? raw : `${raw} = ${least}`}$`
}

/** The three ratios, one a line; the third only where the first two agree. */
export function ratioLines(pair: Pair): readonly string[] {
  const [[a1, b1, c1], [a2, b2, c2]] = pair
  const two = `${ratio('a', a1, a2)} and ${ratio('b', b1, b2)}`
  switch (byRatios(pair)) {
    case 'unique':
      return [two, 'So $\\frac{a_1}{a_2} \\neq \\frac{b_1}{b_2}$']
    case 'none':
      return [two, ratio('c', -c1, -c2), 'So $\\frac{a_1}{a_2} = \\frac{b_1}{b_2} \\neq \\frac{c_1}{c_2}$']
    case 'infinite':
      return [two, ratio('c', -c1, -c2), 'So $\\frac{a_1}{a_2} = \\frac{b_1}{b_2} = \\frac{c_1}{c_2}$']
  }
}
