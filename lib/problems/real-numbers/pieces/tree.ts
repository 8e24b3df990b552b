import type { SketchFigure, XY } from '../../../figures/figure'

/** Three branchings: top into first and middle, middle into second and last[0], last[0] into the other two. */
export interface Tree {
  readonly top: string
  readonly first: string
  readonly middle: string
  readonly second: string
  readonly last: readonly [string, string, string]
}

/** How far the lines stay away from the numbers. */
const gap = 0.32

export function treeFigure({ top, first, middle, second, last }: Tree): SketchFigure {
  const numbers: readonly (readonly [at: XY, text: string])[] = [
    [[0, 3], top],
    [[-1.4, 2], first],
    [[1.4, 2], middle],
    [[0, 1], second],
    [[2.8, 1], last[0]],
    [[1.4, 0], last[1]],
    [[4.2, 0], last[2]],
  ]
  const branchings = [
    [0, 1],
    [0, 2],
    [2, 3],
    [2, 4],
    [4, 5],
    [4, 6],
  ] as const
  const ends = branchings.map(([above, below], index) => {
    const [x1, y1] = numbers[above]?.[0] ?? [0, 0]
    const [x2, y2] = numbers[below]?.[0] ?? [0, 0]
    const [from, to]: readonly [XY, XY] = [
      [x1 + (x2 - x1) * gap, y1 + (y2 - y1) * gap],
      [x2 - (x2 - x1) * gap, y2 - (y2 - y1) * gap],
    ]
    return { names: [`P${index}`, `Q${index}`] as const, from, to }
  })
  return {
    kind: 'sketch',
    points: Object.fromEntries(
      ends.flatMap(
        ({ names, from, to }) =>
          [
            [names[0], from],
            [names[1], to],
          ] as const,
      ),
    ),
    unnamed: ends.flatMap(({ names }) => names),
    segments: ends.map(({ names: [from, to] }) => ({ from, to })),
    labels: numbers.map(([at, text]) => ({ at, text })),
    description: `A factor tree with three branchings: ${top} into ${first} and ${middle}, ${middle} into ${second} and ${last[0]}, ${last[0]} into ${last[1]} and ${last[2]}.`,
  }
}
