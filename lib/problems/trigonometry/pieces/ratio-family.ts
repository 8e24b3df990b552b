import type { Random } from '../../../random'

/** A statement about ratios, and whether it holds. */
export interface RatioStatement {
  readonly text: string
  readonly holds: boolean
  readonly reason: string
  readonly hint: string
  /** Tests the statement with numbers. */
  readonly test: () => boolean
}

/** Statements of one kind, true and false ones in the same words. */
export type RatioFamily = (random: Random, holds: boolean) => Omit<RatioStatement, 'holds'>

export const ratioNames = ['sin', 'cos', 'tan', 'cot', 'sec', 'cosec'] as const
export type RatioName = (typeof ratioNames)[number]

/** "\sin A". */
export const of = (name: RatioName, angle: string): string => `\\${name} ${angle}`

export const degrees = (angle: number): string => `${angle}^\\circ`

export const valueOf: Readonly<Record<RatioName, (t: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  cot: (t) => Math.cos(t) / Math.sin(t),
  sec: (t) => 1 / Math.cos(t),
  cosec: (t) => 1 / Math.sin(t),
}

export const atDegrees = (name: RatioName, angle: number): number => valueOf[name]((angle * Math.PI) / 180)

/** Some acute angles in radians. */
export const acute = [0.1, 0.4, 0.7, 1, 1.3, 1.5]

export const same = (p: number, q: number): boolean => Math.abs(p - q) < 1e-9

export const full: Readonly<Record<RatioName, string>> = {
  sin: 'sine',
  cos: 'cosine',
  tan: 'tangent',
  cot: 'cotangent',
  sec: 'secant',
  cosec: 'cosecant',
}

export const reciprocal: Readonly<Record<RatioName, RatioName>> = {
  sin: 'cosec',
  cos: 'sec',
  tan: 'cot',
  cot: 'tan',
  sec: 'cos',
  cosec: 'sin',
}

/** The ratio that has the same value at the complement of the angle. */
export const partner: Readonly<Record<RatioName, RatioName>> = {
  sin: 'cos',
  cos: 'sin',
  tan: 'cot',
  cot: 'tan',
  sec: 'cosec',
  cosec: 'sec',
}

export const otherThan = (random: Random, ...names: readonly RatioName[]): RatioName =>
  random.pick(ratioNames.filter((name) => !names.includes(name)))

type TableAngle = 30 | 45 | 60

const rising: Readonly<Partial<Record<RatioName, readonly [string, string, string]>>> = {
  sin: ['\\frac{1}{2}', '\\frac{1}{\\sqrt{2}}', '\\frac{\\sqrt{3}}{2}'],
  tan: ['\\frac{1}{\\sqrt{3}}', '1', '\\sqrt{3}'],
  sec: ['\\frac{2}{\\sqrt{3}}', '\\sqrt{2}', '2'],
}

/** The value in the table, for 30°, 45° and 60°. */
export function fromTable(name: RatioName, angle: TableAngle): string {
  const own = rising[name]
  const place = angle / 15 - 2
  return (own ? own[place] : rising[partner[name]]?.[2 - place]) ?? ''
}

export type { TableAngle }
