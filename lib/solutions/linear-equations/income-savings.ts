import { isInteger, multiply, negate, sign, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { numbered } from './pieces/elimination'
import { equation, type Equations } from './pieces/equation'
import { byDeterminants } from './pieces/line'
import { solvedPair } from './pieces/pair-lines'
import { storyObjection, wholePair } from './pieces/story'

/** Incomes and expenditures of two, each pair in a ratio, and what each of them saves. */
export interface Given {
  readonly incomes: readonly [Fraction, Fraction]
  readonly expenses: readonly [Fraction, Fraction]
  readonly saved: Fraction
  /** Who they are: 'Asha' and 'Bina'. */
  readonly names: readonly [string, string]
}

const equationsOf = ({ incomes: [p, q], expenses: [r, s], saved }: Given): Equations => [
  equation(p, negate(r), saved),
  equation(q, negate(s), saved),
]

function objection(given: Given): string | null {
  const { incomes, expenses } = given
  if ([...incomes, ...expenses].some((term) => !isInteger(term) || sign(term) <= 0))
    return 'The terms of the ratios must be whole numbers above $0$.'
  const found = storyObjection(equationsOf(given), { names: ['$x$', '$y$'] })
  return found === null || given.saved.n > 0n ? found : 'The savings must be more than $0$.'
}

/** "8x", and "x" for one of it. */
const times = (count: string | undefined, letter: string): string =>
  count === '1' ? letter : `${count ?? ''}${letter}`

/** E.g. "The monthly incomes of two sisters are in the ratio 8 : 5 and their expenditures in the ratio 5 : 3. ..." */
export const incomeSavings = worked<Given>({
  id: 'income-savings',
  archetype: 'le-income-savings',
  objection,
  solve: (given) => {
    const { names, incomes } = given
    const [first, second] = names
    const [p, q] = incomes.map(toTex)
    const [r, s] = given.expenses.map(toTex)
    const pair = wholePair(equationsOf(given))
    const [x] = byDeterminants(pair)
    const both = [multiply(incomes[0], x), multiply(incomes[1], x)] as const
    const [one, other] = both.map(toTex)
    return {
      lines: [
        line(
          'letters',
          `Let the incomes be ₹$${times(p, 'x')}$ and ₹$${times(q, 'x')}$, and the expenditures ₹$${times(r, 'y')}$ and ₹$${times(s, 'y')}$`,
        ),
        earns(0.5, says`Income − expenditure = savings. For ${first}: ${numbered(pair[0], 1)}`, 'first equation'),
        earns(0.5, says`For ${second}: ${numbered(pair[1], 2)}`, 'second equation'),
        ...solvedPair(pair, { marks: [0.5, 0.5, 0.5] }).lines.slice(0, -1),
        line('incomes', says`The incomes: ${chain(times(p, 'x'), `${one}`)} and ${chain(times(q, 'x'), `${other}`)}`),
        earns(0.5, `So the income of ${first} is ₹$${one}$ and that of ${second} is ₹$${other}$`),
      ],
      key: `${first} = ${toText(both[0])}, ${second} = ${toText(both[1])}`,
    }
  },
})
