import { sidesOf, tableValue, valueTex, type RatioName, type Side, type StandardAngle } from './pieces/ratio'
import { divide, fraction, multiply, sign, surd, surdTex, surdText, type Surd } from '../../maths'
import { timesSurd } from '../pieces/surd-sum'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A right triangle PQR with its right angle at Q, one acute angle and one side. */
export interface Given {
  readonly corners: readonly [first: string, right: string, last: string]
  /** Where the angle stands. */
  readonly at: 'first' | 'last'
  readonly angle: StandardAngle
  readonly known: Side
  readonly length: Surd
  readonly unit: string
  /** One side, or two. */
  readonly wanted: readonly Side[]
}

function nameOf({ corners: [p, q, r], at }: Given, side: Side): string {
  if (side === 'hypotenuse') return `${p}${r}`
  return (side === 'adjacent') === (at === 'first') ? `${p}${q}` : `${q}${r}`
}

const ratioNames: readonly RatioName[] = ['sin', 'cos', 'tan']

/** The ratio that holds two sides. */
const ratioOf = (one: Side, other: Side): RatioName =>
  ratioNames.find((name) => sidesOf[name].includes(one) && sidesOf[name].includes(other)) ?? 'tan'

const over = (top: Surd, bottom: Surd): Surd =>
  surd(divide(top.coefficient, multiply(bottom.coefficient, fraction(bottom.radicand))), top.radicand * bottom.radicand)

function lengthOf({ known, length, angle }: Given, side: Side): Surd {
  const name = ratioOf(known, side)
  const value = tableValue(name, angle)
  return sidesOf[name][0] === side ? timesSurd(length, value) : over(length, value)
}

/** E.g. "In triangle PQR the angle Q is 90°, PQ = 6 cm and angle R = 30°. Find PR and QR." */
export const sidesFromAngle = worked<Given>({
  id: 'sides-from-angle',
  archetype: 'trig-sides-from-angle',
  objection: ({ length }) => (sign(length.coefficient) <= 0 ? 'A side of a triangle is longer than zero.' : null),
  solve: (given) => {
    const { angle, known, length, unit, wanted } = given
    const lines = wanted.map((side) => {
      const name = ratioOf(known, side)
      const [above, below] = sidesOf[name]
      const put = (one: Side) => (one === known ? surdTex(length) : nameOf(given, one))
      return earns(
        1,
        says`$\\${name} ${angle}^\\circ = \\frac{${nameOf(given, above)}}{${nameOf(given, below)}}$, so $${valueTex(name, angle)} = \\frac{${put(above)}}{${put(below)}}$ and ${chain(nameOf(given, side), surdTex(lengthOf(given, side)))} ${unit}`,
        side,
      )
    })
    const [only, ...more] = wanted
    return {
      lines: [
        ...lines,
        `Hence ${wanted.map((side) => `$${nameOf(given, side)} = ${surdTex(lengthOf(given, side))}$ ${unit}`).join(' and ')}.`,
      ],
      key:
        only && more.length === 0
          ? surdText(lengthOf(given, only))
          : wanted.map((side) => `${nameOf(given, side)} = ${surdText(lengthOf(given, side))}`).join(', '),
    }
  },
})
