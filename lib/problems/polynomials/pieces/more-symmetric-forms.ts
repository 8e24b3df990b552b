import { add, divide, fraction, multiply, squared, subtract, sumTex, toTex, type Fraction } from '../../../maths'
import { dividedBy, inBrackets, powerTex } from '../../../solutions/polynomials/pieces/brackets'
import type { SymmetricForm } from '../../../solutions/polynomials/pieces/symmetric-forms'

/** A form with what it is for two numbers, and the wrong values that students find. */
export interface CheckedForm extends SymmetricForm {
  readonly direct: (alpha: number, beta: number) => number
  readonly wrong: (s: Fraction, p: Fraction) => readonly (readonly [Fraction, string])[]
}

const times = (n: number, x: Fraction): Fraction => multiply(fraction(n), x)
const lessTwice = (s: Fraction, p: Fraction): Fraction => subtract(squared(s), times(2, p))
const cube = (x: Fraction): Fraction => multiply(x, squared(x))
const cubes = (s: Fraction, p: Fraction): Fraction => subtract(cube(s), times(3, multiply(p, s)))
const quotientTex = (x: Fraction, y: Fraction): string => `${toTex(x)}${dividedBy(y)}`
const squaresTex = (s: Fraction, p: Fraction): string => `${powerTex(s, 2)} - 2 \\times ${inBrackets(p)}`
const cubesTex = (s: Fraction, p: Fraction): string =>
  `${powerTex(s, 3)} - 3 \\times ${inBrackets(p)} \\times ${inBrackets(s)}`
const forgotten = 'α² + β² = (α + β)² − 2αβ: do not forget the last term.'

export const commonFactor: CheckedForm = {
  tex: '\\alpha^2\\beta + \\alpha\\beta^2',
  identity: '\\alpha\\beta(\\alpha + \\beta)',
  value: (s, p) => multiply(p, s),
  workings: (s, p) => [`${inBrackets(p)} \\times ${inBrackets(s)}`],
  direct: (a, b) => a * a * b + a * b * b,
  wrong: (s, p) => [
    [multiply(squared(p), s), 'Only one factor α and one factor β can be taken out of both terms.'],
    [add(p, s), 'The common factor is multiplied by the sum, not added to it.'],
  ],
}

export const reciprocalSquares: CheckedForm = {
  tex: '\\frac{1}{\\alpha^2} + \\frac{1}{\\beta^2}',
  identity: '\\frac{(\\alpha + \\beta)^2 - 2\\alpha\\beta}{(\\alpha\\beta)^2}',
  value: (s, p) => divide(lessTwice(s, p), squared(p)),
  workings: (s, p) => [
    `\\left[${squaresTex(s, p)}\\right] \\div ${powerTex(p, 2)}`,
    quotientTex(lessTwice(s, p), squared(p)),
  ],
  direct: (a, b) => 1 / (a * a) + 1 / (b * b),
  wrong: (s, p) => [
    [divide(squared(s), squared(p)), forgotten],
    [divide(lessTwice(s, p), p), 'The common denominator is α²β², the square of the product.'],
  ],
}

export const shiftedProduct = (k: number): CheckedForm => ({
  tex: `(\\alpha - ${k})(\\beta - ${k})`,
  identity: `\\alpha\\beta - ${k === 1 ? '' : k}(\\alpha + \\beta) + ${k * k}`,
  value: (s, p) => add(subtract(p, times(k, s)), fraction(k * k)),
  workings: (s, p) => [
    `${toTex(p)} - ${k === 1 ? '' : `${k} \\times `}${inBrackets(s)} + ${k * k}`,
    sumTex([
      [p, ''],
      [times(-k, s), ''],
      [k * k, ''],
    ]),
  ],
  direct: (a, b) => (a - k) * (b - k),
  wrong: (s, p) => [
    [add(p, fraction(k * k)), 'Multiply the two brackets out term by term: there is a middle term as well.'],
    [subtract(p, fraction(k * k)), 'Two negative numbers have a positive product, and there is a middle term.'],
    [add(add(p, times(k, s)), fraction(k * k)), 'Mind the sign of the middle term.'],
  ],
})

