import { absolute, divide, equals, negate, one, sign, sumTex, toTex, type Fraction, type Term } from '../../../maths'
import { chain, says, type Said } from '../../claim'

/** The words, then "$2x = 6$, so $x = 3$" with a positive coefficient; only "$x = 3$" when there is nothing left to divide. */
export function linearStep(words: string, coefficient: Fraction, letter: string, right: Fraction): Said {
  const value = chain(letter, toTex(divide(right, coefficient)))
  if (equals(absolute(coefficient), one)) return says`${words}${value}`
  const side = sign(coefficient) < 0 ? negate(right) : right
  return says`${words}${chain(sumTex([[absolute(coefficient), letter]]), toTex(side))}, so ${value}`
}

/** The words, then "$2 + x = 6$, so $x = 4$"; only "$x = 6$" when nothing has to be taken over. */
export function sumStep(words: string, terms: readonly Term[], letter: string, total: Fraction, value: Fraction): Said {
  const found = chain(letter, toTex(value))
  return equals(total, value)
    ? says`${words}${found}`
    : says`${words}${chain(sumTex(terms), toTex(total))}, so ${found}`
}
