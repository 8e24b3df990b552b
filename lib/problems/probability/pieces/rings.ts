import type { SketchFigure, XY } from '../../../figures/figure'

/** Three circles with one centre, and the part of the largest that counts. */
export interface Rings {
  /** In cm, the smallest first. */
  readonly radii: readonly [number, number, number]
  readonly ask: 'middle ring' | 'outer ring' | 'inner circle'
}

const shadedPart = { 'inner circle': 'innermost circle', 'middle ring': 'middle ring', 'outer ring': 'outermost ring' }

/** The board with the part that counts shaded; its radii are measured below it, where no circle is in the way. */
export function ringsFigure({ radii, ask }: Rings): SketchFigure {
  const [a, b, c] = radii
  const rows = [c, b, a].map((radius, row) => ({
    radius,
    y: -c * (1.2 + 0.24 * row),
    from: `P${row}`,
    to: `Q${row}`,
  }))
  const [radius, hole] = ask === 'inner circle' ? [a] : ask === 'middle ring' ? [b, a] : [c, b]
  const ends = rows.flatMap(({ radius: end, y, from, to }): readonly (readonly [string, XY])[] => [
    [from, [0, y]],
    [to, [end, y]],
    [`R${end}`, [end, 0]],
  ])
  return {
    kind: 'sketch',
    description: `Three circles with the same centre O and radii ${a} cm, ${b} cm and ${c} cm. The ${shadedPart[ask]} is shaded.`,
    points: { O: [0, 0], ...Object.fromEntries(ends) },
    unnamed: ends.map(([name]) => name),
    dots: ['O'],
    circles: [
      { centre: 'O', radius, filled: true, ...(hole !== undefined && { hole }) },
      ...radii.filter((other) => other !== radius).map((other) => ({ centre: 'O', radius: other })),
    ],
    segments: [
      { from: 'O', to: 'P2', dashed: true },
      ...rows.flatMap(({ radius: end, from, to }) => [
        { from, to, ray: true },
        { from: `R${end}`, to, dashed: true },
      ]),
    ],
    labels: rows.map(({ radius: end, y }) => ({ at: [end + 0.55 * c, y] as const, text: `${end} cm` })),
  }
}