export const reciprocalsLessProduct: CheckedForm = {
  tex: '\\frac{1}{\\alpha} + \\frac{1}{\\beta} - \\alpha\\beta',
  identity: '\\frac{\\alpha + \\beta}{\\alpha\\beta} - \\alpha\\beta',
  value: (s, p) => subtract(divide(s, p), p),
  workings: (s, p) => [
    `${quotientTex(s, p)} - ${inBrackets(p)}`,
    sumTex([
      [divide(s, p), ''],
      [times(-1, p), ''],
    ]),
  ],
  direct: (a, b) => 1 / a + 1 / b - a * b,
  wrong: (s, p) => [
    [subtract(divide(p, s), p), 'Upside down: in 1/α + 1/β the sum stands on top.'],
    [divide(s, p), 'The product is still to be subtracted.'],
    [add(divide(s, p), p), 'The product is subtracted, with its own sign.'],
  ],
}

export const squaresOverZeroes: CheckedForm = {
  tex: '\\frac{\\alpha^2}{\\beta} + \\frac{\\beta^2}{\\alpha}',
  identity: '\\frac{(\\alpha + \\beta)^3 - 3\\alpha\\beta(\\alpha + \\beta)}{\\alpha\\beta}',
  value: (s, p) => divide(cubes(s, p), p),
  workings: (s, p) => [
    p.n === p.d ? cubesTex(s, p) : `\\left[${cubesTex(s, p)}\\right]${dividedBy(p)}`,
    quotientTex(cubes(s, p), p),
  ],
  direct: (a, b) => (a * a) / b + (b * b) / a,
  wrong: (s, p) => [
    [divide(cube(s), p), 'α³ + β³ is not (α + β)³: subtract 3αβ(α + β).'],
    [cubes(s, p), 'Divide by αβ: that is the common denominator.'],
    [divide(subtract(cube(s), times(3, p)), p), 'The last term is 3αβ(α + β), not 3αβ.'],
  ],
}

export const reciprocalCubes: CheckedForm = {
  tex: '\\frac{1}{\\alpha^3} + \\frac{1}{\\beta^3}',
  identity: '\\frac{(\\alpha + \\beta)^3 - 3\\alpha\\beta(\\alpha + \\beta)}{(\\alpha\\beta)^3}',
  value: (s, p) => divide(cubes(s, p), cube(p)),
  workings: (s, p) => [`\\left[${cubesTex(s, p)}\\right] \\div ${powerTex(p, 3)}`, quotientTex(cubes(s, p), cube(p))],
  direct: (a, b) => 1 / a ** 3 + 1 / b ** 3,
  wrong: (s, p) => [
    [divide(cube(s), cube(p)), 'α³ + β³ is not (α + β)³: subtract 3αβ(α + β).'],
    [divide(cubes(s, p), p), 'The common denominator is the cube of the product.'],
  ],
}

export const fourthPowers: CheckedForm = {
  tex: '\\alpha^4 + \\beta^4',
  identity: '\\left[(\\alpha + \\beta)^2 - 2\\alpha\\beta\\right]^2 - 2(\\alpha\\beta)^2',
  value: (s, p) => subtract(squared(lessTwice(s, p)), times(2, squared(p))),
  workings: (s, p) => [
    `\\left[${squaresTex(s, p)}\\right]^2 - 2 \\times ${powerTex(p, 2)}`,
    `${powerTex(lessTwice(s, p), 2)} - 2 \\times ${inBrackets(squared(p))}`,
  ],
  direct: (a, b) => a ** 4 + b ** 4,
  wrong: (s, p) => [
    [squared(lessTwice(s, p)), 'α⁴ + β⁴ is not (α² + β²)²: subtract 2α²β².'],
    [subtract(squared(squared(s)), times(2, squared(p))), forgotten],
  ],
}
