import { lengthObjection, numeral, numeralText, product, squaredTex } from '../measure'
import { rootOf } from '../root'
import { add, fraction, sign, subtract, type Fraction } from '../../maths'
import { chain, says, type Said } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A circle in a triangle PQR with the right angle at Q. */
export interface RightIncircle {
  readonly names: readonly [p: string, q: string, r: string]
  /** PQ where both legs are told, PR where the hypotenuse is. */
  readonly told: { readonly kind: 'legs' | 'hypotenuse'; readonly length: Fraction }
  /** QR. */
  readonly leg: Fraction
  readonly unit: string
}

interface Sides {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
}

const squareOf = ({ told, leg }: RightIncircle): Fraction =>
  (told.kind === 'legs' ? add : subtract)(product(told.length, told.length), product(leg, leg))

/** Null where the third side is not rational. */
function sidesOf(given: RightIncircle): Sides | null {
  const { told, leg } = given
  const square = squareOf(given)
  const root = sign(square) > 0 ? rootOf(square) : null
  if (root?.radicand !== 1) return null
  return told.kind === 'legs'
    ? { a: told.length, b: leg, c: root.coefficient }
    : { a: root.coefficient, b: leg, c: told.length }
}

function objection(given: RightIncircle): string | null {
  const { told, leg } = given
  const odd = lengthObjection({ side: told.length, leg })
  if (odd !== null) return odd
  if (sign(squareOf(given)) <= 0) return 'The hypotenuse must be the longest side: check the lengths.'
  return sidesOf(given) ? null : 'The third side is no whole number or fraction here: check the lengths.'
}

function thirdSide({ names: [p, q, r], told, leg, unit }: RightIncircle, { a, c }: Sides): Said {
  const [operation, name, found] =
    told.kind === 'legs' ? (['+', `${p}${r}`, c] as const) : (['-', `${p}${q}`, a] as const)
  const square = chain(
    `${name}^2`,
    `${squaredTex(told.length)} ${operation} ${squaredTex(leg)}`,
    numeral(product(found, found)),
  )
  return says`By the Pythagoras theorem, ${square}, so ${chain(name, numeral(found))} ${unit}`
}

/** E.g. "A circle is inscribed in a right triangle with legs 8 cm and 6 cm. Find its radius." */
export const rightIncircle = worked<RightIncircle>({
  id: 'right-incircle',
  archetype: 'cir-right-incircle',
  objection,
  solve: (given) => {
    const sides = sidesOf(given)
    if (!sides) throw new Error(`rightIncircle: ${objection(given) ?? ''}`)
    const { a, b, c } = sides
    const {
      names: [p, q, r],
      unit,
    } = given
    const sum = add(a, b)
    const twice = subtract(sum, c)
    const radius = product(fraction(1, 2), twice)
    const [aTex, bTex] = [numeral(a), numeral(b)]
    return {
      key: numeralText(radius),
      lines: [
        earns(0.5, thirdSide(given, sides), 'third side'),
        earns(
          0.5,
          `Let the radius be $x$ ${unit}. The radii to $${p}${q}$ and $${q}${r}$ are perpendicular to these sides and $\\angle ${q} = 90^\\circ$, so with the tangents from $${q}$ they make a square of side $x$ ${unit}.`,
          'square',
        ),
        earns(
          0.5,
          `So the tangents from $${q}$ are $x$ ${unit}, those from $${p}$ are $(${aTex} - x)$ ${unit} and those from $${r}$ are $(${bTex} - x)$ ${unit}.`,
        ),
        earns(
          0.5,
          says`${chain(`${p}${r}`, `(${aTex} - x) + (${bTex} - x)`)}, so ${chain(numeral(c), `${numeral(sum)} - 2x`)}`,
          'hypotenuse',
        ),
        earns(0.5, says`${chain('2x', numeral(twice))}`),
        earns(0.5, says`Hence the radius of the circle is ${chain('x', numeral(radius))} ${unit}.`),
      ],
    }
  },
})
