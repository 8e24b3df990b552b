import { lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { add, compare, fraction, sign, subtract, type Fraction } from '../../maths'
import { equals, isValue, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

type Sides = readonly [length: Fraction, breadth: Fraction, height: Fraction]

/** A block with so many equal hollows, which do not meet. */
export type ManyDepressions = {
  readonly pi: Fraction
  readonly sides: Sides
  readonly radius: Fraction
  readonly count: number
  /** Of length: 'cm'. */
  readonly unit: string
} & (
  | { readonly shape: 'cone'; readonly asked: 'volume'; readonly depth: Fraction }
  | { readonly shape: 'hemisphere'; readonly asked: 'volume' | 'surface area' }
)

/** One hollow: what it takes from the volume, or adds to the surface. */
export function hollowOf(given: ManyDepressions): Fraction {
  const { pi, radius } = given
  const circle = product(pi, radius, radius)
  if (given.shape === 'cone') return product(fraction(1, 3), circle, given.depth)
  return given.asked === 'volume' ? product(fraction(2, 3), circle, radius) : circle
}

const blockOf = ({ sides: [l, b, h], asked }: ManyDepressions): Fraction =>
  asked === 'volume' ? product(l, b, h) : product(2, add(add(product(l, b), product(b, h)), product(h, l)))

function objection(given: ManyDepressions): string | null {
  const { pi, sides, radius, count } = given
  const [length, breadth, height] = sides
  const depth = given.shape === 'cone' ? given.depth : radius
  const bad = piObjection(pi) ?? lengthObjection({ length, breadth, height, radius, depth })
  if (bad !== null) return bad
  if (!Number.isSafeInteger(count) || count < 1 || count > 1000) return 'The number of hollows must be a whole number.'
  const largest = [...sides].reduce((one, other) => (compare(one, other) > 0 ? one : other))
  return compare(depth, largest) < 0 && sign(subtract(blockOf({ ...given }), product(count, hollowOf(given)))) > 0
    ? null
    : 'The hollows are too large for the block: check the numbers that you typed.'
}

/** E.g. "A pen stand is a cuboid 20 cm by 10 cm by 4 cm with 5 conical depressions, each of radius 0.7 cm and depth 3 cm. Find the volume of wood in it." */
export const manyDepressions = worked<ManyDepressions>({
  id: 'many-depressions',
  archetype: 'sav-many-depressions',
  objection,
  solve: (given) => {
    const { pi, sides, radius, count, unit } = given
    const isVolume = given.asked === 'volume'
    const [one, block] = [hollowOf(given), blockOf(given)]
    const all = product(count, one)
    const value = isVolume ? subtract(block, all) : add(block, all)
    const [l, b, h, p, r] = [...sides, pi, radius].map(numeral)
    const [each, sum, key, whole] = [one, all, value, block].map(numeral)
    const power = `${unit}${isVolume ? '³' : '²'}`
    const volume =
      given.shape === 'cone'
        ? `\\dfrac{1}{3} \\times ${p} \\times ${r} \\times ${r} \\times ${numeral(given.depth)}`
        : `\\dfrac{2}{3} \\times ${p} \\times ${r} \\times ${r} \\times ${r}`
    return {
      key: numeralText(value),
      lines: [
        earns(
          0.5,
          isVolume
            ? says`${equals('Volume of the block', `${l} \\times ${b} \\times ${h}`, `${whole}`)} ${power}`
            : says`${equals('Surface area of the block', `2(${l} \\times ${b} + ${b} \\times ${h} + ${h} \\times ${l})`, `${whole}`)} ${power}`,
          'block',
        ),
        earns(
          1,
          isVolume
            ? says`${equals('Volume of one depression', volume, `${each}`)} ${power}`
            : says`Each depression replaces a circle, $\\pi r^2$, by a hemisphere, $2\\pi r^2$: ${equals('gain in surface area', `${p} \\times ${r} \\times ${r}`, `${each}`)} ${power}`,
          'one',
        ),
        earns(
          0.5,
          says`For all of them: ${equals(isVolume ? 'volume taken out' : 'gain in all', `${count} \\times ${each}`, `${sum}`)} ${power}`,
          'all',
        ),
        earns(
          0.5,
          says`${equals(isVolume ? 'Volume left' : 'Surface area', `${whole} ${isVolume ? '-' : '+'} ${sum}`, `${key}`)} ${power}`,
          'left',
        ),
        earns(0.5, says`Hence, ${isValue(isVolume ? 'the volume left' : 'the surface area', `${key}`, power)}.`),
      ],
    }
  },
})
