import { fraction, isInteger, sign, type Fraction } from '../../../maths'

const most = 1_000_000_000n

/** Numbers that `naturalsObjection` has let pass, as numbers. */
export const naturals = (values: readonly Fraction[]): readonly number[] => values.map(({ n }) => Number(n))

/** Why these are no natural numbers that can be factorised, or null. `what` is looked for: 'HCF'. */
export function factorsObjection(values: readonly Fraction[], what: string): string | null {
  if (!values.every(isInteger))
    return `The ${what} is found for whole numbers, not for decimals or fractions. Try "${what} of 12 and 18".`
  if (values.some((value) => sign(value) === 0))
    return `0 has no prime factorisation, so in Class 10 we find the ${what} of positive integers only. Try "${what} of 12 and 18".`
  if (values.some((value) => sign(value) < 0))
    return `Factors and multiples are taken of positive integers. Leave the minus signs out, for example "${what} of 12 and 18".`
  if (values.some(({ n }) => n > most))
    return 'That number is too big for me to factorise. I can work with numbers up to $1000000000$.'
  return null
}

/** The same for a measure of several numbers. */
export function naturalsObjection(values: readonly Fraction[], what: string): string | null {
  const objection = factorsObjection(values, what)
  if (objection !== null) return objection
  if (values.length < 2) return `The ${what} needs at least two numbers. Try "${what} of 12 and 18".`
  return values.length > 20 ? `Give me at most twenty numbers for the ${what}.` : null
}

/** Why one of the values is no positive whole number below the bound of what can be factorised, or null. */
export function wholeObjection(values: readonly Fraction[]): string | null {
  if (!values.every((value) => isInteger(value) && sign(value) > 0))
    return 'Every number here must be a positive whole number.'
  return values.some(({ n }) => n > most) ? 'I can work with numbers up to $1000000000$.' : null
}

/** Whole numbers as fractions, as a question states them. */
export const stated = (numbers: readonly number[]): readonly Fraction[] => numbers.map((n) => fraction(n))
