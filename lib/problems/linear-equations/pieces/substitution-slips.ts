import { add, fraction, multiply, type Fraction } from '../../../maths'
import { distinctSlips } from '../../slips/distinct-slips'
import type { Slip } from '../../template'
import { byDeterminants, solutionText, type Pair } from '../../../solutions/linear-equations/pieces/line'
import { expressed } from '../../../solutions/linear-equations/pieces/substitution'

/** What goes wrong in most substitutions, at the lines that `substitutionLines` writes. */
export function substitutionSlips(pair: Pair): readonly Slip[] {
  const { letter, other, constant, slope, into } = expressed(pair)
  const [m, n, right] = [into[letter], into[other], into[2] - into[letter] * constant]
  const [x, y] = byDeterminants(pair)
  const named = (v: Fraction, w: Fraction) => (letter === 0 ? solutionText(v, w) : solutionText(w, v))
  const back = (w: Fraction, by: number) => named(add(fraction(constant), multiply(fraction(by), w)), w)
  const solved = (coefficient: number, by: number, note: string, step: string): readonly Slip[] =>
    coefficient === 0 ? [] : [{ response: back(fraction(right, coefficient), by), note, step }]
  return distinctSlips(solutionText(x, y), [
    {
      response: solutionText(y, x),
      note: 'The values are exchanged: put them back to see which is x.',
      step: 'last',
    },
    ...solved(n - m * slope, -slope, 'When a term goes to the other side, its sign changes.', 'expressed'),
    ...solved(
      n - m * slope,
      slope,
      m < 0
        ? 'A minus sign before a bracket changes the sign of every term inside.'
        : 'Mind the signs when you multiply out the bracket.',
      'expanded',
    ),
    ...(Math.abs(m) === 1
      ? []
      : solved(n + slope, slope, 'Multiply every term of the bracket, not only the first.', 'expanded')),
    {
      response: back(letter === 0 ? y : x, -slope),
      note: 'Mind the sign of the second term when you put the value back.',
      step: 'put back',
    },
  ])
}
