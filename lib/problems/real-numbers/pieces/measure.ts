import { gcd } from '../../../maths'
import type { Random } from '../../../random'
import { product } from './in-words'

/** Quantities that one measure fits, and whether its size is asked or how often it fits. */
export interface Measure {
  readonly story: 'tiles' | 'drums' | 'bags'
  /** The HCF, and what is left of each quantity when it is divided by it. */
  readonly g: number
  readonly quotients: readonly number[]
  readonly asked: 'size' | 'count'
}

export const quantitiesOf = ({ g, quotients }: Measure): readonly number[] => quotients.map((q) => g * q)

export const countOf = ({ story, quotients }: Measure): number =>
  story === 'tiles' ? product(quotients) : quotients.reduce((a, b) => a + b, 0)

export function drawMeasure(random: Random): Measure {
  // drawn first: three quantities fit less often than two, and no story is to come less often for it
  const story = random.pick(['tiles', 'drums', 'bags'] as const)
  const asked = random.pick(['size', 'count'] as const)
  return random.until(
    (source): Measure => ({
      story,
      g: story === 'tiles' ? 5 * source.integer(5, 19) : source.integer(6, 36),
      quotients: Array.from({ length: story === 'tiles' ? 2 : 3 }, () => source.integer(3, 15)).toSorted(
        (a, b) => b - a,
      ),
      asked,
    }),
    ({ g, quotients }) =>
      gcd(...quotients) === 1 &&
      // the third quantity counts too
      (quotients.length === 2 || gcd(...quotients.slice(0, 2)) > 1) &&
      new Set(quotients).size === quotients.length &&
      g * Math.max(...quotients) <= 1000 &&
      quotients.every((a) => quotients.every((b) => a === b || a % b !== 0)),
  )
}
