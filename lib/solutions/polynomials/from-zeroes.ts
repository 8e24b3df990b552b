import { add, bracketed, fraction, isSquare, multiply, sign, subtract, sumTex, toTex, type Fraction } from '../../maths'
import { equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { sumInBrackets } from './pieces/brackets'
import { formedText, formingLines } from './pieces/forming'

/** Two rational zeroes, or p + q√n and p − q√n. */
export type Given =
  | { readonly kind: 'rational'; readonly first: Fraction; readonly second: Fraction }
  | { readonly kind: 'surd'; readonly rational: Fraction; readonly times: Fraction; readonly radicand: number }

/** The square of q√n. */
const squareOf = (times: Fraction, radicand: number): Fraction => multiply(multiply(times, times), fraction(radicand))

export const sumAndProductOf = (given: Given): readonly [sum: Fraction, product: Fraction] =>
  given.kind === 'rational'
    ? [add(given.first, given.second), multiply(given.first, given.second)]
    : [
        multiply(fraction(2), given.rational),
        subtract(multiply(given.rational, given.rational), squareOf(given.times, given.radicand)),
      ]

/** Both zeroes in TeX. */
export function zeroesTex(given: Given): readonly [first: string, second: string] {
  if (given.kind === 'rational') return [toTex(given.first), toTex(given.second)]
  const { rational, times, radicand } = given
  const root = `\\sqrt{${radicand}}`
  const signed = (by: Fraction) =>
    sumTex([
      [rational, ''],
      [by, root],
    ])
  return [signed(times), signed(multiply(fraction(-1), times))]
}

function objection(given: Given): string | null {
  if (given.kind === 'rational') return null
  const { times, radicand } = given
  if (!Number.isInteger(radicand) || radicand <= 0)
    return 'The number under the root sign must be a positive whole number.'
  if (sign(times) === 0 || isSquare(radicand))
    return 'The root can be worked out here: give the zeroes without a root sign.'
  return null
}

/** The sides of the product of the zeroes. */
function productOf(given: Given, [first, second]: readonly [string, string], product: Fraction): readonly string[] {
  const value = toTex(product)
  if (given.kind === 'rational') return [`${sumInBrackets(first)} \\times ${sumInBrackets(second)}`, value]
  const { rational, times, radicand } = given
  const factors = `${sumInBrackets(first)}${sumInBrackets(second)}`
  if (sign(rational) === 0) return [factors, value]
  const root = sumTex([[times, `\\sqrt{${radicand}}`]])
  const base = rational.d === 1n ? bracketed(rational) : `\\left(${toTex(rational)}\\right)`
  return [
    factors,
    `${base}^2 - (${root})^2`,
    `${toTex(multiply(rational, rational))} - ${toTex(squareOf(times, radicand))}`,
    value,
  ]
}

/** E.g. "Find a quadratic polynomial whose zeroes are 2 + √3 and 2 − √3." */
export const fromZeroes = worked<Given>({
  id: 'from-zeroes',
  archetype: 'poly-form-zeroes',
  objection,
  solve: (given) => {
    const both = zeroesTex(given)
    const [first, second] = both
    const [sum, product] = sumAndProductOf(given)
    return {
      lines: [
        earns(
          0.5,
          says`${equals('Sum of zeroes', `${sumInBrackets(first)} + ${sumInBrackets(second)}`, toTex(sum))}`,
          'sum',
        ),
        earns(0.5, says`${equals('Product of zeroes', ...productOf(given, both, product))}`, 'product'),
        ...formingLines(sum, product, [0.5, 0, 0.5]),
      ],
      key: formedText(sum, product),
    }
  },
})
