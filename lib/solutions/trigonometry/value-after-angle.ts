import {
  angleWith,
  definedObjection,
  isDefined,
  tableAngles,
  tableValue,
  valueTex,
  type RatioName,
  type TableAngle,
} from './pieces/ratio'
import {
  divide,
  equals,
  fraction,
  multiply,
  one,
  sign,
  surd,
  surdTex,
  surdText,
  toNumber,
  type Fraction,
  type Surd,
} from '../../maths'
import { chain, equals as equalTo, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** What fixes an angle: "2 sin A = 1", "√3 sin A = cos A", or "tan A = cot A". */
export type AngleEquation =
  | { readonly form: 'value'; readonly name: RatioName; readonly times: Surd; readonly value: Surd }
  | { readonly form: 'sine and cosine'; readonly sine: Surd; readonly cosine: Surd }
  | { readonly form: 'tan and cot' }

export interface Given {
  readonly equation: AngleEquation
  /** The acute angle, or the two acute angles whose sum it is; TeX. */
  readonly letters: readonly string[]
  /** The ratio that is asked for, and of which multiple of the angle. */
  readonly name: RatioName
  readonly of: Fraction
}

const over = (top: Surd, bottom: Surd): Surd =>
  surd(divide(top.coefficient, multiply(bottom.coefficient, fraction(bottom.radicand))), top.radicand * bottom.radicand)

const unit = surd(1, 1)
const isUnit = ({ coefficient, radicand }: Surd): boolean => radicand === 1 && equals(coefficient, one)

/** The ratio with a value in the table, and the value. */
function ratioFrom(equation: AngleEquation): readonly [RatioName, Surd] {
  if (equation.form === 'tan and cot') return ['tan', unit]
  if (equation.form === 'sine and cosine') return ['tan', over(equation.cosine, equation.sine)]
  const value = over(equation.value, equation.times)
  if (equation.name === 'sec') return ['cos', over(unit, value)]
  return equation.name === 'cosec' ? ['sin', over(unit, value)] : [equation.name, value]
}

const hasZero = (equation: AngleEquation): boolean =>
  equation.form === 'sine and cosine'
    ? [equation.sine, equation.cosine].some(({ coefficient }) => sign(coefficient) === 0)
    : equation.form === 'value' &&
      (sign(equation.times.coefficient) === 0 ||
        (/^(?:sec|cosec)$/.test(equation.name) && sign(equation.value.coefficient) === 0))

const angleOf = ({ equation }: Given): TableAngle | null =>
  hasZero(equation) ? null : angleWith(...ratioFrom(equation))

const inTable = (degrees: number): TableAngle | undefined => tableAngles.find((each) => Math.abs(each - degrees) < 1e-9)

function why(equation: AngleEquation, angle: TableAngle, tex: string): string {
  if (equation.form === 'tan and cot')
    return `Since $\\cot ${tex} = \\frac{1}{\\tan ${tex}}$, $\\tan^2 ${tex} = 1$ and $\\tan ${tex} = 1$`
  const [name] = ratioFrom(equation)
  const value = valueTex(name, angle)
  if (equation.form === 'sine and cosine') {
    const divisor = isUnit(equation.sine) ? '' : `${surdTex(equation.sine)} `
    return `Dividing by $${divisor}\\cos ${tex}$, $\\tan ${tex} = ${value}$`
  }
  if (isUnit(equation.times) && name === equation.name) return `The table gives $\\${name} ${angle}^\\circ = ${value}$`
  const raw = name === equation.name ? `\\frac{${surdTex(equation.value)}}{${surdTex(equation.times)}}` : value
  return `The equation gives $\\${name} ${tex} = ${raw === value ? '' : `${raw} = `}${value}$`
}

/** "2A", "\frac{A}{2}", "\frac{2(A + B)}{3}" */
function multipleTex(letters: readonly string[], { n, d }: Fraction): string {
  const angle = letters.join(' + ')
  const top = n === 1n ? (d === 1n ? bracketed(letters) : angle) : `${n}${bracketed(letters)}`
  return d === 1n ? top : `\\frac{${top}}{${d}}`
}

const bracketed = (letters: readonly string[]): string =>
  letters.length > 1 ? `(${letters.join(' + ')})` : letters.join('')

/** E.g. "A and B are acute angles with cos(A + B) = 0. Find sin((A + B)/3)." */
export const valueAfterAngle = worked<Given>({
  id: 'value-after-angle',
  archetype: 'trig-angle-then-value',
  objection: (given) => {
    const angle = angleOf(given)
    if (angle === null) return 'No angle of the table fits this equation: check what you typed.'
    if (angle === 0 || (angle === 90 && given.letters.length === 1))
      return `The equation gives an angle of $${angle}^\\circ$, which is not acute: check what you typed.`
    const wanted = inTable(angle * toNumber(given.of))
    if (wanted === undefined) return 'The angle that is asked for is not in the table of ratios.'
    return definedObjection(given.name, wanted)
  },
  solve: (given) => {
    const { equation, letters, name, of } = given
    const angle = angleOf(given)
    const wanted = angle === null ? undefined : inTable(angle * toNumber(of))
    if (angle === null || wanted === undefined || !isDefined(name, wanted))
      throw new Error('valueAfterAngle: the angle is not in the table')
    const [value, table] = [tableValue(name, wanted), valueTex(name, wanted)]
    return {
      lines: [
        earns(0.5, why(equation, angle, bracketed(letters)), 'ratio'),
        earns(0.5, says`So ${chain(letters.join(' + '), `${angle}^\\circ`)}`, 'angle'),
        earns(
          0.5,
          says`${chain(letters.length > 1 && equals(of, one) ? letters.join(' + ') : multipleTex(letters, of), `${wanted}^\\circ`)}`,
          'multiple',
        ),
        earns(
          0.5,
          says`Hence ${equalTo('the value asked for', `\\${name} ${wanted}^\\circ`, table, ...(table === surdTex(value) ? [] : [surdTex(value)]))}.`,
        ),
      ],
      key: surdText(value),
    }
  },
})
