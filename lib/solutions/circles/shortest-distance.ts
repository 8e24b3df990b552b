import { lengthObjection, numeral, numeralText, product } from '../measure'
import { rootOf, rootTex } from '../root'
import { add, divide, sign, subtract, surdText, type Fraction, type Surd } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** How far a point P is from the circle itself, OP less the radius, and the radius or the tangent PT from it. */
export type ShortestDistance = { readonly near: Fraction; readonly unit: string } & (
  | { readonly asked: 'tangent'; readonly radius: Fraction }
  | { readonly asked: 'radius' | 'distance'; readonly tangent: Fraction }
)

const radiusOf = (near: Fraction, tangent: Fraction): Fraction =>
  divide(subtract(product(tangent, tangent), product(near, near)), product(2, near))

export function shortestDistanceValue(given: ShortestDistance): Surd | null {
  const { near } = given
  if (given.asked === 'tangent') return rootOf(product(near, add(near, product(2, given.radius))))
  const radius = radiusOf(near, given.tangent)
  return { coefficient: given.asked === 'radius' ? radius : add(radius, near), radicand: 1 }
}

function objection(given: ShortestDistance): string | null {
  const { near } = given
  const odd = lengthObjection({
    'distance from the circle': near,
    ...(given.asked === 'tangent' ? { radius: given.radius } : { tangent: given.tangent }),
  })
  if (odd !== null) return odd
  if (given.asked !== 'tangent' && sign(subtract(given.tangent, near)) <= 0)
    return 'A tangent from a point is longer than the shortest distance of the point from the circle: check the lengths.'
  return shortestDistanceValue(given) ? null : 'These numbers are too large to be worked by hand: check the lengths.'
}

/** E.g. "The tangent from P to a circle is 24 cm long and the shortest distance of P from the circle is 16 cm. Find the radius." */
export const shortestDistance = worked<ShortestDistance>({
  id: 'shortest-distance',
  archetype: 'cir-tangent-length',
  objection,
  solve: (given) => {
    const { near, unit } = given
    const value = shortestDistanceValue(given)
    if (!value) throw new Error(objection(given) ?? '')
    const s = numeral(near)
    const opening =
      'Let $PT$ be the tangent from $P$, touching the circle with centre $O$ at $T$. The shortest way from $P$ to the circle lies on $PO$.'
    if (given.asked === 'tangent') {
      const [r, d] = [numeral(given.radius), numeral(add(near, given.radius))]
      const square = numeral(product(near, add(near, product(2, given.radius))))
      return {
        key: value.radicand === 1 ? numeralText(value.coefficient) : surdText(value),
        lines: [
          opening,
          earns(0.5, says`${chain('OP', `${r} + ${s}`, d)} ${unit}`),
          earns(0.5, `The tangent is perpendicular to the radius $OT$, so $PT^2 = OP^2 - OT^2$.`),
          earns(0.5, says`${chain('PT^2', `${d}^2 - ${r}^2`, square)}`),
          earns(0.5, `Hence $PT = ${rootTex(value)}$ ${unit}.`),
        ],
      }
    }
    const t = numeral(given.tangent)
    const radius = radiusOf(near, given.tangent)
    const [r, rest] = [numeral(radius), subtract(product(given.tangent, given.tangent), product(near, near))]
    return {
      key: value.radicand === 1 ? numeralText(value.coefficient) : surdText(value),
      lines: [
        opening,
        earns(0.5, `Let the radius be $r$ ${unit}. Then $OP = r + ${s}$ and $OT = r$.`),
        earns(
          0.5,
          `The tangent is perpendicular to the radius $OT$, so $OP^2 = OT^2 + PT^2$: $(r + ${s})^2 = r^2 + ${t}^2$.`,
        ),
        earns(0.5, `So $${numeral(product(2, near))}r = ${t}^2 - ${s}^2 = ${numeral(rest)}$, which gives $r = ${r}$.`),
        given.asked === 'radius'
          ? earns(0.5, `Hence the radius is $${r}$ ${unit}.`)
          : earns(0.5, `Hence $OP = ${r} + ${s} = ${numeral(add(radius, near))}$ ${unit}.`),
      ],
    }
  },
})
