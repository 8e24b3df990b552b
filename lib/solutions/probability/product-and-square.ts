import { fraction, sign, subtract } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** One throws two dice and multiplies, another throws one die and squares: who gets a number more likely. */
export interface ProductAndSquare {
  readonly number: number
  readonly multiplies: string
  readonly squares: string
}

const faces = [1, 2, 3, 4, 5, 6]
const pairsOf = (n: number) => faces.flatMap((a) => faces.flatMap((b) => (a * b === n ? [`(${a}, ${b})`] : [])))

/** E.g. "Apoorv throws two dice and computes the product. Peehu throws one die and squares the number. Who has the better chance to get 36?" */
export const productAndSquare = worked<ProductAndSquare>({
  id: 'product-and-square',
  archetype: 'prob-two-dice-other',
  objection: ({ number, multiplies, squares }) =>
    Number.isSafeInteger(number) && number > 0 && multiplies !== squares
      ? null
      : 'The number that is wanted must be a positive whole number.',
  solve: ({ number, multiplies, squares }) => {
    const pairs = pairsOf(number)
    const root = faces.find((n) => n * n === number)
    const [one, other] = [fraction(pairs.length, 36), fraction(root === undefined ? 0 : 1, 6)]
    const order = sign(subtract(one, other))
    const key = order > 0 ? multiplies : order < 0 ? squares : 'both have the same chance'
    const tex = (good: number, all: number) => `\\frac{${good}}{${all}}`
    return {
      key,
      lines: [
        line('outcomes', says`${multiplies}: two dice have ${chain('6 \\times 6', '36')} equally likely outcomes.`),
        earns(
          1,
          pairs.length === 0
            ? `No outcome has the product $${number}$: the probability is $0$.`
            : `The product is $${number}$ for $${pairs.join(', ')}$: the probability is $${tex(pairs.length, 36)}$.`,
        ),
        earns(
          1,
          root === undefined
            ? `${squares}: one die has the squares $1, 4, 9, 16, 25, 36$, and $${number}$ is none of them: the probability is $0$.`
            : `${squares}: one die has $6$ equally likely outcomes, and the square is $${number}$ for $${root}$ alone: the probability is $${tex(1, 6)}$.`,
        ),
        earns(
          1,
          order === 0
            ? `Hence, both have the same chance to get $${number}$.`
            : `Hence, ${key} has the better chance to get $${number}$.`,
        ),
      ],
    }
  },
})
