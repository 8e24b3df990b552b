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

/** The same, where neither a fraction nor the sign of the constant nor a 1 in it tells the nature. */
export function drawWithAnyConstant(random: Random, nature: Nature): NatureDraw {
  const [isWhole, isPositive] = [random.chance(0.5), nature === 'distinct' ? random.chance(0.6) : true]
  const isOne = random.chance(0.15)
  return random.until(
    (source) => {
      const [a, b] = [source.integer(1, 9), source.integer(-9, 9)]
      const d = source.pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 12].filter((n) => (4 * a) % n === 0))
      // squares on top as well, as there are where the roots are equal
      const top = isOne
        ? source.pick([1, -1])
        : source.chance(0.5)
          ? source.integer(2, 4) ** 2
          : source.integer(-20, 20)
      const drawn = fraction(top, isWhole ? 1 : d)
      return { a, b, c: nature === 'equal' ? fraction(b * b, 4 * a) : drawn }
    },
    ({ a, b, c }) => {
      const [n, d] = [Number(c.n), Number(c.d)]
      const excess = b * b * d - 4 * a * n
      const fits = nature === 'equal' || (nature === 'distinct' ? excess > 0 : excess < 0)
      const looks = n > 0 === isPositive && (d === 1) === isWhole && (Math.abs(n) === 1) === isOne
      return fits && looks && b !== 0 && n !== 0 && d <= 12 && Math.abs(n) <= 20
    },
  )
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
