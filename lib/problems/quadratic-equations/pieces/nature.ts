import { fraction, type Fraction } from '../../../maths'
import type { Random } from '../../../random'

export const natures = ['distinct', 'equal', 'none'] as const
export type Nature = (typeof natures)[number]

export const natureWords: Readonly<Record<Nature, string>> = {
  distinct: 'two distinct real roots',
  equal: 'two equal real roots',
  none: 'no real roots',
}

interface NatureDraw {
  readonly a: number
  readonly b: number
  readonly c: Fraction
}

/** A quadratic whose roots are of that nature. */
export function drawWithNature(random: Random, nature: Nature): NatureDraw {
  if (nature === 'equal') {
    return random.until(
      (source) => {
        const [a, b] = [source.integer(1, 9), source.integer(-9, 9)]
        return { a, b, c: fraction(b * b, 4 * a) }
      },
      ({ b, c }) => b !== 0 && c.d <= 12n && c.n <= 20n,
    )
  }
  const drawn = random.until(
    (source) => ({ a: source.integer(1, 9), b: source.integer(-9, 9), c: source.integer(-9, 9) }),
    ({ a, b, c }) => b !== 0 && c !== 0 && (nature === 'distinct' ? b * b > 4 * a * c : b * b < 4 * a * c),
  )
  return { ...drawn, c: fraction(drawn.c) }
}
