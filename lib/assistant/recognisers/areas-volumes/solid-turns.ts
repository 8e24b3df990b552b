import type { Formula, Turn } from '../../../solutions/areas-volumes/measures-in-turn'
import { fraction, type Fraction } from '../../../maths/fraction'

export type WithUnit = Turn & { readonly unit: string }
export const one = fraction(1)
export const power = (unit: string, size: 2 | 3): string => (unit === '' ? '' : `${unit}${size === 2 ? '²' : '³'}`)

export const formula = (
  id: string,
  name: string,
  of: Formula,
  unit: string,
  ...sizes: readonly Fraction[]
): WithUnit => ({
  kind: 'formula',
  id,
  name,
  of,
  sizes,
  unit,
})
export const sum = (
  id: string,
  name: string,
  unit: string,
  ...of: readonly (readonly [number, string])[]
): WithUnit => ({
  kind: 'sum',
  id,
  name,
  of: of.map(([times, at]) => [fraction(times), at] as const),
  unit,
})
export const quotient = (id: string, name: string, unit: string, top: string, bottom: Fraction | string): WithUnit => ({
  kind: 'quotient',
  id,
  name,
  of: [top, bottom],
  unit,
})
export const times = (id: string, name: string, unit: string, ...of: readonly (Fraction | string)[]): WithUnit => ({
  kind: 'product',
  id,
  name,
  of,
  unit,
})
