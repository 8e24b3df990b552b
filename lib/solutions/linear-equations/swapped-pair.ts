import { subtract, toTex, toText } from '../../maths'
import { isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { conclusion } from './pieces/elimination'
import { equationsObjection, isWhole, wholeLine, type Equations } from './pieces/equation'
import { byDeterminants, determinant, solutionText, xy, type Pair } from './pieces/line'
import { bothByAdding, sumAndDifferenceLines } from './pieces/sum-and-difference'

/** px + qy = r and qx + py = s. */
export interface Given {
  readonly equations: Equations
  /** x and y, or x − y alone. */
  readonly asked: 'both' | 'difference'
}

const pairOf = ({ equations }: Given): Pair => [wholeLine(equations[0]), wholeLine(equations[1])]

function objection(given: Given): string | null {
  const general = equationsObjection(given.equations)
  if (general !== null) return general
  if (!given.equations.every(isWhole)) return 'Clear the fractions of the equations first.'
  const pair = pairOf(given)
  const [[p, q], [a2, b2]] = pair
  if (a2 !== q || b2 !== p) return 'The coefficients of the second equation are not those of the first, exchanged.'
  return determinant(pair) === 0 ? 'This pair has no single solution: its two lines are parallel or the same.' : null
}

/** E.g. "Solve 99x + 101y = 499 and 101x + 99y = 501." */
export const swappedPair = worked<Given>({
  id: 'swapped-pair',
  archetype: 'le-swapped-large-coeff',
  objection,
  solve: (given) => {
    const pair = pairOf(given)
    const [x, y] = byDeterminants(pair)
    if (given.asked === 'both') return { lines: [...bothByAdding(pair), conclusion(x, y)], key: solutionText(x, y, xy) }
    const lines = sumAndDifferenceLines(pair)
    const value = subtract(x, y)
    return {
      lines: [
        ...lines.equations,
        earns(1, lines.difference, 'difference'),
        earns(1, lines.differenceOfBoth, 'difference of both'),
        line('value', says`So ${isValue('the value of $x - y$', toTex(value))}`),
      ],
      key: toText(value),
    }
  },
})
