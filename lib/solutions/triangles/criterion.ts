import { lengthObjection, lengthTex } from './pieces/length'
import { add, compare, divide, equals, fraction, subtract, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** Two triangles by all their sides, or by two sides with the angle between them, or by two angles. */
export type Given =
  | { readonly by: 'sides'; readonly first: readonly Fraction[]; readonly second: readonly Fraction[] }
  | {
      readonly by: 'two sides'
      readonly first: readonly [Fraction, Fraction]
      readonly second: readonly [Fraction, Fraction]
      readonly angles: readonly [Fraction, Fraction]
    }
  | {
      readonly by: 'angles'
      readonly first: readonly [Fraction, Fraction]
      readonly second: readonly [Fraction, Fraction]
      /** Names of the two in an order that does not fit, and the other's corners in the order that does where they are similar. */
      readonly order?: { readonly claimed: readonly [string, string]; readonly rightly: string }
    }
  /** What is told shows it at once. */
  | {
      readonly by: 'told'
      readonly lines: readonly string[]
      readonly name: 'AA' | 'SAS' | 'SSS'
      readonly proves?: readonly string[]
      /** The triangles with their corners as they correspond, where that is asked. */
      readonly order?: string
    }

const sorted = (lengths: readonly Fraction[]): readonly Fraction[] => lengths.toSorted(compare)
const straight = fraction(180)

const third = ([a, b]: readonly [Fraction, Fraction]): Fraction => subtract(straight, add(a, b))

const isTriangle = (sides: readonly Fraction[]): boolean => {
  const [a, b, c] = sorted(sides)
  return a !== undefined && b !== undefined && c !== undefined && compare(add(a, b), c) > 0
}

function objection(given: Given): string | null {
  if (given.by === 'told') return null
  const lengths = lengthObjection([...given.first, ...given.second])
  if (lengths !== null) return lengths
  if (given.by === 'sides' && ![given.first, given.second].every(isTriangle))
    return 'No triangle has these sides: two sides together are longer than the third.'
  const angles =
    given.by === 'angles' ? [third(given.first), third(given.second)] : given.by === 'two sides' ? given.angles : []
  return angles.some((angle) => angle.n <= 0n || compare(angle, straight) >= 0)
    ? 'The angles of a triangle add up to 180°: check what you typed.'
    : null
}

const ratios = (first: readonly Fraction[], second: readonly Fraction[]): readonly Fraction[] =>
  first.map((length, index) => divide(length, second[index] ?? length))

const ratioLine = (a: Fraction, b: Fraction): Step => {
  const [plain, lowest] = [`\\frac{${lengthTex(a)}}{${lengthTex(b)}}`, toTex(divide(a, b))]
  return plain === lowest ? `$${plain}$` : says`${chain(plain, lowest)}`
}

/** E.g. "Sides 5, 7, 9 and 7.5, 10.5, 13.5. Are the triangles similar? Name the criterion." */
export const criterion = worked<Given>({
  id: 'criterion',
  archetype: 'tri-criterion',
  objection,
  solve: (given) => {
    if (given.by === 'told')
      return {
        lines: [
          ...given.lines,
          earns(1, `So the triangles are similar by the ${given.name} criterion.`),
          ...(given.proves ?? []),
          ...(given.order ? [`Corners that correspond stand in the same places: ${given.order}.`] : []),
        ],
        key: given.proves ? 'proved' : (given.order ?? `yes, ${given.name}`),
      }
    if (given.by === 'angles') {
      const [mine, theirs] = [given.first, given.second].map((two) => sorted([...two, third(two)]))
      const isSimilar = (mine ?? []).every((angle, index) => equals(angle, theirs?.[index] ?? straight))
      const found = ([a, b]: readonly [Fraction, Fraction], name: string) =>
        line(
          name,
          says`Third angle of the ${name} triangle: ${chain(`180 - ${toTex(a)} - ${toTex(b)}`, toTex(third([a, b])))} degrees`,
        )
      return {
        lines: [
          found(given.first, 'first'),
          found(given.second, 'second'),
          ...(isSimilar && given.order
            ? [
                `The angles are equal in pairs (AA), and equal angles correspond: $\\triangle ${given.order.claimed[0]} \\sim \\triangle ${given.order.rightly}$.`,
              ]
            : []),
          earns(
            1,
            isSimilar && given.order
              ? `So no: $\\triangle ${given.order.claimed[0]}$ is not similar to $\\triangle ${given.order.claimed[1]}$ in this order of the corners.`
              : isSimilar
                ? 'The angles are equal in pairs, so yes: the triangles are similar by the AA criterion.'
                : 'The angles are not equal in pairs, so no: the triangles are not similar.',
          ),
        ],
        key: isSimilar && !given.order ? 'yes, AA' : 'no',
      }
    }
    const [first, second] =
      given.by === 'sides' ? [sorted(given.first), sorted(given.second)] : [given.first, given.second]
    const all = ratios(first, second)
    const inRatio = all.every((one) => equals(one, all[0] ?? one))
    const isSimilar = inRatio && (given.by === 'sides' || equals(...given.angles))
    const name = given.by === 'sides' ? 'SSS' : 'SAS'
    const opening =
      given.by === 'sides'
        ? 'Sides in the order of their lengths correspond: compare the shortest with the shortest, and so on.'
        : `The angles between the two sides are ${equals(...given.angles) ? 'equal' : 'not equal'}. Compare the sides beside them.`
    return {
      lines: [
        opening,
        ...first.map((length, index) => ratioLine(length, second[index] ?? length)),
        earns(
          1,
          isSimilar
            ? `The ratios are equal, so yes: the triangles are similar by the ${name} criterion.`
            : inRatio
              ? 'The sides are in the same ratio, but the angles between them differ, so no: the triangles are not similar.'
              : 'The ratios are not all equal, so no: the triangles are not similar.',
        ),
      ],
      key: isSimilar ? `yes, ${name}` : 'no',
    }
  },
})
