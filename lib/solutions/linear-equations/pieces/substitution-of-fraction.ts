import { fraction, multiply, subtract, sumTex, toTex, type Term } from '../../../maths'
import { chain, says } from '../../claim'
import { earns, line, type Line as WorkedLine } from '../../line'
import { byDeterminants, determinant, type Letters, type Pair } from './line'

/** Substitution where the first letter can only be expressed as a fraction, or with other letters than x and y. */
export function substitutionOfFraction(pair: Pair, [x, y]: Letters): readonly WorkedLine[] {
  const [[a1, b1, c1], [a2, b2, c2]] = pair
  const top = sumTex([
    [c1, ''],
    [-b1, y],
  ])
  const inner = a1 === 1 ? top : `\\frac{${top}}{${a1}}`
  const product: Term = [1, a1 === 1 ? `(${top})` : `\\left(${inner}\\right)`]
  const [coefficient, right] = [determinant(pair), a1 * c2 - a2 * c1]
  const value = byDeterminants(pair)[1]
  const numerator = subtract(fraction(c1), multiply(fraction(b1), value))
  const cleared = sumTex([
    [a2 * c1, ''],
    [-a2 * b1, y],
    [a1 * b2, y],
  ])
  const lead = a1 === 1 ? '' : `Multiplying by $${a1}$: `
  return [
    line('expressed', says`From (1): ${chain(x, inner)}`),
    earns(
      0.5,
      says`Substituting in (2): ${chain(
        sumTex([
          [a2, product[1]],
          [b2, y],
        ]),
        `${c2}`,
      )}`,
      'substituted',
    ),
    earns(
      0.5,
      says`${lead}${chain(cleared, `${a1 * c2}`)}, so ${chain(sumTex([[coefficient, y]]), `${right}`)} and ${chain(y, toTex(value))}`,
      'expanded',
    ),
    earns(
      0.5,
      says`Putting $${y} = ${toTex(value)}$ back: ${chain(x, `\\frac{${toTex(numerator)}}{${a1}}`, toTex(multiply(numerator, fraction(1, a1))))}`,
      'put back',
    ),
  ]
}
