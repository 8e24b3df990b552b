import type { SurdTriangle } from './surd-triangle-draw'
import { rootMultipleTex, type SurdPoint } from '../../../solutions/coordinate-geometry/pieces/surd-point'

export function cornersOf({ a, slant, s, c, t }: SurdTriangle): readonly [A: SurdPoint, B: SurdPoint, C: SurdPoint] {
  const point = (name: string, x: number, y: number, under: number): SurdPoint => ({
    name,
    x: { times: x, under },
    y: { times: y, under },
  })
  return [point('A', a, slant * a, s), point('B', -a, -slant * a, s), point('C', c[0], c[1], t)]
}

export const pointTex = ({ x, y }: SurdPoint): string => `(${rootMultipleTex(x)}, ${rootMultipleTex(y)})`
