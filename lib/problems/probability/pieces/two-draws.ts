import type { ProductOfDraws } from '../../../solutions/probability/product-of-draws'

/** The numbers of the first draw and those of the second. */
export const numberSets: readonly (readonly [xs: readonly number[], ys: readonly number[]])[] = [
  [
    [1, 2, 3],
    [1, 4, 9],
  ],
  [
    [1, 2, 3, 4],
    [1, 4, 9, 16],
  ],
  [
    [2, 3, 5],
    [1, 2, 4, 8],
  ],
  [
    [1, 2, 3, 4],
    [2, 4, 6, 8],
  ],
  [
    [1, 3, 5],
    [2, 4, 6],
  ],
  [
    [1, 2, 3, 5],
    [1, 3, 6, 10],
  ],
  [
    [2, 4, 6],
    [1, 3, 5, 7],
  ],
]

/** Two draws, and what is asked of their product. */
export interface TwoDraws {
  readonly set: number
  readonly bound: number
  readonly less: boolean
  readonly stem: 0 | 1 | 2
}

/** All outcomes. */
export const cells = ({ set }: TwoDraws): readonly (readonly [number, number])[] => {
  const [xs, ys] = numberSets[set] ?? [[], []]
  return xs.flatMap((x) => ys.map((y) => [x, y] as const))
}

/** What the question states. */
export function drawsGiven({ set, bound, less }: TwoDraws): ProductOfDraws {
  const [xs, ys] = numberSets[set] ?? [[], []]
  return { xs, ys, is: less ? 'less than' : 'greater than', bound }
}
