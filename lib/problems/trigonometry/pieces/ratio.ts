import { fraction, type Fraction } from '../../../maths'

export const ratioNames = ['sin', 'cos', 'tan', 'cosec', 'sec', 'cot'] as const
export type RatioName = (typeof ratioNames)[number]

export const standardAngles = [30, 45, 60] as const
export type StandardAngle = (typeof standardAngles)[number]

type Row<Value> = Readonly<Record<StandardAngle, Value>>

const half = '\\frac{1}{2}'
const halfRootThree = '\\frac{\\sqrt{3}}{2}'
const overRootTwo = '\\frac{1}{\\sqrt{2}}'
const overRootThree = '\\frac{1}{\\sqrt{3}}'
const twoOverRootThree = '\\frac{2}{\\sqrt{3}}'

/** The table of the book: values at 30, 45 and 60 degrees, as TeX. */
const values: Readonly<Record<RatioName, Row<string>>> = {
  sin: { 30: half, 45: overRootTwo, 60: halfRootThree },
  cos: { 30: halfRootThree, 45: overRootTwo, 60: half },
  tan: { 30: overRootThree, 45: '1', 60: '\\sqrt{3}' },
  cosec: { 30: '2', 45: '\\sqrt{2}', 60: twoOverRootThree },
  sec: { 30: twoOverRootThree, 45: '\\sqrt{2}', 60: '2' },
  cot: { 30: '\\sqrt{3}', 45: '1', 60: overRootThree },
}

/** The squares of the same values, which are all rational: [numerator, denominator]. */
const squares: Readonly<Record<RatioName, Row<readonly [number, number]>>> = {
  sin: { 30: [1, 4], 45: [1, 2], 60: [3, 4] },
  cos: { 30: [3, 4], 45: [1, 2], 60: [1, 4] },
  tan: { 30: [1, 3], 45: [1, 1], 60: [3, 1] },
  cosec: { 30: [4, 1], 45: [2, 1], 60: [4, 3] },
  sec: { 30: [4, 3], 45: [2, 1], 60: [4, 1] },
  cot: { 30: [3, 1], 45: [1, 1], 60: [1, 3] },
}

export const valueTex = (name: RatioName, angle: StandardAngle): string => values[name][angle]
export const squareOf = (name: RatioName, angle: StandardAngle): Fraction => fraction(...squares[name][angle])

/** "\sin 30^\circ". */
export const ofDegreesTex = (name: RatioName, angle: number | string): string => `\\${name} ${angle}^\\circ`

/** The ratio of an angle in degrees, in floating point. */
export function ratioAt(name: RatioName, degrees: number): number {
  const angle = (degrees * Math.PI) / 180
  switch (name) {
    case 'sin':
      return Math.sin(angle)
    case 'cos':
      return Math.cos(angle)
    case 'tan':
      return Math.tan(angle)
    case 'cosec':
      return 1 / Math.sin(angle)
    case 'sec':
      return 1 / Math.cos(angle)
    case 'cot':
      return 1 / Math.tan(angle)
    default:
      return name satisfies never
  }
}

export type Side = 'opposite' | 'adjacent' | 'hypotenuse'

/** Which side stands over which in each ratio. */
export const sidesOf: Readonly<Record<RatioName, readonly [over: Side, under: Side]>> = {
  sin: ['opposite', 'hypotenuse'],
  cos: ['adjacent', 'hypotenuse'],
  tan: ['opposite', 'adjacent'],
  cosec: ['hypotenuse', 'opposite'],
  sec: ['hypotenuse', 'adjacent'],
  cot: ['adjacent', 'opposite'],
}

/** sin for cos, tan for cot and so on: the same ratio of the other acute angle. */
export const coRatio: Readonly<Record<RatioName, RatioName>> = {
  sin: 'cos',
  cos: 'sin',
  tan: 'cot',
  cot: 'tan',
  sec: 'cosec',
  cosec: 'sec',
}

export const reciprocal: Readonly<Record<RatioName, RatioName>> = {
  sin: 'cosec',
  cosec: 'sin',
  cos: 'sec',
  sec: 'cos',
  tan: 'cot',
  cot: 'tan',
}

/** Another ratio that students take for it: one of its two sides is wrong. */
export const mistaken: Readonly<Record<RatioName, RatioName>> = {
  sin: 'tan',
  tan: 'sin',
  cos: 'cot',
  cot: 'cos',
  sec: 'tan',
  cosec: 'cot',
}

/** A floating-point value cut to four places, for answers found by measuring. */
export const measured = (value: number): string => String(Number(value.toFixed(4)))
