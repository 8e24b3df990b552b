import { bracketed, over, shown, type Progression } from './progression'
import { add, divide, one, subtract, type Fraction } from '../../../maths'
import { chain, says } from '../../claim'

/** The place of the term with that value; no whole number where there is none. */
export const placeOf = ({ a, d }: Progression, value: Fraction): Fraction => add(divide(subtract(value, a), d), one)

/** The two sides of "a_n = value" with the AP put in, and n from it: lines that the caller gives their marks. */
export function placeLines(ap: Progression, value: Fraction) {
  const n = placeOf(ap, value)
  return {
    put: says`$a_n = a + (n - 1)d$: ${chain(shown(value), `${shown(ap.a)} + (n - 1) \\times ${bracketed(ap.d)}`)}`,
    found: says`${chain('n - 1', over(subtract(value, ap.a), ap.d), shown(subtract(n, one)))}, so ${chain('n', shown(n))}`,
  }
}

/** "a + 4d", "a" */
export const inLetters = (n: number): string => (n === 1 ? 'a' : n === 2 ? 'a + d' : `a + ${n - 1}d`)
