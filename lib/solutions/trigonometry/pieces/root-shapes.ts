import type { RatioName } from './ratio'

/** The ratio in terms of which another is written. */
export type KnownRatio = 'sin' | 'cos' | 'tan'

/** How a ratio is made of the given ratio x and of the root of 1 - x² (or of 1 + x² for tan). */
export type RootShape = 'root' | 'over root' | 'x over root' | 'root over x'

/** The shape of each ratio asked, for each one given. */
export const shapes: Readonly<Record<KnownRatio, Partial<Record<RatioName, RootShape>>>> = {
  sin: { cos: 'root', tan: 'x over root', sec: 'over root', cot: 'root over x' },
  cos: { sin: 'root', tan: 'root over x', cosec: 'over root', cot: 'x over root' },
  tan: { sec: 'root', cos: 'over root', sin: 'x over root', cosec: 'root over x' },
}

/** The shape of the reciprocal. */
export const flipped: Readonly<Record<RootShape, RootShape>> = {
  root: 'over root',
  'over root': 'root',
  'x over root': 'root over x',
  'root over x': 'x over root',
}

/** The sign under the root. */
export const signOf = (given: KnownRatio): 1 | -1 => (given === 'tan' ? 1 : -1)

/** A shape as a formula. */
export function shapeTex(shape: RootShape, given: KnownRatio, sign: 1 | -1, angle: string): string {
  const root = `\\sqrt{1 ${sign > 0 ? '+' : '-'} \\${given}^2 ${angle}}`
  const x = `\\${given} ${angle}`
  switch (shape) {
    case 'root':
      return root
    case 'over root':
      return `\\frac{1}{${root}}`
    case 'x over root':
      return `\\frac{${x}}{${root}}`
    case 'root over x':
      return `\\frac{${root}}{${x}}`
    default:
      return shape satisfies never
  }
}

/** A shape in floating point, where the given ratio is x. */
export const shapeValue = (shape: RootShape, x: number, sign: 1 | -1): number => {
  const root = Math.sqrt(1 + sign * x * x)
  return { root, 'over root': 1 / root, 'x over root': x / root, 'root over x': root / x }[shape]
}
