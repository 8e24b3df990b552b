import { isInteger, sign, type Fraction } from '../../maths'
import { factorisationTex, isPrime } from '../../maths/integer'
import { worked } from '../solution'

/** E.g. "Is 91 a prime number?" */
export const primeOrComposite = worked<{ readonly number: Fraction }>({
  id: 'prime-or-composite',
  archetype: 'rn-prime-factorisation',
  objection: ({ number }) => {
    if (!isInteger(number) || sign(number) < 0) return 'Only positive integers are prime or composite.'
    if (number.n < 2n) return `${number.n} is neither prime nor composite.`
    return number.n > 1_000_000_000n
      ? 'That number is too big for me to factorise. I can work with numbers up to $1000000000$.'
      : null
  },
  solve: ({ number }) => {
    const n = Number(number.n)
    return isPrime(n)
      ? {
          lines: [`No prime up to $\\sqrt{${n}}$ divides $${n}$, so it has just two factors, $1$ and itself.`],
          key: 'prime',
        }
      : { lines: [`$${n} = ${factorisationTex(n)}$, so it has factors other than $1$ and itself.`], key: 'composite' }
  },
})
