import { side } from '../../../solutions/triangles/pieces/letters'

/** Two similar triangles by their letters, and the two pairs of places whose ratios are compared. */
export interface Similar {
  readonly first: string
  readonly second: string
  readonly places: readonly [readonly [number, number], readonly [number, number]]
}

/** The side of the triangle that joins the vertices at these places of its name. */
export const sideAt = (name: string, [i, j]: readonly [number, number]): string => side(name.charAt(i), name.charAt(j))

/** The right proportion first, then three that mix the sides up. */
export function proportions({ first, second, places: [one, two] }: Similar): readonly string[] {
  const third: readonly [number, number] = [one, two].every(([i, j]) => i + j !== 1)
    ? [0, 1]
    : [one, two].every(([i, j]) => i + j !== 3)
      ? [1, 2]
      : [0, 2]
  const [a, b] = [sideAt(first, one), sideAt(first, two)]
  const [p, q, r] = [sideAt(second, one), sideAt(second, two), sideAt(second, third)]
  const equal = (top: string, bottom: string, top2: string, bottom2: string) =>
    `$\\frac{${top}}{${bottom}} = \\frac{${top2}}{${bottom2}}$`
  return [equal(a, p, b, q), equal(a, q, b, p), equal(a, r, b, q), equal(a, p, b, r)]
}
