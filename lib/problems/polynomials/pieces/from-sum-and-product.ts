import {
  add,
  equals,
  fraction,
  multiply,
  negate,
  polynomialText,
  polynomialTex,
  toTex,
  type Fraction,
} from '../../../maths'
import { distinctSlips } from '../../slips/distinct-slips'
import { earns, type Slip, type Step } from '../../template'

const clearing = (sum: Fraction, product: Fraction): Fraction => {
  let k = 1n
  while ((k * sum.n) % sum.d !== 0n || (k * product.n) % product.d !== 0n) k++
  return fraction(k)
}

/** The polynomial with that sum and product of zeroes, freed of fractions: k(x² − sum x + product). */
export function fromSumAndProduct(sum: Fraction, product: Fraction): readonly Fraction[] {
  const k = clearing(sum, product)
  return [k, multiply(k, negate(sum)), multiply(k, product)]
}

/** The same as a text in the grammar of answers, always in lowest whole numbers. */
export const formedText = (sum: Fraction, product: Fraction): string => polynomialText(fromSumAndProduct(sum, product))

/** What the formula, the values put in and the polynomial without fractions earn. */
type FormingMarks = readonly [formula: number, values: number, polynomial: number]

/** The three closing lines of a solution: the formula, its values, then the polynomial without fractions. */
export function formingLines(sum: Fraction, product: Fraction, marks: FormingMarks): readonly Step[] {
  const monic = polynomialTex([1, negate(sum), product])
  const whole = polynomialTex(fromSumAndProduct(sum, product))
  const k = clearing(sum, product)
  return [
    'A quadratic polynomial is $k[x^2 - (\\text{sum of zeroes})x + \\text{product of zeroes}]$, $k \\neq 0$',
    `Sum $= ${toTex(sum)}$ and product $= ${toTex(product)}$ give $k\\left[${monic}\\right]$`,
    `Taking $k = ${k.n}$, one such polynomial is $${whole}$`,
  ].map((line, index) => {
    const worth = marks[index] ?? 0
    return worth === 0 ? line : earns(worth, line)
  })
}

/** The wrong polynomials that students write at these lines, which follow on so many others. */
export function formingSlips(sum: Fraction, product: Fraction, linesBefore: number): readonly Slip[] {
  const [formula, values, clear] = [linesBefore + 1, linesBefore + 2, linesBefore + 3]
  const k = clearing(sum, product)
  return distinctSlips(formedText(sum, product), [
    {
      response: formedText(negate(sum), product),
      note: 'The formula is x² − (sum)x + (product): check the middle sign.',
      step: values,
    },
    ...(equals(add(sum, product), fraction(0)) || product.n === 0n
      ? []
      : [
          {
            response: formedText(product, sum),
            note: 'Sum and product are exchanged: the sum goes with x.',
            step: formula,
          },
        ]),
    {
      response: formedText(sum, negate(product)),
      note: 'The product is added in the formula: check the last sign.',
      step: values,
    },
    {
      response: formedText(multiply(k, sum), multiply(k, product)),
      note: 'When you clear the fractions, multiply every term, the term in x² too.',
      step: clear,
    },
  ])
}
