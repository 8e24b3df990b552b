import type { RatioName } from '../../../solutions/trigonometry/pieces/ratio'

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

/** sin for cos, tan for cot and so on: the same ratio of the other acute angle. */
export const coRatio: Readonly<Record<RatioName, RatioName>> = {
  sin: 'cos',
  cos: 'sin',
  tan: 'cot',
  cot: 'tan',
  sec: 'cosec',
  cosec: 'sec',
}

export { reciprocal } from '../../../solutions/trigonometry/pieces/ratio'

/** Another ratio that students take for it: one of its two sides is wrong. */
export const mistaken: Readonly<Record<RatioName, RatioName>> = {
  sin: 'tan',
  tan: 'sin',
  cos: 'cot',
  cot: 'cos',
  sec: 'tan',
  cosec: 'cot',
}

/** A floating-point value rounded to four places, zeros and all, for answers found by measuring. */
export const measured = (value: number): string => value.toFixed(4).replace('.0000', '')
