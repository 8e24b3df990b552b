import { sidesOf, type RatioName, type Side } from './pieces/ratio'
import {
  acuteObjection,
  lengthTex,
  missingSide,
  multipleTex,
  quotientOf,
  sideWords,
  squaresOf,
  type Squares,
} from './pieces/triangle-of-ratio'
import { divide, equals, one, sign, surdTex, surdText, toTex, type Fraction, type Surd } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** "15 cot A = 8" of an acute angle; most often `times` is 1. */
export interface Given {
  readonly name: RatioName
  readonly times: Fraction
  readonly value: Surd
  readonly asked: RatioName
  /** TeX: 'A', '\theta'. */
  readonly angle: string
}

const knownOf = ({ times, value }: Given): Surd => ({ ...value, coefficient: divide(value.coefficient, times) })

function missingLine(squares: Squares, missing: Side) {
  const square = (side: Side) => (squares[side] === 1 ? 'k^2' : `(${multipleTex(squares[side])})^2`)
  const right =
    missing === 'hypotenuse'
      ? `${square('opposite')} + ${square('adjacent')}`
      : `${square('hypotenuse')} - ${square(missing === 'adjacent' ? 'opposite' : 'adjacent')}`
  const found = `${squares[missing] === 1 ? '' : squares[missing]}k^2`
  return says`By the Pythagoras theorem, ${chain(`(\\text{${missing}})^2`, right, found)}, so the ${sideWords(missing)} is $${multipleTex(squares[missing])}$.`
}

/** E.g. "If sin A = 3/4, find tan A." */
export const ratioFromRatio = worked<Given>({
  id: 'ratio-from-ratio',
  archetype: 'trig-ratio-from-ratio',
  objection: (given) => {
    if (sign(given.times) === 0) return 'The number in front of the ratio must not be zero.'
    if (given.name === given.asked) return 'That ratio follows from the given equation at once.'
    return acuteObjection(given.name, knownOf(given))
  },
  solve: (given) => {
    const { name, times, value, asked, angle } = given
    const known = knownOf(given)
    const squares = squaresOf(name, known)
    const [[over, under], [top, bottom]] = [sidesOf[name], sidesOf[asked]]
    const found = quotientOf(squares, asked)
    const side = (which: Side) => `$${multipleTex(squares[which])}$`
    const raw = `\\frac{${lengthTex(squares[top])}}{${lengthTex(squares[bottom])}}`
    const final = raw === surdTex(found) ? [raw] : [raw, surdTex(found)]
    const stated = equals(times, one)
      ? []
      : [
          says`Given: ${chain(`${toTex(times)}\\${name} ${angle}`, surdTex(value))}, so ${chain(`\\${name} ${angle}`, surdTex(known))}`,
        ]
    return {
      lines: [
        ...stated,
        earns(
          0.5,
          `$\\${name} ${angle} = \\frac{\\text{${over}}}{\\text{${under}}}$. Let the ${sideWords(over)} be ${side(over)} and the ${sideWords(under)} be ${side(under)}.`,
          'sides',
        ),
        earns(0.5, missingLine(squares, missingSide(name)), 'third side'),
        earns(
          0.5,
          `$\\${asked} ${angle} = \\frac{\\text{${top}}}{\\text{${bottom}}} = \\frac{${multipleTex(squares[top])}}{${multipleTex(squares[bottom])}}$`,
          'ratio',
        ),
        earns(0.5, says`Hence ${chain(`\\${asked} ${angle}`, ...final)}.`),
      ],
      key: surdText(found),
    }
  },
})
