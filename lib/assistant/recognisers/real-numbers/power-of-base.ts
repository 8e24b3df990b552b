import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { isInteger, zero, type Fraction } from '../../../maths/fraction'

/** The base of the one 6^n of a question, and the digit that its powers are to end with. */
export function powerAndDigit(question: Question) {
  const [only, ...more] = factsOf(question, 'formula').flatMap((fact) => {
    const { node } = fact
    const base = node.kind === 'binary' && node.operation === '^' ? rational(node.left) : null
    const isPower = node.kind === 'binary' && node.right.kind === 'letter'
    return base && isPower && isInteger(base) && node.right.kind === 'letter'
      ? [{ fact, base, letter: node.right.name }]
      : []
  })
  const digit =
    phrase(
      question,
      'end|ends|ending digit|number|digits? #d or|nor|ya digit? #e',
      'last|units|unit digit #d or|nor|ya #e',
      '#d or|nor|ya #e digit? pe|par|se|mein|me khatam|end|khtm|samapt',
    ) ??
    phrase(question, 'end|ends|ending digit|number? #d') ??
    phrase(question, 'last|units|unit digit #d') ??
    phrase(question, '#d digit? pe|par|se|mein|me khatam|end|khtm|samapt') ??
    // "zero" is the word for the zeroes of a polynomial
    phrase(question, 'end|ends|ending digit? zeroes') ??
    phrase(question, 'last|units|unit digit zeroes')
  if (!only || more.length > 0 || !digit) return null
  const powers = factsOf(question, 'list').filter(({ items }) => isFirstPowers(items.map(rational), only.base))
  const stated = told(question, digit)
  return {
    given: {
      base: only.base,
      digit: 'd' in digit.numbers ? digit.numbers.d : zero,
      ...('e' in digit.numbers && { or: digit.numbers.e }),
    },
    letter: only.letter,
    said: stated.said,
    used: [...stated.used, only.fact, ...powers, ...lettersNamed(question, only.letter)],
  }
}

/** 24^1, 24^2, 24^3 */
const isFirstPowers = (values: readonly (Fraction | null)[], base: Fraction): boolean =>
  values.every((value, index) => value !== null && value.d === 1n && value.n === base.n ** BigInt(index + 1))
