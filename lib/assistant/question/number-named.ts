import { small, tens } from './reading'
import { fraction, type Fraction } from '../../maths/fraction'

/** The number of a word, "five", "twenty"; null for any other word. */
export function numberNamed(word: string): Fraction | null {
  const one = small.indexOf(word)
  if (one > 0) return fraction(one)
  const ten = tens.indexOf(word)
  return ten > 1 ? fraction(10 * ten) : null
}
