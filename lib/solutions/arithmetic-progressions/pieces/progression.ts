import { absolute, add, fraction, isInteger, multiply, subtract, toTex, type Fraction } from '../../../maths'
import { commasTex } from '../../../maths/commas'

/** First term and common difference. */
export interface Progression {
  readonly a: Fraction
  readonly d: Fraction
}

export const progression = (a: number, d: number): Progression => ({ a: fraction(a), d: fraction(d) })

export const termAt = ({ a, d }: Progression, n: number): Fraction => add(a, multiply(fraction(n - 1), d))

/** The sum of the first n terms. */
export const sumTo = (ap: Progression, n: number): Fraction => multiply(fraction(n, 2), add(ap.a, termAt(ap, n)))

/** A number in a line: with commas where it is long, as a fraction where it is one. */
export const shown = (value: Fraction): string => (isInteger(value) ? commasTex(Number(value.n)) : toTex(value))

/** The same after an operation sign. */
export const bracketed = (value: Fraction): string => (value.n < 0n ? `(${shown(value)})` : shown(value))

/** "\frac{44}{4}", or with ÷ where one of the two is a fraction itself. */
export const over = (top: Fraction, bottom: Fraction): string =>
  isInteger(top) && isInteger(bottom)
    ? `\\frac{${shown(top)}}{${shown(bottom)}}`
    : `${shown(top)} \\div ${bracketed(bottom)}`

/** "6 + 95", "6 - 95" */
export const plus = (left: Fraction, right: Fraction): string =>
  `${shown(left)} ${right.n < 0n ? '-' : '+'} ${shown(absolute(right))}`

/** The sides of "a_{20} = 6 + (20 - 1) \times 5 = 6 + 19 \times 5 = 6 + 95 = 101" */
export function termSides(ap: Progression, n: number): readonly string[] {
  const value = termAt(ap, n)
  const [first, step] = [shown(ap.a), bracketed(ap.d)]
  return [
    `a_{${n}}`,
    `${first} + (${n} - 1) \\times ${step}`,
    `${first} + ${n - 1} \\times ${step}`,
    plus(ap.a, subtract(value, ap.a)),
    shown(value),
  ]
}

/** The sides of "S_{20} = \frac{20}{2}[2 \times 6 + (20 - 1) \times 5] = 10[12 + 95] = 10 \times 107 = 1070" */
export function sumSides(ap: Progression, n: number): readonly string[] {
  const double = multiply(fraction(2), ap.a)
  const added = multiply(fraction(n - 1), ap.d)
  const front = n % 2 === 0 ? `${n / 2}` : `\\frac{${n}}{2}`
  return [
    `S_{${n}}`,
    `\\frac{${n}}{2}[2 \\times ${bracketed(ap.a)} + (${n} - 1) \\times ${bracketed(ap.d)}]`,
    `${front}[${plus(double, added)}]`,
    `${front} \\times ${bracketed(add(double, added))}`,
    shown(sumTo(ap, n)),
  ]
}

/** "20th", "21st", "22nd", "13th" */
export function ordinal(n: number): string {
  const ending = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}

const largest = 1_000_000

/** Why so many terms cannot be counted; null when they can. */
export const countObjection = (...counts: readonly number[]): string | null =>
  counts.every((n) => Number.isInteger(n) && n >= 1 && n <= largest)
    ? null
    : 'The place of a term is a whole number: 1, 2, 3, and so on.'
