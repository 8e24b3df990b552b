import { lengthObjection, numeral, numeralText } from '../measure'
import { add, sign, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A circle touches AB, BC, CD and DA of a quadrilateral with the right angle at B at P, Q, R and S. */
export interface RightAngledQuadrilateral {
  readonly names: readonly [a: string, b: string, c: string, d: string, p: string, q: string, r: string, s: string]
  /** AD. */
  readonly side: Fraction
  /** The two of them that are told; the third is asked: the radius, AB or DS. */
  readonly known:
    | { readonly asked: 'radius'; readonly other: Fraction; readonly part: Fraction }
    | { readonly asked: 'side'; readonly part: Fraction; readonly radius: Fraction }
    | { readonly asked: 'part'; readonly other: Fraction; readonly radius: Fraction }
  readonly unit: string
}

/** AS, the radius, AB and DS. */
function lengthsOf({ side, known }: RightAngledQuadrilateral) {
  if (known.asked === 'radius') {
    const fromA = subtract(side, known.part)
    return { fromA, radius: subtract(known.other, fromA), other: known.other, part: known.part }
  }
  const fromA = known.asked === 'side' ? subtract(side, known.part) : subtract(known.other, known.radius)
  return {
    fromA,
    radius: known.radius,
    other: known.asked === 'side' ? add(fromA, known.radius) : known.other,
    part: known.asked === 'side' ? known.part : subtract(side, fromA),
  }
}

function objection(given: RightAngledQuadrilateral): string | null {
  const { known, side } = given
  const told =
    known.asked === 'radius'
      ? { 'other side': known.other, part: known.part }
      : known.asked === 'side'
        ? { part: known.part, radius: known.radius }
        : { 'other side': known.other, radius: known.radius }
  const odd = lengthObjection({ side, ...told })
  if (odd !== null) return odd
  const { fromA, radius, part } = lengthsOf(given)
  return [fromA, radius, part].every((length) => sign(length) > 0)
    ? null
    : 'A part of a side must be shorter than the side: check the lengths.'
}

/** E.g. "A circle is inscribed in a quadrilateral ABCD in which ∠B = 90°. If AD = 23 cm, AB = 29 cm and DS = 5 cm, find the radius." */
export const rightAngledQuadrilateral = worked<RightAngledQuadrilateral>({
  id: 'right-angled-quadrilateral',
  archetype: 'cir-circumscribed-quad',
  objection,
  solve: (given) => {
    const { names, side, known, unit } = given
    const [A, B, C, D, P, Q, , S] = names
    const [AD, AB, DS, AS, AP, BP] = [`${A}${D}`, `${A}${B}`, `${D}${S}`, `${A}${S}`, `${A}${P}`, `${B}${P}`]
    const lengths = lengthsOf(given)
    const ad = numeral(side)
    const [fromA, radius] = [numeral(lengths.fromA), numeral(lengths.radius)]
    const [ab, fromD] = [numeral(lengths.other), numeral(lengths.part)]
    const square = earns(
      1,
      `$O${P} \\perp ${AB}$ and $O${Q} \\perp ${B}${C}$ (radius and tangent), and $\\angle ${B} = 90^\\circ$. So $O${P}${B}${Q}$ is a rectangle with $O${P} = O${Q}$, that is, a square: $${BP} = O${P}$ is the radius.`,
      'square',
    )
    const tangents = earns(
      0.5,
      says`Tangents from one point are equal: ${chain(AP, AS, `${AD} - ${DS}`, `${ad} - ${fromD}`, fromA)} ${unit}`,
      'tangents',
    )
    const lines = {
      radius: [
        tangents,
        earns(0.5, says`${chain(BP, `${AB} - ${AP}`, `${ab} - ${fromA}`, radius)} ${unit}`, 'rest'),
        square,
        earns(1, says`Hence the radius is ${chain(`O${P}`, BP, radius)} ${unit}.`),
      ],
      side: [
        tangents,
        square,
        earns(0.5, `So $${BP} = ${radius}$ ${unit}.`, 'rest'),
        earns(1, says`Hence ${chain(AB, `${AP} + ${BP}`, `${fromA} + ${radius}`, ab)} ${unit}.`),
      ],
      part: [
        square,
        earns(0.5, says`So ${chain(AP, `${AB} - ${BP}`, `${ab} - ${radius}`, fromA)} ${unit}`, 'rest'),
        earns(0.5, `Tangents from one point are equal: $${AS} = ${AP} = ${fromA}$ ${unit}`, 'tangents'),
        earns(1, says`Hence ${chain(DS, `${AD} - ${AS}`, `${ad} - ${fromA}`, fromD)} ${unit}.`),
      ],
    }[known.asked]
    const key = { radius: lengths.radius, side: lengths.other, part: lengths.part }[known.asked]
    return { lines, key: numeralText(key) }
  },
})
