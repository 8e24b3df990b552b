import { equals, exact, fraction, negate, type Fraction } from '../../maths'
import { distinctSlips } from '../distinct-slips'
import type { Slip } from '../template'
import { solutionText, xy, type Letters, type Pair } from './line'

type Value = Fraction | number

/** What goes wrong in most solutions: letters exchanged, a sign lost in the subtraction, only the first unknown found. */
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
    ...afterSubtraction(pair, p, letters),
  ])
}

/** The second value when subtracting the equations changes only the first sign: 3y − (−5y) taken as 3y − 5y. */
function afterSubtraction([[a1, b1, c1], [a2, b2, c2]]: Pair, x: Fraction, letters: Letters): readonly Slip[] {
  if (a1 !== a2 || b1 * b2 > 0 || b1 + b2 === 0) return []
  return [
    {
      response: solutionText(x, fraction(c1 - c2, b1 + b2), letters),
      note: 'When you subtract an equation, change the sign of every one of its terms.',
    },
  ]
}
