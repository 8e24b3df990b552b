import { tableValue, valueTex, type RatioName, type StandardAngle } from './ratio'
import { divide, fraction, multiply, surd, surdTex, toTex, type Fraction, type Surd } from '../../../maths'

/** The sides of a right triangle that stands on the ground: upright, on the ground, and along the line of sight. */
export type SightSide = 'height' | 'ground' | 'sight'

/** The ratio of the angle at the ground that holds two sides, and which of them stands on top. */
export function ratioOf(
  one: SightSide,
  other: SightSide,
): readonly [name: RatioName, over: SightSide, under: SightSide] {
  const both = new Set([one, other])
  if (!both.has('sight')) return ['tan', 'height', 'ground']
  return both.has('height') ? ['sin', 'height', 'sight'] : ['cos', 'ground', 'sight']
}

/** length × the ratio, exactly. */
export function timesRatio(length: Fraction, name: RatioName, angle: StandardAngle): Surd {
  const value = tableValue(name, angle)
  return { ...value, coefficient: multiply(value.coefficient, length) }
}

/** length ÷ the ratio, exactly. */
export function overRatio(length: Fraction, name: RatioName, angle: StandardAngle): Surd {
  const { coefficient, radicand } = tableValue(name, angle)
  return surd(divide(length, multiply(coefficient, fraction(radicand))), radicand)
}

/** The length of one side from another, exactly. */
export function sideFrom(known: SightSide, length: Fraction, wanted: SightSide, angle: StandardAngle): Surd {
  const [name, over] = ratioOf(known, wanted)
  return over === wanted ? timesRatio(length, name, angle) : overRatio(length, name, angle)
}

/** "\frac{2d}{\sqrt{3}}": length ÷ a value of the table, before its denominator is made rational; none where there is no root below. */
export function quotientTex(length: Fraction, value: string): readonly string[] {
  const [, top = '', bottom = '1'] = /^\\frac\{(.+?)\}\{(\d)\}$/.exec(value) ?? [value, value]
  if (!/^\\sqrt\{3\}$/.test(top)) return []
  return [`\\frac{${toTex(multiply(length, fraction(Number(bottom))))}}{${top}}`]
}

/** The values from "AB =" on: the product or quotient where it is worth a look, and the value. */
export function workedSides(
  known: SightSide,
  length: Fraction,
  wanted: SightSide,
  angle: StandardAngle,
): readonly string[] {
  const [name, over] = ratioOf(known, wanted)
  const value = surdTex(sideFrom(known, length, wanted, angle))
  const table = valueTex(name, angle)
  if (over !== wanted) return [...quotientTex(length, table), value]
  if (name !== 'tan') return [`${toTex(length)} \\times ${table}`, value]
  return angle === 30 ? [`\\frac{${toTex(length)}}{\\sqrt{3}}`, value] : [value]
}
