import { equals, fraction, surd, type Fraction, type Surd } from '../../../maths'

export const ratioNames = ['sin', 'cos', 'tan', 'cosec', 'sec', 'cot'] as const
export type RatioName = (typeof ratioNames)[number]

/** The angles of the table of the book, in degrees. */
export const tableAngles = [0, 30, 45, 60, 90] as const
export type TableAngle = (typeof tableAngles)[number]

/** Those of them that are neither 0 nor a right angle. */
export const standardAngles = [30, 45, 60] as const
export type StandardAngle = (typeof standardAngles)[number]

type Value = readonly [tex: string, square: readonly [number, number]]

const zero: Value = ['0', [0, 1]]
const half: Value = ['\\frac{1}{2}', [1, 4]]
const overRootTwo: Value = ['\\frac{1}{\\sqrt{2}}', [1, 2]]
const halfRootThree: Value = ['\\frac{\\sqrt{3}}{2}', [3, 4]]
const overRootThree: Value = ['\\frac{1}{\\sqrt{3}}', [1, 3]]
const one: Value = ['1', [1, 1]]
const twoOverRootThree: Value = ['\\frac{2}{\\sqrt{3}}', [4, 3]]
const rootTwo: Value = ['\\sqrt{2}', [2, 1]]
const rootThree: Value = ['\\sqrt{3}', [3, 1]]
const two: Value = ['2', [4, 1]]

/** The table of the book: each value as TeX, and its square, which is rational; null where there is none. */
const values: Readonly<Record<RatioName, Readonly<Record<TableAngle, Value | null>>>> = {
  sin: { 0: zero, 30: half, 45: overRootTwo, 60: halfRootThree, 90: one },
  cos: { 0: one, 30: halfRootThree, 45: overRootTwo, 60: half, 90: zero },
  tan: { 0: zero, 30: overRootThree, 45: one, 60: rootThree, 90: null },
  cosec: { 0: null, 30: two, 45: rootTwo, 60: twoOverRootThree, 90: one },
  sec: { 0: one, 30: twoOverRootThree, 45: rootTwo, 60: two, 90: null },
  cot: { 0: null, 30: rootThree, 45: one, 60: overRootThree, 90: zero },
}

const defined = (name: RatioName, angle: TableAngle): Value => {
  const value = values[name][angle]
  if (value === null) throw new Error(`${name} ${angle}° is not defined`)
  return value
}

export const isDefined = (name: RatioName, angle: TableAngle): boolean => values[name][angle] !== null

/** As the table prints it. @throws where the ratio is not defined. */
export const valueTex = (name: RatioName, angle: TableAngle): string => defined(name, angle)[0]

/** @throws where the ratio is not defined. */
export const squareOf = (name: RatioName, angle: TableAngle): Fraction => fraction(...defined(name, angle)[1])

/** The value itself, its denominator rationalised. @throws where the ratio is not defined. */
export function tableValue(name: RatioName, angle: TableAngle): Surd {
  const { n, d } = squareOf(name, angle)
  return surd(fraction(1, d), Number(n * d))
}

/** The angle from 0° to 90° at which the ratio has that value; null when it is not in the table. */
export const angleWith = (name: RatioName, { coefficient, radicand }: Surd): TableAngle | null =>
  tableAngles.find((angle) => {
    if (!isDefined(name, angle)) return false
    const value = tableValue(name, angle)
    return value.radicand === radicand && equals(value.coefficient, coefficient)
  }) ?? null

/** "\sin 30^\circ". */
export const ofDegreesTex = (name: RatioName, angle: number | string): string => `\\${name} ${angle}^\\circ`

/** What is said of a ratio that has no value, such as tan 90°; null when it has one. */
export const definedObjection = (name: RatioName, angle: TableAngle): string | null =>
  isDefined(name, angle) ? null : `$${ofDegreesTex(name, angle)}$ is not defined.`

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

/** The ratio that is 1 over it. */
export const reciprocal: Readonly<Record<RatioName, RatioName>> = {
  sin: 'cosec',
  cosec: 'sin',
  cos: 'sec',
  sec: 'cos',
  tan: 'cot',
  cot: 'tan',
}
