import { countObjection, shown, sumSides, sumTo, termAt, termSides, type Progression } from './pieces/progression'
import { toText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** Amounts of which each is more than the one before by d: the nth of them is asked, or all n together. */
export interface Given extends Progression {
  readonly n: number
  readonly asked: 'term' | 'sum'
}

/** The words of a story. */
interface Manner {
  readonly given: string
  readonly answer: (value: Fraction) => string
}

const plain = ({ a, d, n, asked }: Given): Manner => ({
  given: `The amounts form an AP with $a = ${shown(a)},\\ d = ${shown(d)}$; ${asked === 'term' ? `one of them is asked, so find $a_{${n}}$` : `all of them together are asked, so find $S_{${n}}$`}.`,
  answer: (value) =>
    asked === 'term' ? `Hence it is $${shown(value)}$.` : `Hence all of them together are $${shown(value)}$.`,
})

/** E.g. "An auditorium has 20 rows. There are 18 seats in the first row, and each row has 2 seats more ..." */
export const growingAmounts = worked<Given, Manner>({
  id: 'growing-amounts',
  archetype: 'ap-word-sequence',
  objection: (given) => {
    const count = countObjection(given.n)
    if (count !== null) return count
    return termAt(given, given.n).n < 0n
      ? 'With these numbers an amount would become negative: check what you typed.'
      : null
  },
  solve: (given, manner = plain(given)) => {
    const { n, asked } = given
    const value = asked === 'term' ? termAt(given, n) : sumTo(given, n)
    return {
      lines: [
        earns(1, manner.given, 'given'),
        earns(0.5, asked === 'term' ? 'Formula: $a_n = a + (n - 1)d$' : 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$'),
        earns(1, `$${(asked === 'term' ? termSides(given, n) : sumSides(given, n)).join(' = ')}$`, 'worked out'),
        earns(0.5, manner.answer(value)),
      ],
      key: toText(value),
    }
  },
})
