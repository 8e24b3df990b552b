import { earns } from '../line'
import { worked } from '../solution'
import { add, fraction, isInteger, multiply, one, sign, subtract, toTex, toText, type Fraction } from '../../maths'

/** So many things of three kinds, and the probabilities of two of them. */
export interface ThirdOfTotal {
  readonly total: Fraction
  readonly kinds: readonly [first: string, second: string, third: string]
  readonly chances: readonly [first: Fraction, second: Fraction]
}

const left = ({ chances: [first, second] }: ThirdOfTotal): Fraction => subtract(one, add(first, second))

/** E.g. "A bag has 90 balls, some blue, some green and the others yellow. P(blue) = 2/9, P(green) = 1/2. How many are yellow?" */
export const thirdOfTotal = worked<ThirdOfTotal>({
  id: 'third-of-total',
  archetype: 'prob-find-count',
  objection: (given) => {
    const { total, chances } = given
    if (sign(left(given)) < 0 || !isInteger(total))
      return 'The probabilities together are more than $1$: check the numbers.'
    return [...chances, left(given)].every((chance) => isInteger(multiply(chance, total)))
      ? null
      : 'With these numbers it would be no whole number of things: check what you typed.'
  },
  solve: (given) => {
    const { total, kinds, chances } = given
    const [a, b, c] = kinds
    const share = left(given)
    const found = multiply(share, total)
    return {
      lines: [
        `$P(\\text{${a}}) + P(\\text{${b}}) + P(\\text{${c}}) = 1$`,
        earns(1, `$P(\\text{${c}}) = 1 - ${toTex(chances[0])} - ${toTex(chances[1])} = ${toTex(share)}$`),
        earns(1, `Number of ${c} ones $= ${toTex(share)} \\times ${toTex(total)} = ${toTex(found)}$`),
      ],
      key: toText(found),
    }
  },
})

export const ratioShare = (part: Fraction, other: Fraction): Fraction =>
  fraction(part.n * other.d, part.n * other.d + other.n * part.d)
