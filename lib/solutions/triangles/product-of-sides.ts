import { lengthObjection, lengthTex, lengthText } from './pieces/length'
import {
  compare,
  divide,
  multiply,
  squared,
  subtract,
  surd,
  surdTex,
  surdText,
  type Fraction,
  type Surd,
} from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** D on BC with ∠ADC = ∠BAC: `part` is CD, or CB where CD is asked for; `known` is CB where CA is asked for, else CA. */
export interface Given {
  readonly letters: readonly [a: string, b: string, c: string, d: string]
  readonly part: Fraction
  readonly known: Fraction
  readonly ask: 'mean' | 'whole' | 'rest' | 'part'
  readonly unit: string
}

const rootOf = ({ n, d }: Fraction): Surd => surd({ n: 1n, d }, Number(n * d))
const isRational = ({ radicand }: Surd): boolean => radicand === 1

/** E.g. "D is a point on side BC of △ABC such that ∠ADC = ∠BAC. If CD = 4 cm and CB = 9 cm, find CA." */
export const productOfSides = worked<Given>({
  id: 'product-of-sides',
  archetype: 'tri-prove-similar-product',
  objection: ({ letters: [A, B, C, D], part, known, ask }) =>
    lengthObjection([part, known]) ??
    (ask === 'part' && compare(known, part) >= 0
      ? `$${C}${A}$ must be shorter than $${C}${B}$: check what you typed.`
      : ask !== 'part' && compare(known, part) <= 0
        ? `$${C}${D}$ must be shorter than $${C}${ask === 'mean' ? B : A}$: check what you typed.`
        : known.n * known.d * part.n * part.d > 10n ** 12n
          ? 'These numbers are too large for me to simplify the root.'
          : null),
  solve: ({ letters, part: given, known, ask, unit }) => {
    const [A, B, C, D] = letters
    const part = ask === 'part' ? divide(squared(known), given) : given
    const [CA, CB, CD, BD] = [`${C}${A}`, `${C}${B}`, `${C}${D}`, `${B}${D}`]
    const product = multiply(known, part)
    const root = rootOf(product)
    const whole = ask === 'mean' ? known : divide(squared(known), part)
    const rest = subtract(whole, part)
    const [all, few, over] = [whole, part, rest].map(lengthTex)
    const mean = ask !== 'mean' ? lengthTex(known) : isRational(root) ? lengthTex(root.coefficient) : surdTex(root)
    const wanted = { mean: CA, whole: CB, rest: BD, part: CD }[ask]
    const value = { mean, whole: all, rest: over, part: few }[ask] ?? ''
    const square = lengthTex(ask === 'mean' ? product : squared(known))
    return {
      lines: [
        earns(
          0.5,
          `In $\\triangle ${A}${B}${C}$ and $\\triangle ${D}${A}${C}$: $\\angle ${B}${A}${C} = \\angle ${A}${D}${C}$ (given) and $\\angle ${C}$ is common.`,
        ),
        earns(0.5, `So $\\triangle ${A}${B}${C} \\sim \\triangle ${D}${A}${C}$ (AA).`),
        earns(
          ask === 'rest' ? 0.5 : 1,
          `$\\frac{${CA}}{${CD}} = \\frac{${CB}}{${CA}}$, that is, $${CA}^2 = ${CB} \\times ${CD}$`,
          'product',
        ),
        earns(
          0.5,
          ask === 'mean'
            ? `$${CA}^2 = ${all} \\times ${few} = ${square}$, so $${CA} = \\sqrt{${square}} = ${mean}$ ${unit}`
            : ask === 'part'
              ? `$${mean}^2 = ${all} \\times ${CD}$, so $${CD} = \\frac{${square}}{${all}} = ${few}$ ${unit}`
              : `$${mean}^2 = ${CB} \\times ${few}$, so $${CB} = \\frac{${square}}{${few}} = ${all}$ ${unit}`,
          'value',
        ),
        ...(ask === 'rest'
          ? [earns(0.5, says`${chain(BD, `${CB} - ${CD}`, `${all} - ${few}`, value)} ${unit}`, 'rest')]
          : []),
        earns(0.5, says`Hence ${chain(wanted, value)} ${unit}.`),
      ],
      key:
        ask === 'mean'
          ? isRational(root)
            ? lengthText(root.coefficient)
            : surdText(root)
          : lengthText({ whole, rest, part }[ask]),
    }
  },
})
