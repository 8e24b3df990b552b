import { add, divide, fraction, multiply, squared, subtract, sumTex, toTex, type Fraction } from '../../../maths'
import { dividedBy, inBrackets, powerTex } from './brackets'
import type { SymmetricForm } from './symmetric-forms'

const times = (n: number, x: Fraction): Fraction => multiply(fraction(n), x)
const lessTwice = (s: Fraction, p: Fraction): Fraction => subtract(squared(s), times(2, p))
const cube = (x: Fraction): Fraction => multiply(x, squared(x))
const cubes = (s: Fraction, p: Fraction): Fraction => subtract(cube(s), times(3, multiply(p, s)))
const quotientTex = (x: Fraction, y: Fraction): string => `${toTex(x)}${dividedBy(y)}`
const squaresTex = (s: Fraction, p: Fraction): string => `${powerTex(s, 2)} - 2 \\times ${inBrackets(p)}`
const cubesTex = (s: Fraction, p: Fraction): string =>
  `${powerTex(s, 3)} - 3 \\times ${inBrackets(p)} \\times ${inBrackets(s)}`

export const commonFactorForm: SymmetricForm = {
  tex: '\\alpha^2\\beta + \\alpha\\beta^2',
  identity: '\\alpha\\beta(\\alpha + \\beta)',
  value: (s, p) => multiply(p, s),
  workings: (s, p) => [`${inBrackets(p)} \\times ${inBrackets(s)}`],
}

export const reciprocalSquaresForm: SymmetricForm = {
  tex: '\\frac{1}{\\alpha^2} + \\frac{1}{\\beta^2}',
  identity: '\\frac{(\\alpha + \\beta)^2 - 2\\alpha\\beta}{(\\alpha\\beta)^2}',
  value: (s, p) => divide(lessTwice(s, p), squared(p)),
  workings: (s, p) => [
    `\\left[${squaresTex(s, p)}\\right] \\div ${powerTex(p, 2)}`,
    quotientTex(lessTwice(s, p), squared(p)),
  ],
}

/** (α − k)(β − k); with the signs of (α + 2)(β + 2) for k = −2. */
export function shiftedProductForm(k: number): SymmetricForm {
  const [sign, size] = k < 0 ? ['+', -k] : ['-', k]
  return {
    tex: `(\\alpha ${sign} ${size})(\\beta ${sign} ${size})`,
    identity: `\\alpha\\beta ${sign} ${size === 1 ? '' : size}(\\alpha + \\beta) + ${k * k}`,
    value: (s, p) => add(subtract(p, times(k, s)), fraction(k * k)),
    workings: (s, p) => [
      `${toTex(p)} ${sign} ${size === 1 ? '' : `${size} \\times `}${inBrackets(s)} + ${k * k}`,
      sumTex([
        [p, ''],
        [times(-k, s), ''],
        [k * k, ''],
      ]),
    ],
  }
}

export const reciprocalsLessProductForm: SymmetricForm = {
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
}

export const squaresOverZeroesForm: SymmetricForm = {
  tex: '\\frac{\\alpha^2}{\\beta} + \\frac{\\beta^2}{\\alpha}',
  identity: '\\frac{(\\alpha + \\beta)^3 - 3\\alpha\\beta(\\alpha + \\beta)}{\\alpha\\beta}',
  value: (s, p) => divide(cubes(s, p), p),
  workings: (s, p) => [
    p.n === p.d ? cubesTex(s, p) : `\\left[${cubesTex(s, p)}\\right]${dividedBy(p)}`,
    quotientTex(cubes(s, p), p),
  ],
}

export const reciprocalCubesForm: SymmetricForm = {
  tex: '\\frac{1}{\\alpha^3} + \\frac{1}{\\beta^3}',
  identity: '\\frac{(\\alpha + \\beta)^3 - 3\\alpha\\beta(\\alpha + \\beta)}{(\\alpha\\beta)^3}',
  value: (s, p) => divide(cubes(s, p), cube(p)),
  workings: (s, p) => [`\\left[${cubesTex(s, p)}\\right] \\div ${powerTex(p, 3)}`, quotientTex(cubes(s, p), cube(p))],
}

export const fourthPowersForm: SymmetricForm = {
  tex: '\\alpha^4 + \\beta^4',
  identity: '\\left[(\\alpha + \\beta)^2 - 2\\alpha\\beta\\right]^2 - 2(\\alpha\\beta)^2',
  value: (s, p) => subtract(squared(lessTwice(s, p)), times(2, squared(p))),
  workings: (s, p) => [
    `\\left[${squaresTex(s, p)}\\right]^2 - 2 \\times ${powerTex(p, 2)}`,
    `${powerTex(lessTwice(s, p), 2)} - 2 \\times ${inBrackets(squared(p))}`,
  ],
}

export const moreKinds = [
  'commonFactor',
  'reciprocalSquares',
  'shiftedProduct',
  'reciprocalsLessProduct',
  'squaresOverZeroes',
  'reciprocalCubes',
  'fourthPowers',
] as const
export type MoreKind = (typeof moreKinds)[number]

export const moreForm = (kind: MoreKind, k: number): SymmetricForm =>
  ({
    commonFactor: commonFactorForm,
    reciprocalSquares: reciprocalSquaresForm,
    shiftedProduct: shiftedProductForm(k),
    reciprocalsLessProduct: reciprocalsLessProductForm,
    squaresOverZeroes: squaresOverZeroesForm,
    reciprocalCubes: reciprocalCubesForm,
    fourthPowers: fourthPowersForm,
  })[kind]
