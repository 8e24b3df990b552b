import { earns, line, type Line } from '../line'
import { worked } from '../solution'
import { chosenExponents, powerTex, productsObjection, productTex, type TwoProducts } from './pieces/letter-powers'

export interface Given extends TwoProducts {
  /** What the question calls the two numbers, if anything. */
  readonly names: readonly [string, string] | null
}

/** Which of the two powers of a letter is taken. */
function powerLine({ exponents, letters, asked }: Given, key: readonly number[], index: number): Line {
  const letter = letters[index] ?? ''
  const [first, second] = exponents[index] ?? [0, 0]
  const name = `power of ${letter}`
  const taken = powerTex(letter, key[index] ?? 0)
  if (first * second === 0)
    return line(
      name,
      asked === 'HCF'
        ? `The prime $${letter}$ is in one of them only`
        : `$${taken}$ is in one of them only, and is taken`,
    )
  const size = asked === 'HCF' ? 'smaller' : 'greater'
  return line(
    name,
    first === second
      ? `Both have $${taken}$`
      : `Of $${powerTex(letter, first)}$ and $${powerTex(letter, second)}$ the ${size} is $${taken}$`,
  )
}

/** E.g. "If a = p³q² and b = pq⁴, where p and q are prime numbers, find LCM(a, b)." */
export const primePowersInLetters = worked<Given>({
  id: 'prime-powers-in-letters',
  archetype: 'rn-prime-power-form',
  objection: (given) =>
    given.fronts.some((n) => n !== 1) ? 'Here the numbers are powers of primes alone.' : productsObjection(given),
  solve: (given) => {
    const { letters, exponents, asked, names } = given
    const key = chosenExponents(given)
    const [first, second] = [0, 1].map((at) =>
      productTex(
        1,
        letters,
        exponents.map((pair) => pair[at] ?? 0),
      ),
    )
    const measure = productTex(1, letters, key)
    if (asked === 'product')
      return {
        lines: [
          'The HCF of two numbers times their LCM is the product of the numbers',
          earns(1, `So HCF $\\times$ LCM $= ${first} \\times ${second} = ${measure}$`),
        ],
        key: measure,
      }
    return {
      lines: [
        `The numbers $${first}$ and $${second}$ are already products of powers of primes`,
        line('rule', `For the ${asked} take the ${asked === 'HCF' ? 'smaller' : 'greater'} power of each prime`),
        ...letters.map((_, index) => powerLine(given, key, index)),
        earns(1, `So $\\text{${asked}}${names ? `(${names.join(', ')})` : ''} = ${measure}$`),
      ],
      key: measure,
    }
  },
})
