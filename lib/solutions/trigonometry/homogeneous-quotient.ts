import {
  add,
  bracketed,
  divide,
  equals,
  fraction,
  multiply,
  one,
  sign,
  sumTex,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, equals as equalTo, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** So many sines and so many cosines. */
export interface SinesAndCosines {
  readonly sine: Fraction
  readonly cosine: Fraction
}

/** "q tan A = p", and a quotient in sin A and cos A. */
export interface Given {
  readonly name: 'tan' | 'cot'
  readonly times: Fraction
  readonly value: Fraction
  readonly top: SinesAndCosines
  readonly bottom: SinesAndCosines
  /** TeX: 'A', '\theta'. */
  readonly angle: string
}

interface Manner {
  /** The given equation is written down again though it is the tangent's already. */
  readonly isRestated: boolean
}

const tangentOf = ({ name, times, value }: Given): Fraction =>
  name === 'tan' ? divide(value, times) : divide(times, value)

const at = ({ sine, cosine }: SinesAndCosines, tangent: Fraction): Fraction => add(multiply(sine, tangent), cosine)

/** Divided by the cosine, with the value of the tangent put in. */
function putIn({ sine, cosine }: SinesAndCosines, tangent: Fraction): string {
  const product = equals(sine, one) ? toTex(tangent) : `${toTex(sine)} \\times ${bracketed(tangent)}`
  const terms = [...(sign(sine) === 0 ? [] : [product]), ...(sign(cosine) === 0 ? [] : [sumTex([[cosine, '']])])]
  return terms.join(' + ').replace('+ -', '- ')
}

/** E.g. "If 3 tan θ = 4, find the value of (4 sin θ - cos θ)/(2 sin θ + cos θ)." */
export const homogeneousQuotient = worked<Given, Manner>({
  id: 'homogeneous-quotient',
  archetype: 'trig-homogeneous',
  objection: (given) => {
    if (sign(given.times) === 0) return 'The number in front of the ratio must not be zero.'
    if (sign(given.value) === 0) return `Then one of $\\sin ${given.angle}$ and $\\cos ${given.angle}$ is zero.`
    return sign(at(given.bottom, tangentOf(given))) === 0
      ? 'With this ratio the denominator is zero, so the expression has no value: check what you typed.'
      : null
  },
  solve: (given, { isRestated } = { isRestated: false }) => {
    const { name, times, value, top, bottom, angle } = given
    const exact = tangentOf(given)
    const tangent = toTex(exact)
    const [above, below] = [at(top, exact), at(bottom, exact)]
    const found = divide(above, below)
    const tan = ({ sine, cosine }: SinesAndCosines) =>
      sumTex([
        [sine, `\\tan ${angle}`],
        [cosine, ''],
      ])
    const isTangent = name === 'tan' && equals(times, one) && !isRestated
    const stated = `${sumTex([[times, `\\${name} ${angle}`]])} = ${toTex(value)}`
    return {
      lines: [
        ...(isTangent ? [] : [line('tangent', says`Given: $${stated}$, so ${chain(`\\tan ${angle}`, tangent)}`)]),
        earns(
          0.5,
          `Dividing every term of the numerator and of the denominator by $\\cos ${angle}$, the expression becomes $\\frac{${tan(top)}}{${tan(bottom)}}$`,
          'divided',
        ),
        earns(
          0.5,
          says`Substituting $\\tan ${angle} = ${tangent}$, ${equalTo('numerator', putIn(top, exact), toTex(above))}`,
          'numerator',
        ),
        earns(0.5, says`${equalTo('Denominator', putIn(bottom, exact), toTex(below))}`),
        earns(
          0.5,
          equals(below, one)
            ? `Hence the value is $${toTex(found)}$.`
            : `Hence the value is $${toTex(above)} \\div ${sign(below) < 0 ? `\\left(${toTex(below)}\\right)` : toTex(below)} = ${toTex(found)}$.`,
        ),
      ],
      key: toText(found),
    }
  },
})

/** Whole numbers of sines and cosines. */
export const sinesAndCosines = (sine: number, cosine: number): SinesAndCosines => ({
  sine: fraction(sine),
  cosine: fraction(cosine),
})
