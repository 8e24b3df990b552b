import { lengthObjection, numeral, numeralText, product } from '../measure'
import { add, sign, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A hexagon about a circle: five sides from the first on, and the last is asked, or every other side and the perimeter is. */
export type HexagonAbout = { readonly corners: string; readonly unit: string } & (
  | { readonly asked: 'side'; readonly sides: readonly [Fraction, Fraction, Fraction, Fraction, Fraction] }
  | { readonly asked: 'perimeter'; readonly sides: readonly [Fraction, Fraction, Fraction] }
)

const total = (...lengths: readonly Fraction[]): Fraction => lengths.reduce(add)

function lastOf({ sides: [ab, bc, cd, de, ef] }: Extract<HexagonAbout, { asked: 'side' }>): Fraction {
  return subtract(total(ab, cd, ef), add(bc, de))
}

function objection(given: HexagonAbout): string | null {
  const odd = lengthObjection(Object.fromEntries(given.sides.map((side, index) => [`side number ${index + 1}`, side])))
  if (odd !== null || given.asked === 'perimeter') return odd
  return sign(lastOf(given)) > 0 ? null : 'No hexagon about a circle has these sides: check what you typed.'
}

/** E.g. "A hexagon ABCDEF is drawn about a circle. AB = 7 cm, BC = 5 cm, CD = 9 cm, DE = 6 cm and EF = 8 cm. Find FA." */
export const hexagonAbout = worked<HexagonAbout>({
  id: 'hexagon-about',
  archetype: 'cir-hexagon-about',
  objection,
  solve: (given) => {
    const names = [...given.corners]
    const sideNames = names.map((name, index) => `${name}${names[(index + 1) % 6] ?? ''}`)
    const [AB = '', BC = '', CD = '', DE = '', EF = '', FA = ''] = sideNames
    const [ab, cd, ef] =
      given.asked === 'side'
        ? [given.sides[0], given.sides[2], given.sides[4]]
        : [given.sides[0], given.sides[1], given.sides[2]]
    const half = total(ab, cd, ef)
    const first = `${numeral(ab)} + ${numeral(cd)} + ${numeral(ef)}`
    const opening = [
      earns(
        0.5,
        'Tangents from one point to the circle are equal, and each side is the sum of the tangent lengths from its two ends.',
        'tangents',
      ),
      earns(
        0.5,
        `In $${AB} + ${CD} + ${EF}$ each of the six tangent lengths occurs once, and in $${BC} + ${DE} + ${FA}$ as well: $${AB} + ${CD} + ${EF} = ${BC} + ${DE} + ${FA}$.`,
        'sums',
      ),
    ]
    if (given.asked === 'perimeter') {
      const perimeter = product(2, half)
      return {
        lines: [
          ...opening,
          line('values', says`Each sum is ${chain(first, numeral(half))} ${given.unit}.`),
          earns(
            1,
            says`Hence the perimeter is ${chain(`2 \\times ${numeral(half)}`, numeral(perimeter))} ${given.unit}.`,
          ),
        ],
        key: numeralText(perimeter),
      }
    }
    const [, bc, , de] = given.sides
    const fa = lastOf(given)
    return {
      lines: [
        ...opening,
        line('values', `So $${first} = ${numeral(bc)} + ${numeral(de)} + ${FA}$`),
        earns(1, says`Hence ${chain(FA, `${numeral(half)} - ${numeral(add(bc, de))}`, numeral(fa))} ${given.unit}.`),
      ],
      key: numeralText(fa),
    }
  },
})
