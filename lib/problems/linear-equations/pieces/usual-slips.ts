import { add, divide, fraction, multiply, negate, subtract, type Fraction } from '../../../maths'
import { distinctSlips } from '../../slips/distinct-slips'
import type { Slip } from '../../template'
import { levelled } from '../../../solutions/linear-equations/pieces/elimination'
import {
  byDeterminants,
  determinant,
  solutionText,
  xy,
  type Letters,
  type Pair,
} from '../../../solutions/linear-equations/pieces/line'

/** No value with a denominator that nobody would write down. */
const isWritten = ({ response }: Slip): boolean =>
  [...response.matchAll(/\/(\d+)/g)].every(([, below]) => Number(below) <= 30)

/** What goes wrong in most eliminations. */
export function usualSlips(pair: Pair, letters: Letters = xy): readonly Slip[] {
  const [x, y] = byDeterminants(pair)
  return distinctSlips(solutionText(x, y, letters), [
    {
      response: solutionText(y, x, letters),
      note: `The values are exchanged: put them back to see which is ${letters[0]}.`,
      step: 'last',
    },
    ...eliminationSlips(pair, letters),
  ]).filter(isWritten)
}

/**
 * The same for a story, and the solutions of equations that were set up wrongly: those without a negative number, which a student would
 * notice at once for a price, a length or an age. `distinct`: what becomes of two slips with one response.
 */
export const storySlips = (pair: Pair, more: readonly Slip[] = [], distinct = distinctSlips): readonly Slip[] =>
  distinct(solutionText(...byDeterminants(pair)), [...more, ...usualSlips(pair)]).filter(
    (slip) => !slip.response.includes('-') && isWritten(slip),
  )

/** The solution of a pair that was set up wrongly, if it has a single one. */
export const wrongPair = (pair: Pair, note: string, step: string): readonly Slip[] =>
  determinant(pair) === 0 ? [] : [{ response: solutionText(...byDeterminants(pair)), note, step }]

function eliminationSlips(pair: Pair, letters: Letters): readonly Slip[] {
  const { kept, times, upper, lower, opposite, turned } = levelled(pair)
  const way = turned ? -1 : 1
  const gone = kept === 0 ? 1 : 0
  const taken = turned ? upper : lower
  const [line, second] = pair
  const levels = times.filter((factor) => factor !== 1).length
  const [right, value] = [byDeterminants(pair)[gone], byDeterminants(pair)[kept]]
  const named = (found: Fraction, other: Fraction) =>
    kept === 0 ? solutionText(found, other, letters) : solutionText(other, found, letters)
  const [term, constant] = [multiply(fraction(line[kept]), value), fraction(line[2])]
  /** The slip by which the first value found is top ÷ below; the second one follows without a new slip. */
  const first = (top: number, below: number, note: string, step = 'combined'): readonly Slip[] => {
    if (below === 0) return []
    const found = fraction(top, below)
    const other = divide(subtract(constant, multiply(fraction(line[kept]), found)), fraction(line[gone]))
    return [{ response: named(found, other), note, step }]
  }
  const subtraction = 'When you subtract an equation, change the sign of every one of its terms.'
  const [sum, difference] = [upper[2] + lower[2], upper[2] - lower[2]]
  const [sumKept, differenceKept] = [upper[kept] + lower[kept], upper[kept] - lower[kept]]
  const [top, below] = times[0] === 1 ? [upper[2], second[2]] : [line[2], lower[2]]
  return [
    ...(opposite || upper[kept] * lower[kept] > 0 ? [] : first(way * difference, sumKept, subtraction)),
    ...(opposite || taken[2] === 0 || (upper[2] > 0 && lower[2] > 0)
      ? []
      : first(sum, way * differenceKept, subtraction)),
    ...(levels === 0
      ? []
      : first(
          opposite ? top + below : top - below,
          opposite ? sumKept : differenceKept,
          'Multiply every term of the equation, the right side too.',
          'levelled',
        )),
    ...(opposite
      ? first(
          difference,
          differenceKept,
          `The coefficients of ${letters[gone]} have opposite signs: does ${letters[gone]} go when you subtract?`,
        )
      : first(
          sum,
          sumKept,
          `The coefficients of ${letters[gone]} have the same sign: does ${letters[gone]} go when you add?`,
        )),
    {
      response: named(value, divide(add(constant, term), fraction(line[gone]))),
      note: 'A term that goes to the other side changes its sign.',
      step: 'second value',
    },
    {
      response: named(value, negate(right)),
      note: `Check the sign of ${letters[gone]}: put both values into both equations.`,
      step: 'second value',
    },
  ]
}
