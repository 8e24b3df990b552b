import { divide, fraction, isInteger, multiply, sign, subtract, toTex, toText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** The mean, the number of observations, and their sum as a·x + b with a letter x. */
export interface LetterInSums {
  readonly n: Fraction
  readonly mean: Fraction
  readonly a: Fraction
  readonly b: Fraction
  readonly letter: string
}

const linear = ({ a, b, letter }: LetterInSums): string => {
  const term = `${a.n === a.d ? '' : toTex(a)}${letter}`
  return sign(b) === 0 ? term : sign(b) < 0 ? `${term} - ${toTex(multiply(b, fraction(-1)))}` : `${term} + ${toTex(b)}`
}

/** E.g. "The mean is 8.1, sum of f x = 132 + 5k and sum of f = 20. Find k." */
export const letterInSums = worked<LetterInSums>({
  id: 'letter-in-sums',
  archetype: 'stat-mean-formula',
  objection: ({ n, a }) =>
    sign(n) > 0 && isInteger(n) && sign(a) !== 0 ? null : 'The sum of the frequencies must be a positive whole number.',
  solve: (given) => {
    const { n, mean, a, b, letter } = given
    const sum = multiply(mean, n)
    const value = divide(subtract(sum, b), a)
    return {
      key: toText(value),
      lines: [
        'Mean $= \\dfrac{\\sum f_i x_i}{\\sum f_i}$',
        earns(1, `$${toTex(mean)} = \\dfrac{${linear(given)}}{${toTex(n)}}$, so $${linear(given)} = ${toTex(sum)}$.`),
        earns(1, `Hence, $${letter} = ${toTex(value)}$.`),
      ],
    }
  },
})
