import { toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { shown, termAt, termSides } from './pieces/progression'
import type { ProgressionWithSum } from './pieces/equation-for-count'
import { termsForSum } from './terms-for-sum'

export interface Given extends ProgressionWithSum {
  /** What the last term is called. */
  readonly letter: string
  /** So many terms are written out before the last one. */
  readonly written: number
}

/** How many terms there can be: those that are written out are among them. */
const countsOf = (given: Given): readonly number[] =>
  termsForSum
    .solve(given)
    .key.split(', ')
    .map(Number)
    .filter((n) => n > given.written)

/** E.g. "Solve 1 + 4 + 7 + 10 + ... + x = 287." */
export const lastFromSum = worked<Given>({
  id: 'last-from-sum',
  archetype: 'ap-terms-for-sum',
  objection: (given) => {
    if (given.d.n === 0n) return 'All terms are the same here: check what you typed.'
    const none = termsForSum.objection(given)
    if (none !== null) return none
    return countsOf(given).length > 0
      ? null
      : 'With this sum no term comes behind the written ones: check what you typed.'
  },
  solve: (given) => {
    const { a, d, letter, written } = given
    const counts = countsOf(given)
    const values: readonly Fraction[] = counts.map((n) => termAt(given, n))
    const { lines } = termsForSum.solve(given)
    return {
      lines: [
        `The numbers are terms of an AP with $a = ${shown(a)}$ and $d = ${shown(d)}$; $${letter}$ is the last of $n$ terms.`,
        ...lines.slice(1),
        ...(lines.length > 0 && termsForSum.solve(given).key.split(', ').length > counts.length
          ? [`There are more than ${written} terms, so $n = ${counts.join('$ or $n = ')}$.`]
          : []),
        ...counts.map((n) => earns(0.5, says`Last term: ${chain(...termSides(given, n))}`)),
        `Hence $${letter} = ${values.map(shown).join(`$ or $${letter} = `)}$.`,
      ],
      key: values.map(toText).join(', '),
    }
  },
})
