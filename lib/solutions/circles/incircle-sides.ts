import { lengthObjection, numeral, numeralText, product } from '../measure'
import { add, divide, sign, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** The incircle of the triangle ABC touches BC at D: AB and AC are asked. */
export interface IncircleSides {
  readonly names: readonly [a: string, b: string, c: string, d: string]
  readonly radius: Fraction
  /** BD and DC. */
  readonly parts: readonly [bd: Fraction, dc: Fraction]
  readonly unit: string
}

/** xy - r², which the tangent from A is r²(x + y) divided by. */
const below = ({ radius, parts: [x, y] }: IncircleSides): Fraction => subtract(product(x, y), product(radius, radius))

/** "3" of 3t, and nothing of t. */
const coefficient = (shown: string | number): string => (`${shown}` === '1' ? '' : `${shown}`)

/** E.g. "A triangle ABC circumscribes a circle of radius 4 cm, BD = 8 cm and DC = 6 cm. Find AB and AC." */
export const incircleSides = worked<IncircleSides>({
  id: 'incircle-sides',
  archetype: 'cir-incircle-sides',
  objection: (given) => {
    const [bd, dc] = given.parts
    const odd = lengthObjection({ radius: given.radius, 'first part': bd, 'second part': dc })
    if (odd !== null) return odd
    return sign(below(given)) > 0 ? null : 'No triangle fits about so large a circle: check the lengths.'
  },
  solve: (given) => {
    const { names, radius, parts, unit } = given
    const [A, B, C, D] = names
    const [x, y] = parts
    const square = product(radius, radius)
    const total = add(x, y)
    const rest = below(given)
    const t = divide(product(square, total), rest)
    const [ab, ac] = [add(x, t), add(y, t)]
    const [xTex, yTex, sum, r2, z] = [numeral(x), numeral(y), numeral(total), numeral(square), numeral(t)]
    const times = numeral(product(x, y))
    // other names than those of the corners for the points of contact
    const [E = 'E', F = 'F'] = ['E', 'F', 'G', 'H', 'K', 'M'].filter((name) => !names.includes(name))
    return {
      lines: [
        earns(
          0.5,
          `Let the circle touch $${A}${B}$ at $${F}$ and $${A}${C}$ at $${E}$. Tangents from a point are equal, so $${B}${F} = ${B}${D} = ${xTex}$ and $${C}${E} = ${C}${D} = ${yTex}$; let $${A}${E} = ${A}${F} = t$.`,
          'tangents',
        ),
        earns(
          0.5,
          `The sides are $a = ${B}${C} = ${sum}$, $b = ${C}${A} = ${yTex} + t$ and $c = ${A}${B} = ${xTex} + t$, so $s = \\frac{${numeral(product(2, total))} + 2t}{2} = ${sum} + t$`,
          'sides',
        ),
        earns(
          1,
          `By Heron's formula, area $= \\sqrt{s(s - a)(s - b)(s - c)} = \\sqrt{(${sum} + t) \\times t \\times ${xTex} \\times ${yTex}} = \\sqrt{${coefficient(times)}t(${sum} + t)}$`,
        ),
        earns(
          1,
          `Also area $= \\frac{1}{2} \\times ${numeral(radius)} \\times (${A}${B} + ${B}${C} + ${C}${A}) = ${coefficient(numeral(radius))}(${sum} + t)$`,
        ),
        earns(
          0.5,
          says`Equating and squaring, ${chain(`${coefficient(times)}t(${sum} + t)`, `${coefficient(r2)}(${sum} + t)^2`)}`,
        ),
        earns(
          0.5,
          says`Dividing by $${sum} + t$, ${chain(`${coefficient(times)}t`, `${coefficient(r2)}(${sum} + t)`)}`,
        ),
        earns(
          0.5,
          says`${chain(`${coefficient(numeral(rest))}t`, numeral(product(square, total)))}, so ${chain('t', z)}`,
        ),
        earns(
          0.5,
          says`Hence ${chain(`${A}${B}`, `${xTex} + ${z}`, numeral(ab))} ${unit} and ${chain(`${A}${C}`, `${yTex} + ${z}`, numeral(ac))} ${unit}.`,
        ),
      ],
      key: `${A}${B} = ${numeralText(ab)}, ${A}${C} = ${numeralText(ac)}`,
    }
  },
})
