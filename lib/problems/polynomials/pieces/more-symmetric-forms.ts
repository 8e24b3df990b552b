import { add, divide, fraction, multiply, squared, subtract, type Fraction } from '../../../maths'
import {
  commonFactorForm,
  fourthPowersForm,
  reciprocalCubesForm,
  reciprocalsLessProductForm,
  reciprocalSquaresForm,
  shiftedProductForm,
  squaresOverZeroesForm,
  type MoreKind,
} from '../../../solutions/polynomials/pieces/more-symmetric-forms'
import type { SymmetricForm } from '../../../solutions/polynomials/pieces/symmetric-forms'

/** A form with what it is for two numbers, and the wrong values that students find. */
export interface CheckedForm extends SymmetricForm {
  readonly kind: MoreKind
  /** Of (α − k)(β − k); 0 for the others. */
  readonly k: number
  readonly direct: (alpha: number, beta: number) => number
  readonly wrong: (s: Fraction, p: Fraction) => readonly (readonly [Fraction, string])[]
}

const times = (n: number, x: Fraction): Fraction => multiply(fraction(n), x)
const lessTwice = (s: Fraction, p: Fraction): Fraction => subtract(squared(s), times(2, p))
const cube = (x: Fraction): Fraction => multiply(x, squared(x))
const cubes = (s: Fraction, p: Fraction): Fraction => subtract(cube(s), times(3, multiply(p, s)))
const forgotten = 'α² + β² = (α + β)² − 2αβ: do not forget the last term.'

export const commonFactor: CheckedForm = {
  ...commonFactorForm,
  kind: 'commonFactor',
  k: 0,
  direct: (a, b) => a * a * b + a * b * b,
  wrong: (s, p) => [
    [multiply(squared(p), s), 'Only one factor α and one factor β can be taken out of both terms.'],
    [add(p, s), 'The common factor is multiplied by the sum, not added to it.'],
  ],
}

export const reciprocalSquares: CheckedForm = {
  ...reciprocalSquaresForm,
  kind: 'reciprocalSquares',
  k: 0,
  direct: (a, b) => 1 / (a * a) + 1 / (b * b),
  wrong: (s, p) => [
    [divide(squared(s), squared(p)), forgotten],
    [divide(lessTwice(s, p), p), 'The common denominator is α²β², the square of the product.'],
  ],
}

export const shiftedProduct = (k: number): CheckedForm => ({
  ...shiftedProductForm(k),
  kind: 'shiftedProduct',
  k,
  direct: (a, b) => (a - k) * (b - k),
  wrong: (s, p) => [
    [add(p, fraction(k * k)), 'Multiply the two brackets out term by term: there is a middle term as well.'],
    [subtract(p, fraction(k * k)), 'Two negative numbers have a positive product, and there is a middle term.'],
    [add(add(p, times(k, s)), fraction(k * k)), 'Mind the sign of the middle term.'],
  ],
})

export const reciprocalsLessProduct: CheckedForm = {
  ...reciprocalsLessProductForm,
  kind: 'reciprocalsLessProduct',
  k: 0,
  direct: (a, b) => 1 / a + 1 / b - a * b,
  wrong: (s, p) => [
    [subtract(divide(p, s), p), 'Upside down: in 1/α + 1/β the sum stands on top.'],
    [divide(s, p), 'The product is still to be subtracted.'],
    [add(divide(s, p), p), 'The product is subtracted, with its own sign.'],
  ],
}

export const squaresOverZeroes: CheckedForm = {
  ...squaresOverZeroesForm,
  kind: 'squaresOverZeroes',
  k: 0,
  direct: (a, b) => (a * a) / b + (b * b) / a,
  wrong: (s, p) => [
    [divide(cube(s), p), 'α³ + β³ is not (α + β)³: subtract 3αβ(α + β).'],
    [cubes(s, p), 'Divide by αβ: that is the common denominator.'],
    [divide(subtract(cube(s), times(3, p)), p), 'The last term is 3αβ(α + β), not 3αβ.'],
  ],
}

export const reciprocalCubes: CheckedForm = {
  ...reciprocalCubesForm,
  kind: 'reciprocalCubes',
  k: 0,
  direct: (a, b) => 1 / a ** 3 + 1 / b ** 3,
  wrong: (s, p) => [
    [divide(cube(s), cube(p)), 'α³ + β³ is not (α + β)³: subtract 3αβ(α + β).'],
    [divide(cubes(s, p), p), 'The common denominator is the cube of the product.'],
  ],
}

export const fourthPowers: CheckedForm = {
  ...fourthPowersForm,
  kind: 'fourthPowers',
  k: 0,
  direct: (a, b) => a ** 4 + b ** 4,
  wrong: (s, p) => [
    [squared(lessTwice(s, p)), 'α⁴ + β⁴ is not (α² + β²)²: subtract 2α²β².'],
    [subtract(squared(squared(s)), times(2, squared(p))), forgotten],
  ],
}
