import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import { fraction, surd, type Fraction, type Surd } from '../../../maths'

/** length × tan of the angle, exactly. */
export function timesTan(length: Fraction | number, angle: StandardAngle): Surd {
  const exact = typeof length === 'number' ? fraction(length) : length
  if (angle === 45) return surd(exact, 1)
  return angle === 60 ? surd(exact, 3) : surd(fraction(exact.n, exact.d * 3n), 3)
}

/** length ÷ tan of the angle, exactly. */
export const overTan = (length: Fraction | number, angle: StandardAngle): Surd =>
  timesTan(length, angle === 45 ? 45 : angle === 30 ? 60 : 30)

/** 30° for 60° and the other way round. */
export const complement: Readonly<Record<StandardAngle, StandardAngle>> = { 30: 60, 45: 45, 60: 30 }

/** length ÷ sin of the angle, exactly. */
export const overSine = (length: number, angle: StandardAngle): Surd =>
  angle === 30 ? surd(2 * length, 1) : angle === 45 ? surd(length, 2) : surd(fraction(2 * length, 3), 3)

/** length × sin of the angle, exactly. */
export const timesSine = (length: number, angle: StandardAngle): Surd =>
  surd(fraction(length, 2), angle === 30 ? 1 : angle === 45 ? 2 : 3)

/** length ÷ cos of the angle, exactly. */
export const overCosine = (length: number, angle: StandardAngle): Surd => overSine(length, complement[angle])

/** length × cos of the angle, exactly. */
export const timesCosine = (length: number, angle: StandardAngle): Surd => timesSine(length, complement[angle])

/** How a length in metres is judged: as a number when it is rational, as a surd otherwise. */
export const lengthRule = ({ radicand }: Surd) => ({ kind: radicand === 1 ? 'number' : 'surd', unit: 'm' }) as const

export const tanOf = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)
export const sinOf = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)
export const cosOf = (degrees: number): number => Math.cos((degrees * Math.PI) / 180)
