import { bracketed, countObjection, ordinal, shown } from './pieces/progression'
import { add, divide, fraction, multiply, subtract, sumTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** The sum of the terms at two places. */
interface Pair {
  readonly places: readonly [number, number]
  readonly sum: Fraction
}

export interface Given {
  readonly one: Pair
  readonly two: Pair
  /** Where the first three terms are asked, and not a and d. */
  readonly asked?: 'three terms'
}

/** How many steps of d the two terms hold together. */
const stepsOf = ({ places: [i, j] }: Pair): number => i + j - 2

const twice = (steps: number): string =>
  sumTex([
    [2, 'a'],
    [steps, 'd'],
  ])

/** "a + 3d" */
const written = (n: number): string =>
  sumTex([
    [1, 'a'],
    [n - 1, 'd'],
  ])

const pairLine = (pair: Pair, number: 1 | 2) =>
  earns(
    0.5,
    says`$(${written(pair.places[0])}) + (${written(pair.places[1])}) = ${shown(pair.sum)}$, so ${chain(twice(stepsOf(pair)), shown(pair.sum))} ... (${number})`,
    `equation ${number}`,
  )

function objection({ one, two }: Given): string | null {
  const count = countObjection(...one.places, ...two.places)
  if (count !== null) return count
  return stepsOf(one) === stepsOf(two)
    ? `The ${ordinal(one.places[0])} and the ${ordinal(one.places[1])} term have the same sum as the other two in every AP, so the AP cannot be found.`
    : null
}

/** E.g. "In an AP the sum of the 4th and 9th terms is 58, and the sum of the 6th and 12th terms is 78. Find a and d." */
export const sumsOfTermPairs = worked<Given>({
  id: 'sums-of-term-pairs',
  archetype: 'ap-sums-of-term-pairs',
  objection,
  solve: ({ one, two, asked }) => {
    const [less, more] = [stepsOf(one), stepsOf(two)]
    const rise = subtract(two.sum, one.sum)
    const d = divide(rise, fraction(more - less))
    const double = subtract(one.sum, multiply(fraction(less), d))
    const a = divide(double, fraction(2))
    const [second, third] = [add(a, d), add(a, add(d, d))]
    return {
      lines: [
        'Let $a$ be the first term and $d$ the common difference.',
        pairLine(one, 1),
        pairLine(two, 2),
        earns(
          1,
          says`Subtracting (1) from (2): ${chain(sumTex([[more - less, 'd']]), `${shown(two.sum)} - ${bracketed(one.sum)}`, shown(rise))}, so ${chain('d', shown(d))}`,
          'difference',
        ),
        earns(
          0.5,
          says`From (1): ${chain('2a', `${shown(one.sum)} - ${less} \\times ${bracketed(d)}`, shown(double))}, so ${chain('a', shown(a))}`,
          'first term',
        ),
        earns(
          0.5,
          says`Hence ${chain('a', shown(a))} and ${chain('d', shown(d))}: the AP is $${shown(a)}, ${shown(second)}, ${shown(third)}, \\ldots$`,
        ),
      ],
      key: asked ? [a, second, third].map(toText).join(', ') : `a = ${toText(a)}, d = ${toText(d)}`,
    }
  },
})
