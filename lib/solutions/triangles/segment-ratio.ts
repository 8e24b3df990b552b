import { lengthObjection, lengthTex, lengthText } from './pieces/length'
import { divide, multiply, type Fraction } from '../../maths'
import { isValue, chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

export type SegmentKind = 'altitude' | 'median' | 'angle bisector'

/** Two similar triangles whose lengths are as p : q, and a length of the first. */
export interface Given {
  readonly p: Fraction
  readonly q: Fraction
  readonly first: Fraction
  readonly kind: SegmentKind
  /** The side of the second triangle that is asked for; null where the segment is. */
  readonly side: string | null
  readonly unit: string
}

/** E.g. "△ABC ∼ △DEF and AB : DE = 4 : 7. The altitude from A is 6 cm. Find the altitude from D." */
export const segmentRatio = worked<Given>({
  id: 'segment-ratio',
  archetype: 'tri-altitude-median-ratio',
  objection: ({ p, q, first }) => lengthObjection([p, q, first]),
  solve: ({ p, q, first, kind, side, unit }) => {
    const found = divide(multiply(first, q), p)
    const [one, two, known, key] = [lengthTex(p), lengthTex(q), lengthTex(first), lengthTex(found)]
    return {
      lines: [
        line(
          'same ratio',
          `Corresponding ${kind}s of similar triangles are in the ratio of the sides, here $${one} : ${two}$.`,
        ),
        line(
          'proportion',
          says`If the length is $x$ ${unit}, then $\\frac{${known}}{x} = \\frac{${one}}{${two}}$, so ${chain('x', `\\frac{${known} \\times ${two}}{${one}}`, key)}`,
        ),
        earns(1, says`Hence ${isValue(side === null ? `the ${kind}` : `the length of $${side}$`, key, unit)}.`),
      ],
      key: lengthText(found),
    }
  },
})
