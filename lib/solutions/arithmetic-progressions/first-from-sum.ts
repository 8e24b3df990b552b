import { bracketed, countObjection, shown } from './pieces/progression'
import { add, divide, fraction, multiply, subtract, sumTex, toText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** n amounts that add up to a total, each d more than the one before, or less where d is negative: the first is asked, or all. */
export interface Given {
  readonly total: Fraction
  readonly n: number
  readonly d: Fraction
  /** Each of them is asked. */
  readonly all?: true
}

interface Manner {
  /** "prize" */
  readonly thing: string
}

const firstOf = ({ total, n, d }: Given): Fraction =>
  divide(subtract(divide(total, fraction(n, 2)), multiply(fraction(n - 1), d)), fraction(2))

/** E.g. "A sum of ₹700 is to be used for seven cash prizes. Each prize is ₹20 less than the one before it. ..." */
export const firstFromSum = worked<Given, Manner>({
  id: 'first-from-sum',
  archetype: 'ap-word-sequence',
  objection: (given) => {
    const count = countObjection(given.n)
    if (count !== null) return count
    if (given.all && given.n > 30) return 'These are too many to be written out.'
    const [a, steps] = [firstOf(given), multiply(fraction(given.n - 1), given.d)]
    return a.n > 0n && subtract(a, { n: -steps.n, d: steps.d }).n > 0n
      ? null
      : 'With these numbers one of the amounts would not be positive: check what you typed.'
  },
  solve: (given, { thing } = { thing: 'amount' }) => {
    const { total, n, d, all } = given
    const values = Array.from({ length: n }, (_, at) => add(firstOf(given), multiply(fraction(at), d)))
    const a = firstOf(given)
    const double = multiply(fraction(2), a)
    const inside = sumTex([
      [2, 'a'],
      [multiply(fraction(n - 1), d), ''],
    ])
    return {
      lines: [
        `Let the first ${thing} be ₹$a$. The ${thing}s form an AP with $d = ${shown(d)},\\ n = ${n},\\ S_{${n}} = ${shown(total)}$.`,
        earns(0.5, 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$'),
        earns(1, `$${shown(total)} = \\frac{${n}}{2}[2a + (${n} - 1) \\times ${bracketed(d)}]$`, 'put in'),
        earns(
          0.5,
          `Multiplying by 2 and dividing by ${n}: $${inside} = ${shown(divide(total, fraction(n, 2)))}$`,
          'bracket',
        ),
        earns(0.5, `$2a = ${shown(double)}$, so $a = ${shown(a)}$`, 'first prize'),
        all
          ? earns(0.5, `Hence the ${thing}s are ₹$${values.map(shown).join(',\\ ')}$.`)
          : earns(0.5, `Hence the first ${thing} is ₹$${shown(a)}$.`),
      ],
      key: all ? values.map(toText).join(', ') : toText(a),
    }
  },
})
