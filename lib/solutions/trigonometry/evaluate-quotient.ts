import { expressionTex, productsObjection, substitutionTex, totalOf, valuesTex, type Product } from './pieces/products'
import { divide, equals, fraction, one, sign, toTex, toText, type Fraction } from '../../maths'
import { says, type Said } from '../claim'
import { earns, line, type Step } from '../line'
import { negateSurd, sumOfSurds, surdsTex, surdsText, timesSurd, type SurdSum } from '../pieces/surd-sum'
import { worked, type Solution } from '../solution'

export interface Given {
  readonly top: readonly Product[]
  readonly bottom: readonly Product[]
}

const rational = (sum: SurdSum): Fraction | null => {
  const [only, ...others] = sum
  if (!only) return fraction(0)
  return others.length === 0 && only.radicand === 1 ? only.coefficient : null
}

const product = (one: SurdSum, other: SurdSum): SurdSum =>
  sumOfSurds(one.flatMap((left) => other.map((right) => timesSurd(left, right))))

/** What makes the denominator rational: the root itself, or the conjugate of a sum of two terms. */
const rationaliser = ([first, ...rest]: SurdSum): SurdSum =>
  first === undefined
    ? []
    : rest.length === 0
      ? [{ coefficient: one, radicand: first.radicand }]
      : [first, ...rest.map(negateSurd)]

function objection({ top, bottom }: Given): string | null {
  const found = productsObjection(top) ?? productsObjection(bottom)
  if (found !== null) return found
  const below = totalOf(bottom)
  if (below.length === 0) return 'The denominator is zero, so the expression has no value.'
  return below.length > 2 ? 'The denominator has too many different roots for me to rationalise.' : null
}

const inBrackets = (value: Fraction): string => {
  if (value.d === 1n) return sign(value) < 0 ? `(${toTex(value)})` : toTex(value)
  return sign(value) < 0 ? `\\left(${toTex(value)}\\right)` : toTex(value)
}

/** The last lines where numerator and denominator are rational. */
function divided(above: Fraction, below: Fraction): Solution {
  const value = divide(above, below)
  const said: Said = equals(below, one)
    ? says`Hence the value is $${toTex(value)}$.`
    : says`Hence the value is $${toTex(above)} \\div ${inBrackets(below)} = ${toTex(value)}$.`
  return { lines: [earns(0.5, said)], key: toText(value) }
}

/** One sum of surds over another of at most two terms, rationalised. */
export function quotientOfSums(above: SurdSum, below: SurdSum) {
  const factor = rationaliser(below)
  const [over, under] = [product(above, factor), product(below, factor)]
  const whole = rational(under) ?? one
  const value = over.map(({ coefficient, radicand }) => ({ coefficient: divide(coefficient, whole), radicand }))
  return { factor, over, under, value }
}

/** The last lines where a root is left below. */
function rationalised(above: SurdSum, below: SurdSum): Solution {
  const { factor, over, under, value } = quotientOfSums(above, below)
  const [top, bottom] = [surdsTex(over), surdsTex(under)]
  const made = bottom === '1' ? top : `\\frac{${top}}{${bottom}}`
  const fractionTex = `\\frac{${surdsTex(above)}}{${surdsTex(below)}}`
  return {
    lines: [
      line(
        'rationalised',
        `Multiplying the numerator and the denominator by $${surdsTex(factor)}$, $${fractionTex} = ${made}$`,
      ),
      earns(0.5, `Hence the value is $${surdsTex(value)}$.`),
    ],
    key: surdsText(value),
  }
}

function totalLine(products: readonly Product[]): string {
  const [values, total] = [valuesTex(products), surdsTex(totalOf(products))]
  return values === total ? `$= ${total}$` : `$= ${values} = ${total}$`
}

/** E.g. "Evaluate: (5 cos² 60° + 4 sec² 30° - tan² 45°) / (sin² 30° + cos² 30°)." */
export const evaluateQuotient = worked<Given>({
  id: 'evaluate-quotient',
  archetype: 'trig-evaluate-quotient',
  objection,
  solve: ({ top, bottom }) => {
    const [above, below] = [totalOf(top), totalOf(bottom)]
    const [upper, lower] = [rational(above), rational(below)]
    const { lines, key } = upper && lower ? divided(upper, lower) : rationalised(above, below)
    const first: readonly Step[] = [
      earns(1, `Numerator $= ${expressionTex(top)} = ${substitutionTex(top)}$`, 'numerator'),
      earns(0.5, totalLine(top), 'numerator worked out'),
      earns(0.5, `Denominator $= ${expressionTex(bottom)} = ${substitutionTex(bottom)}$`, 'denominator'),
      earns(0.5, totalLine(bottom), 'denominator worked out'),
    ]
    return { lines: [...first, ...lines], key }
  },
})
