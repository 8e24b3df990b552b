import { valuesOf } from './both-roots'
import { commonFactor } from './bisector'
import { rootOf } from './root'
import {
  divide,
  equals,
  exact,
  multiply,
  negate,
  one,
  add,
  polynomialTex,
  sign,
  squared,
  subtract,
  surdTex,
  toTex,
  type Fraction,
} from '../../../maths'
import { chain, says } from '../../claim'
import { earns } from '../../line'

const two = exact(2)

export type Quadratic = readonly [a: Fraction, b: Fraction, c: Fraction]

export const discriminant = ([a, b, c]: Quadratic): Fraction => subtract(squared(b), multiply(exact(4), multiply(a, c)))

/** The equation divided by what makes its coefficients whole numbers without a common factor. */
export function lowestOf([a, b, c]: Quadratic): Quadratic {
  const common = commonFactor([a, b, c])
  return [divide(a, common), divide(b, common), divide(c, common)]
}

/** From the quadratic equation in lowest terms to its roots: a mark. */
export function solved(whole: Quadratic, letter: string) {
  const [a, b] = whole
  const { coefficient, radicand } = rootOf(discriminant(whole))
  const root = { coefficient: divide(coefficient, multiply(two, a)), radicand }
  const middle = negate(divide(b, multiply(two, a)))
  const values = valuesOf(middle, root)
  const [high = ['', ''], low = ['', '']] = values
  const single = sign(root.coefficient) === 0
  const roots = [add(middle, root.coefficient), subtract(middle, root.coefficient)]
  const bracket = (each: Fraction) => (sign(each) === 0 ? letter : `(${polynomialTex([one, negate(each)], letter)})`)
  const [first, second] = roots.map(bracket)
  const factors =
    root.radicand === 1
      ? says`Factorising: ${chain(`${equals(a, one) ? '' : toTex(a)}${first ?? ''}${second ?? ''}`, '0')}`
      : `By the quadratic formula, $${letter} = \\frac{${toTex(negate(b))} \\pm ${surdTex(rootOf(discriminant(whole)))}}{${toTex(multiply(two, a))}}$`
  return {
    lines: [
      earns(0.5, factors, 'factors'),
      single
        ? earns(0.5, says`Hence ${chain(letter, high[0])}.`)
        : earns(0.5, `Hence $${letter} = ${high[0]}$ or $${letter} = ${low[0]}$.`),
    ],
    key: single ? high[1] : `${high[1]}, ${low[1]}`,
  }
}
