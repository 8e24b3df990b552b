import { divide, equals, exact, fraction, multiply, negate, subtract, type Fraction } from '../../maths'
import { distinctSlips } from '../distinct-slips'
import type { Slip } from '../template'
import { levelled } from './elimination'
import { solutionText, xy, type Letters, type Pair } from './line'

type Value = Fraction | number

/** What goes wrong in most solutions: letters exchanged, a sign lost at the end or in the subtraction. */
export function usualSlips(x: Value, y: Value, pair: Pair, letters: Letters = xy): readonly Slip[] {
  const [p, q] = [exact(x), exact(y)]
  return distinctSlips(solutionText(p, q, letters), [
    ...(equals(p, q)
      ? []
      : [
          {
            response: solutionText(q, p, letters),
            note: `The values are exchanged: put them back to see which is ${letters[0]}.`,
          },
        ]),
    { response: solutionText(p, negate(q), letters), note: 'Check the signs: put both values into both equations.' },
    ...afterSubtraction(pair, letters),
  ])
}

/** The same for a story, where a student notices at once that a price, a length or an age cannot be negative. */
export const storySlips = (x: Value, y: Value, pair: Pair): readonly Slip[] =>
  usualSlips(x, y, pair).filter(({ response }) => !response.includes('-') && !response.includes('/'))

/** Both values when subtracting the equations changes only the first sign: 3y − (−5y) taken as 3y − 5y. */
function afterSubtraction(pair: Pair, letters: Letters): readonly Slip[] {
  const { kept, upper, lower, opposite } = levelled(pair)
  const coefficient = upper[kept] + lower[kept]
  if (opposite || upper[kept] * lower[kept] > 0 || coefficient === 0) return []
  const found = fraction(upper[2] - lower[2], coefficient)
  const [line] = pair
  const gone = kept === 0 ? 1 : 0
  const other = divide(subtract(fraction(line[2]), multiply(fraction(line[kept]), found)), fraction(line[gone]))
  return [
    {
      response: kept === 0 ? solutionText(found, other, letters) : solutionText(other, found, letters),
      note: 'When you subtract an equation, change the sign of every one of its terms.',
    },
  ]
}
