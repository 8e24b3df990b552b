import { fraction, multiply, squared, subtract, toTex, toText, type Fraction } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A random point of a round board, wanted in a disc that is drawn in it, or outside of that. */
export interface PointInDisc {
  readonly whole: Fraction
  readonly inner: Fraction
  readonly isInside: boolean
}

/** E.g. "A round board of radius 6 cm has an inner disc of radius 3 cm. Find the probability that a random point of the board lies in the inner disc." */
export const pointInDisc = worked<PointInDisc>({
  id: 'point-in-disc',
  archetype: 'prob-spinner-geometric',
  objection: ({ whole, inner }) =>
    inner.n > 0n && subtract(whole, inner).n > 0n ? null : 'The disc must be smaller than the board: check the radii.',
  solve: ({ whole, inner, isInside }) => {
    const [all, small] = [squared(whole), squared(inner)]
    const good = isInside ? small : subtract(all, small)
    const value = multiply(good, fraction(all.d, all.n))
    const area = (r: Fraction) => `\\pi \\times ${r.d === 1n ? toTex(r) : `\\left(${toTex(r)}\\right)`}^2`
    const wanted = isInside ? area(inner) : `${area(whole)} - ${area(inner)}`
    return {
      key: toText(value),
      lines: [
        'Probability $= \\frac{\\text{area in which the point is wanted}}{\\text{area of the whole board}}$',
        earns(1, says`${chain('P', `\\frac{${wanted}}{${area(whole)}}`, toTex(value))}`),
        earns(1, says`Hence, ${isValue('the probability', toTex(value))}.`),
      ],
    }
  },
})
