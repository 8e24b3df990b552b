import { quadraticObjection } from '../quadratic-equations/pieces/equation'
import { discriminantOfWhole } from '../quadratic-equations/pieces/formula'
import { inLowestTerms } from '../quadratic-equations/pieces/whole'
import {
  add,
  divide,
  equals,
  fraction,
  multiply,
  negate,
  sign,
  subtract,
  toText,
  toTex,
  type Fraction,
} from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

/** What is done to each zero of the known polynomial. */
export type ZeroChange =
  | { readonly kind: 'times' | 'more'; readonly by: Fraction }
  | { readonly kind: 'reciprocal' }
  | { readonly kind: 'square' }

/** The zeroes of kx² + px + q (`signs`: of p and of q) are those of ax² + bx + c, changed. */
export interface Given {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
  readonly change: ZeroChange
  readonly k: Fraction
  readonly names: readonly [p: string, q: string]
  readonly signs: readonly [p: 1 | -1, q: 1 | -1]
}

const two = fraction(2)

/** The sum and the product of the changed zeroes, with how they are found. */
function madeOf(change: ZeroChange, s: Fraction, p: Fraction) {
  switch (change.kind) {
    case 'times': {
      const n = toTex(change.by)
      return {
        sum: multiply(change.by, s),
        product: multiply(multiply(change.by, change.by), p),
        sumTex: `${n}\\alpha + ${n}\\beta = ${n}(\\alpha + \\beta)`,
        productTex: `${n}\\alpha \\times ${n}\\beta = (${n})^2 \\times \\alpha\\beta`,
      }
    }
    case 'more': {
      const n = toTex(change.by)
      const [own, squared] = [`(\\alpha + (${n})) + (\\beta + (${n}))`, multiply(change.by, change.by)]
      return {
        sum: add(s, multiply(two, change.by)),
        product: add(add(p, multiply(change.by, s)), squared),
        sumTex: `${own} = (\\alpha + \\beta) + 2(${n})`,
        productTex: `(\\alpha + (${n}))(\\beta + (${n})) = \\alpha\\beta + (${n})(\\alpha + \\beta) + (${n})^2`,
      }
    }
    case 'reciprocal':
      return {
        sum: divide(s, p),
        product: divide(fraction(1), p),
        sumTex: '\\frac{1}{\\alpha} + \\frac{1}{\\beta} = \\frac{\\alpha + \\beta}{\\alpha\\beta}',
        productTex: '\\frac{1}{\\alpha} \\times \\frac{1}{\\beta} = \\frac{1}{\\alpha\\beta}',
      }
    case 'square':
      return {
        sum: subtract(multiply(s, s), multiply(two, p)),
        product: multiply(p, p),
        sumTex: '\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta',
        productTex: '\\alpha^2\\beta^2 = (\\alpha\\beta)^2',
      }
    default:
      return change satisfies never
  }
}

const signed = (of: 1 | -1, name: string): string => (of === 1 ? name : `-${name}`)

/** E.g. "The zeroes of x² + px + q are double those of 2x² − 5x − 3. Find p and q." */
export const coefficientsFromOtherZeroes = worked<Given>({
  id: 'coefficients-from-other-zeroes',
  archetype: 'poly-transformed',
  objection: ({ a, b, c, change, k }) => {
    if (quadraticObjection({ a, b, c }) !== null || sign(k) === 0)
      return 'There is no square in it, so this is no quadratic polynomial.'
    if (discriminantOfWhole(inLowestTerms({ a, b, c }).coefficients) < 0)
      return 'The known polynomial has no real zeroes: check what you typed.'
    return change.kind === 'reciprocal' && sign(c) === 0
      ? 'One of the zeroes is $0$, and nothing can be divided by $0$.'
      : null
  },
  solve: ({ a, b, c, change, k, names, signs }) => {
    const [s, p] = [divide(negate(b), a), divide(c, a)]
    const made = madeOf(change, s, p)
    const [first, last] = [multiply(negate(k), made.sum), multiply(k, made.product)]
    const values = [first, last].map((value, at) => (signs[at] === 1 ? value : negate(value)))
    const over = (name: string) => (equals(k, fraction(1)) ? name : `\\frac{${name}}{${toTex(k)}}`)
    const key = names.map((name, at) => `${name} = ${toText(values[at] ?? first)}`).join(', ')
    return {
      lines: [
        earns(
          0.5,
          `For the known zeroes $\\alpha$ and $\\beta$: $\\alpha + \\beta = -\\frac{b}{a} = ${toTex(s)}$ and $\\alpha\\beta = \\frac{c}{a} = ${toTex(p)}$`,
          'known',
        ),
        earns(0.5, `Sum of the new zeroes: $${made.sumTex} = ${toTex(made.sum)}$`, 'sum'),
        earns(0.5, `Product of the new zeroes: $${made.productTex} = ${toTex(made.product)}$`, 'product'),
        line(
          'first',
          `The sum is also $-${over(signs[0] === 1 ? names[0] : `(-${names[0]})`)}$, so $${signed(signs[0], names[0])} = ${toTex(first)}$`,
        ),
        line(
          'last',
          `The product is also $${over(signed(signs[1], names[1]))}$, so $${signed(signs[1], names[1])} = ${toTex(last)}$`,
        ),
        earns(
          0.5,
          `Hence $${names[0]} = ${toTex(values[0] ?? first)}$ and $${names[1]} = ${toTex(values[1] ?? last)}$`,
          'both',
        ),
      ],
      key,
    }
  },
})
