import { angleWith, sidesOf, type RatioName } from './pieces/ratio'
import { divide, multiply, sign, surd, surdTex, fraction, type Surd } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** Two sides of a right triangle, as one acute angle has them, from which the angle is found. */
export interface AngleFromSides {
  /** The corner of the angle that is asked. */
  readonly corner: string
  readonly name: Extract<RatioName, 'sin' | 'cos' | 'tan'>
  readonly over: Surd
  readonly under: Surd
  /** 'BC' and 'AC' */
  readonly names: readonly [string, string]
}

const ratioOf = ({ over, under }: AngleFromSides): Surd =>
  surd(divide(over.coefficient, multiply(under.coefficient, fraction(under.radicand))), over.radicand * under.radicand)

/** E.g. "In △PQR, right-angled at Q, PQ = 4 cm and PR = 8 cm. Find ∠P." */
export const angleFromSides = worked<AngleFromSides>({
  id: 'angle-from-sides',
  archetype: 'trig-sides-from-angle',
  objection: (given) => {
    if (sign(given.over.coefficient) <= 0 || sign(given.under.coefficient) <= 0) return 'A length is more than zero.'
    const angle = angleWith(given.name, ratioOf(given))
    return angle === null || angle === 0 || angle === 90
      ? 'The ratio of these sides is none of the table of 30°, 45° and 60°.'
      : null
  },
  solve: (given) => {
    const { corner, name, over, under, names } = given
    const angle = angleWith(name, ratioOf(given))
    const [top, bottom] = sidesOf[name]
    const ratio = `\\frac{${surdTex(over)}}{${surdTex(under)}}`
    const value = surdTex(ratioOf(given))
    return {
      lines: [
        `For the angle $${corner}$ the ${top} side is $${names[0]} = ${surdTex(over)}$ and the ${bottom === 'hypotenuse' ? 'hypotenuse' : `${bottom} side`} is $${names[1]} = ${surdTex(under)}$.`,
        earns(
          0.5,
          `$\\${name} ${corner} = \\frac{${names[0]}}{${names[1]}} = ${ratio}${ratio === value ? '' : ` = ${value}`}$`,
          'ratio',
        ),
        earns(0.5, `$\\${name} ${angle}^\\circ = ${value}$, so $\\angle ${corner} = ${angle}^\\circ$.`),
      ],
      key: `${angle}`,
    }
  },
})
