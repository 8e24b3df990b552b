import { lengthObjection, numeral, numeralText, product } from '../measure'
import { rootOf } from '../root'
import { add, sign, subtract, type Fraction } from '../../maths'
import { earns, type Step } from '../line'
import { worked } from '../solution'

export type KiteMeasure = 'tangent' | 'radius' | 'distance' | 'both' | 'perimeter' | 'area'

/** The tangents PA and PB from P to a circle with centre O, two of OA, PA and OP told: several measures are asked. */
export interface KiteMeasures {
  readonly radius?: Fraction
  readonly tangent?: Fraction
  readonly distance?: Fraction
  readonly asked: readonly KiteMeasure[]
  readonly unit: string
}

interface Sides {
  readonly radius: Fraction
  readonly tangent: Fraction
  readonly distance: Fraction
}

export function kiteSides({ radius, tangent, distance }: KiteMeasures): Sides | null {
  const square = (value: Fraction) => product(value, value)
  const root = (value: Fraction): Fraction | null => {
    const found = sign(value) > 0 ? rootOf(value) : null
    return found?.radicand === 1 ? found.coefficient : null
  }
  if (radius && tangent && !distance) {
    const found = root(add(square(radius), square(tangent)))
    return found && { radius, tangent, distance: found }
  }
  if (radius && distance && !tangent) {
    const found = root(subtract(square(distance), square(radius)))
    return found && { radius, distance, tangent: found }
  }
  if (tangent && distance && !radius) {
    const found = root(subtract(square(distance), square(tangent)))
    return found && { tangent, distance, radius: found }
  }
  return null
}

const valueOf = ({ radius, tangent, distance }: Sides, asked: KiteMeasure): Fraction =>
  ({
    radius,
    tangent,
    distance,
    both: product(2, tangent),
    perimeter: product(2, add(radius, tangent)),
    area: product(radius, tangent),
  })[asked]

const names: Readonly<Record<KiteMeasure, string>> = {
  tangent: 'PA',
  radius: 'OA',
  distance: 'OP',
  both: 'PA + PB',
  perimeter: 'perimeter of PAOB',
  area: 'area of PAOB',
}

const spoken: Readonly<Record<KiteMeasure, string>> = {
  tangent: '$PA$',
  radius: '$OA$',
  distance: '$OP$',
  both: '$PA + PB$',
  perimeter: 'the perimeter of $PAOB$',
  area: 'the area of $PAOB$',
}

const formula: Readonly<Record<'tangent' | 'radius' | 'distance', string>> = {
  tangent: 'PA^2 = OP^2 - OA^2',
  radius: 'OA^2 = OP^2 - PA^2',
  distance: 'OP^2 = OA^2 + PA^2',
}

function objection(given: KiteMeasures): string | null {
  const { radius, tangent, distance } = given
  const odd = lengthObjection({
    ...(radius && { radius }),
    ...(tangent && { tangent }),
    ...(distance && { distance }),
  })
  if (odd !== null) return odd
  for (const leg of [radius, tangent])
    if (leg && distance && sign(subtract(distance, leg)) <= 0)
      return '$OP$ is the hypotenuse of triangle $OAP$ and so its longest side: check the lengths that you typed.'
  return kiteSides(given) ? null : 'With these lengths the third side is a root: check the lengths that you typed.'
}

/** E.g. "PA and PB are tangents, O the centre, OA = 9 cm, OP = 15 cm. Find PA, the perimeter and the area of PAOB." */
export const kiteMeasures = worked<KiteMeasures>({
  id: 'kite-measures',
  archetype: 'cir-case-study',
  objection,
  solve: (given) => {
    const sides = kiteSides(given)
    if (!sides) throw new Error(objection(given) ?? '')
    const { asked, unit } = given
    const [r, t, d] = [sides.radius, sides.tangent, sides.distance].map(numeral)
    const missing = given.tangent ? (given.radius ? 'distance' : 'radius') : 'tangent'
    const squares = { tangent: `${d}^2 - ${r}^2`, radius: `${d}^2 - ${t}^2`, distance: `${r}^2 + ${t}^2` }[missing]
    const needed = asked.some((one) => one === missing) || missing !== 'distance'
    const lines: Step[] = [
      earns(0.5, 'A tangent is perpendicular to the radius at the point of contact, so $\\angle OAP = 90^\\circ$.'),
      ...(needed
        ? [
            earns(
              1,
              `In right triangle $OAP$, $${formula[missing]} = ${squares} = ${numeral(product(sides[missing], sides[missing]))}$, so $${names[missing]} = ${numeral(sides[missing])}$ ${unit}.`,
            ),
          ]
        : []),
      earns(0.5, 'The tangents from $P$ are equal, $PA = PB$, and so are the radii, $OA = OB$.'),
    ]
    if (asked.includes('both')) lines.push(`$PA + PB = 2 \\times ${t} = ${numeral(valueOf(sides, 'both'))}$ ${unit}`)
    if (asked.includes('perimeter'))
      lines.push(`Perimeter of $PAOB = 2(PA + OA) = 2(${t} + ${r}) = ${numeral(valueOf(sides, 'perimeter'))}$ ${unit}`)
    if (asked.includes('area'))
      lines.push(
        `Area of $PAOB = 2 \\times \\frac{1}{2} \\times OA \\times PA = ${r} \\times ${t} = ${numeral(valueOf(sides, 'area'))}$ ${unit}²`,
      )
    const withUnit = (one: KiteMeasure) => `${numeralText(valueOf(sides, one))} ${unit}${one === 'area' ? '²' : ''}`
    const [only, ...more] = asked
    const last = asked.map(
      (one) => `${spoken[one]} is $${numeral(valueOf(sides, one))}$ ${unit}${one === 'area' ? '²' : ''}`,
    )
    return {
      key:
        only && more.length === 0
          ? numeralText(valueOf(sides, only))
          : asked.map((one) => `${names[one]} = ${withUnit(one)}`).join(', '),
      lines: [...lines, `Hence, ${last.join(', ')}.`],
    }
  },
})
