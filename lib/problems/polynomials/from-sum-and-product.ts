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
} from '../../maths'
import type { Slip } from '../template'
import { distinctSlips } from '../distinct-slips'

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

/** The closing lines of a solution: the formula with its values, then the polynomial without fractions. */
export function formingLines(sum: Fraction, product: Fraction, letter = 'x'): readonly string[] {
  const monic = polynomialTex([1, negate(sum), product], letter)
  const whole = polynomialTex(fromSumAndProduct(sum, product), letter)
  const k = clearing(sum, product)
  return [
    `A quadratic polynomial is $k[${letter}^2 - (\\text{sum of zeroes})${letter} + \\text{product of zeroes}]$, $k \\neq 0$`,
    `Sum $= ${toTex(sum)}$ and product $= ${toTex(product)}$ give $k\\left[${monic}\\right]$`,
    `Taking $k = ${k.n}$, one such polynomial is $${whole}$`,
  ]
}

/** The two wrong polynomials that students write: the middle sign, and sum and product exchanged. */
export function formingSlips(sum: Fraction, product: Fraction, letter = 'x'): readonly Slip[] {
  const text = (s: Fraction, p: Fraction) => polynomialText(fromSumAndProduct(s, p), letter)
  return distinctSlips(text(sum, product), [
    { response: text(negate(sum), product), note: 'The formula is x² − (sum)x + (product): check the middle sign.' },
    ...(equals(add(sum, product), fraction(0)) || product.n === 0n
      ? []
      : [{ response: text(product, sum), note: 'Sum and product are exchanged: the sum goes with x.' }]),
    { response: text(sum, negate(product)), note: 'The product is added in the formula: check the last sign.' },
  ])
}
