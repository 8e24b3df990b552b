import { isInteger, sign, toTex } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { numbered } from './pieces/elimination'
import { clearing, equationsObjection, wholeLine, type Equations } from './pieces/equation'
import { byDeterminants, determinant, solutionText, type Pair } from './pieces/line'
import { solvedPair } from './pieces/pair-lines'

/** a articles of one kind and b of another cost ₹c, on two bills. */
export interface Given {
  readonly bills: Equations
  /** One article of each kind: 'pencil' and 'pen'. */
  readonly articles: readonly [x: string, y: string]
}

const pairOf = ({ bills: [first, second] }: Given): Pair => [
  wholeLine(first, clearing(first)),
  wholeLine(second, clearing(second)),
]

function objection(given: Given): string | null {
  const general = equationsObjection(given.bills)
  if (general !== null) return general
  if (given.bills.some(({ a, b }) => [a, b].some((count) => !isInteger(count) || sign(count) < 0)))
    return 'The articles on a bill are counted: whole numbers, none negative.'
  const [first, second] = pairOf(given)
  if (determinant([first, second]) === 0)
    return first[0] * second[2] === second[0] * first[2]
      ? 'The two bills do not fix the prices: one is a multiple of the other, so there are infinitely many solutions.'
      : 'No prices fit both bills: the articles of one are a multiple of those of the other, and the totals are not.'
  return byDeterminants(pairOf(given)).some((price) => sign(price) < 0)
    ? 'At these totals an article would have a negative price.'
    : null
}

/** E.g. "5 pencils and 7 pens together cost ₹50, whereas 7 pencils and 5 pens together cost ₹46. Find ..." */
export const twoBills = worked<Given>({
  id: 'two-bills',
  archetype: 'le-word-costs',
  objection,
  solve: (given) => {
    const [one, other] = given.articles
    const pair = pairOf(given)
    const [x, y] = byDeterminants(pair)
    const { lines } = solvedPair(pair, { marks: [0.5, 0.5, 0.5] })
    return {
      lines: [
        line('meaning', `Let one ${one} cost ₹$x$ and one ${other} ₹$y$. Each statement gives one equation`),
        earns(0.5, says`${numbered(pair[0], 1)}`, 'first equation'),
        earns(0.5, says`${numbered(pair[1], 2)}`, 'second equation'),
        ...lines.slice(0, -1),
        earns(
          0.5,
          says`So one ${one} costs ₹$${toTex(x)}$ and one ${other} costs ₹$${toTex(y)}$: ${chain('x', toTex(x))}, ${chain('y', toTex(y))}`,
          'prices',
        ),
      ],
      key: solutionText(x, y),
    }
  },
})
