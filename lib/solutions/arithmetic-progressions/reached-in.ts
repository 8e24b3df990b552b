import { ordinal, shown, type Progression } from './pieces/progression'
import { placeOf } from './pieces/place-of-value'
import { isInteger, one, subtract, toText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** An amount that grows by d each time: when it reaches a value is asked. */
export interface Given extends Progression {
  readonly value: Fraction
  /** The calendar year of the first of them, where the year is asked. */
  readonly since?: number
}

interface Manner {
  readonly given: string
  readonly answer: (place: string) => string
}

const plain = ({ a, d, value }: Given): Manner => ({
  given: `The amounts form an AP with $a = ${shown(a)},\\ d = ${shown(d)}$. Let $a_n = ${shown(value)}$.`,
  answer: (place) => `Hence the ${place} of them is $${shown(value)}$.`,
})

/** E.g. "Subba Rao started work in 1995 at an annual salary of ₹5000 and received an increment of ₹200 each year. In which year ..." */
export const reachedIn = worked<Given, Manner>({
  id: 'reached-in',
  archetype: 'ap-word-sequence',
  objection: (given) => {
    if (given.d.n === 0n) return 'The amount never changes: check what you typed.'
    const n = placeOf(given, given.value)
    return isInteger(n) && n.n >= 1n && n.n <= 1_000_000n
      ? null
      : 'With these numbers the amount is never exactly that value: check what you typed.'
  },
  solve: (given, manner = plain(given)) => {
    const { a, d, value, since } = given
    const n = placeOf(given, value)
    const step = d.n < 0n ? `(${shown(d)})` : shown(d)
    return {
      lines: [
        manner.given,
        earns(0.5, 'Formula: $a_n = a + (n - 1)d$'),
        earns(1, `$${shown(value)} = ${shown(a)} + (n - 1) \\times ${step}$`),
        earns(0.5, `$(n - 1) \\times ${step} = ${shown(subtract(value, a))}$, so $n - 1 = ${shown(subtract(n, one))}$`),
        earns(0.5, `This gives $n = ${shown(n)}$.`, 'year'),
        earns(0.5, manner.answer(ordinal(Number(n.n)))),
        ...(since === undefined
          ? []
          : [
              `The first year is $${since}$, so year number $${shown(n)}$ is $${since} + ${shown(subtract(n, one))} = ${since + Number(n.n) - 1}$.`,
            ]),
      ],
      key: since === undefined ? toText(n) : `${since + Number(n.n) - 1}`,
    }
  },
})
