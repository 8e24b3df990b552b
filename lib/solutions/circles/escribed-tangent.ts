import { lengthObjection, numeral, numeralText, product } from '../measure'
import { add, fraction, sign, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A circle touches BC of △ABC at P, AB produced at Q and AC produced at R: AQ is asked, or BQ, or the perimeter from AQ. */
export type EscribedTangent = {
  readonly names: readonly [a: string, b: string, c: string, p: string, q: string, r: string]
  readonly unit: string
} & (
  | { readonly asked: 'tangent' | 'beyond'; readonly sides: readonly [ab: Fraction, bc: Fraction, ca: Fraction] }
  | { readonly asked: 'perimeter'; readonly tangent: Fraction }
  | { readonly asked: 'from perimeter'; readonly perimeter: Fraction }
)

function objection(given: EscribedTangent): string | null {
  if (given.asked === 'perimeter') return lengthObjection({ tangent: given.tangent })
  if (given.asked === 'from perimeter') return lengthObjection({ perimeter: given.perimeter })
  const [ab, bc, ca] = given.sides
  const odd = lengthObjection({ 'first side': ab, 'second side': bc, 'third side': ca })
  const isTriangle = [
    [ab, bc, ca],
    [bc, ca, ab],
    [ca, ab, bc],
  ].every(([one = ab, two = bc, three = ca]) => sign(subtract(add(one, two), three)) > 0)
  return odd ?? (isTriangle ? null : 'No triangle has these three sides: check what you typed.')
}

/** E.g. "A circle touches BC of △ABC, AB produced at Q and AC produced at R. AB = 7 cm, BC = 5 cm and CA = 8 cm. Find AQ." */
export const escribedTangent = worked<EscribedTangent>({
  id: 'escribed-tangent',
  archetype: 'cir-escribed',
  objection,
  solve: (given) => {
    const { names, unit } = given
    const [A, B, C, P, Q, R] = names
    const [AB, CA, AQ, BQ] = [`${A}${B}`, `${C}${A}`, `${A}${Q}`, `${B}${Q}`]
    const moved = [
      earns(
        0.5,
        `Tangents from one point are equal: $${B}${P} = ${BQ}$, $${C}${P} = ${C}${R}$ and $${AQ} = ${A}${R}$.`,
        'equal tangents',
      ),
      earns(
        0.5,
        `Perimeter $= ${AB} + ${B}${P} + ${P}${C} + ${CA} = (${AB} + ${BQ}) + (${C}${R} + ${CA}) = ${AQ} + ${A}${R}$, which is $2 \\times ${AQ}$.`,
        'split',
      ),
    ]
    if (given.asked === 'perimeter') {
      const [half, whole] = [numeral(given.tangent), product(2, given.tangent)]
      const last = earns(
        1,
        says`Hence the perimeter is ${chain(`2 \\times ${half}`, numeral(whole))} ${unit}.`,
        'twice',
      )
      return { lines: [...moved, last], key: numeralText(whole) }
    }
    if (given.asked === 'from perimeter') {
      const half = product(fraction(1, 2), given.perimeter)
      const last = earns(
        1,
        `Hence $${AQ} = \\frac{1}{2} \\times ${numeral(given.perimeter)} = ${numeral(half)}$ ${unit}.`,
      )
      return { lines: [...moved, last], key: numeralText(half) }
    }
    const [ab, bc, ca] = given.sides
    const sum = add(ab, add(bc, ca))
    const half = product(fraction(1, 2), sum)
    const twice = chain(`2 \\times ${AQ}`, `${numeral(ab)} + ${numeral(bc)} + ${numeral(ca)}`, numeral(sum))
    const beyond = subtract(half, ab)
    return {
      lines: [
        ...moved,
        ...(given.asked === 'tangent'
          ? [line('twice', says`So ${twice}`), earns(1, says`Hence ${chain(AQ, numeral(half))} ${unit}.`)]
          : [
              earns(0.5, says`So ${twice} and ${chain(AQ, numeral(half))} ${unit}`, 'twice'),
              earns(
                0.5,
                says`Hence ${chain(BQ, `${AQ} - ${AB}`, `${numeral(half)} - ${numeral(ab)}`, numeral(beyond))} ${unit}.`,
              ),
            ]),
      ],
      key: numeralText(given.asked === 'tangent' ? half : beyond),
    }
  },
})
