import { fraction, isInteger, toNumber, type Fraction } from '../../maths/fraction'
import * as quotients from '../../maths/quotient'
import { whole, type Quotient } from '../../maths/quotient'
import { unity, type Budget } from '../../maths/sum'
import { squareRoot } from '../../maths/sum-root'
import type { TrigName } from './node'

/** sin² of the angles whose ratios are learnt by heart. */
const sineSquares: ReadonlyMap<number, Fraction> = new Map([
  [0, fraction(0)],
  [30, fraction(1, 4)],
  [45, fraction(1, 2)],
  [60, fraction(3, 4)],
  [90, fraction(1)],
])

/** sin 60° is √3/2; null for any other angle than 0°, 30°, 45°, 60° and 90°. Throws RangeError for tan 90°. */
export function ratioOf(name: TrigName, angle: Quotient, budget: Budget): Quotient | null {
  const degrees = quotients.rationalOf(angle)
  const sineSquare = degrees && isInteger(degrees) ? sineSquares.get(toNumber(degrees)) : undefined
  if (!sineSquare) return null
  const sine = whole(squareRoot(sineSquare, budget))
  const cosine = whole(squareRoot(fraction(sineSquare.d - sineSquare.n, sineSquare.d), budget))
  const one = whole(unity)
  const parts = {
    sin: [sine, one],
    cos: [cosine, one],
    tan: [sine, cosine],
    cosec: [one, sine],
    sec: [one, cosine],
    cot: [cosine, sine],
  } as const
  const [top, bottom] = parts[name]
  return quotients.divide(top, bottom, budget)
}
