import { bracketed } from '../../../maths'
import { chain, says, type Step } from '../../template'

/** The two sides of "a_n = value" with the AP put in, and n from it: lines that the caller gives their marks. */
export function placeOfValue(a: number, d: number, value: number) {
  const n = (value - a) / d + 1
  return {
    put: says`$a_n = a + (n - 1)d$: ${chain(`${value}`, `${a} + (n - 1) \\times ${bracketed(d)}`)}`,
    found: says`${chain('n - 1', `\\frac{${value - a}}{${d}}`, `${n - 1}`)}, so ${chain('n', `${n}`)}`,
  } satisfies Readonly<Record<string, Step>>
}

/** "a + 4d", "a" */
export const inLetters = (n: number): string => (n === 1 ? 'a' : n === 2 ? 'a + d' : `a + ${n - 1}d`)
