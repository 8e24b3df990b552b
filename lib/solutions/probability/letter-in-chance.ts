import { divide, one, sign, subtract, toTex, toText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** The probability of an event is k·x, and that of its complement is told. */
export interface LetterInChance {
  readonly k: Fraction
  readonly letter: string
  readonly other: Fraction
}

/** E.g. "The probability of guessing the answer is x/12, that of not guessing it 2/3. Find x." */
export const letterInChance = worked<LetterInChance>({
  id: 'letter-in-chance',
  archetype: 'prob-complement',
  objection: ({ k, other }) =>
    sign(k) > 0 && sign(other) >= 0 && sign(subtract(one, other)) >= 0
      ? null
      : 'A probability lies from $0$ to $1$: check the numbers.',
  solve: ({ k, letter, other }) => {
    const rest = subtract(one, other)
    const value = divide(rest, k)
    const term = k.n === 1n ? `\\dfrac{${letter}}{${k.d}}` : `${toTex(k)}${letter}`
    return {
      key: toText(value),
      lines: [
        'The two events are complementary, so the sum of their probabilities is $1$.',
        earns(1, `$${term} + ${toTex(other)} = 1$, so $${term} = ${toTex(rest)}$.`),
        earns(1, `Hence, $${letter} = ${toTex(value)}$.`),
      ],
    }
  },
})
