import type { SketchFigure } from '../../../figures/figure'

type Triple = readonly [number, number, number]

/** A leg, another leg and the hypotenuse of the first; then of the second about the angle asked: opposite, adjacent, hypotenuse. */
export interface Pair {
  readonly layout: 'hypotenuse and leg' | 'altitude' | 'common hypotenuse'
  readonly first: Triple
  readonly second: Triple
}

/** Pairs of triples with a common side: the first triangle, then the second. */
const table: Readonly<Record<Pair['layout'], readonly string[]>> = {
  'hypotenuse and leg': [
    '3 4 5, 12 5 13',
    '6 8 10, 24 10 26',
    '9 12 15, 8 15 17',
    '9 12 15, 20 15 25',
    '12 16 20, 15 20 25',
    '12 16 20, 21 20 29',
    '7 24 25, 60 25 65',
    '8 6 10, 24 10 26',
    '12 9 15, 8 15 17',
    '15 20 25, 60 25 65',
  ],
  altitude: [
    '5 12 13, 12 9 15',
    '5 12 13, 12 16 20',
    '5 12 13, 12 35 37',
    '9 12 15, 12 16 20',
    '9 12 15, 12 5 13',
    '6 8 10, 8 15 17',
    '8 15 17, 15 20 25',
    '7 24 25, 24 10 26',
    '7 24 25, 24 18 30',
    '16 12 20, 12 9 15',
    '15 8 17, 8 6 10',
  ],
  'common hypotenuse': [
    '7 24 25, 15 20 25',
    '24 7 25, 15 20 25',
    '7 24 25, 20 15 25',
    '14 48 50, 30 40 50',
    '16 63 65, 33 56 65',
    '25 60 65, 33 56 65',
    '39 52 65, 25 60 65',
    '39 52 65, 33 56 65',
  ],
}

const triple = (text = ''): Triple => {
  const [one = 3, two = 4, three = 5] = text.trim().split(' ').map(Number)
  return [one, two, three]
}

export const pairsOf = (layout: Pair['layout']): readonly Pair[] =>
  table[layout].map((text) => {
    const [first, second] = text.split(',')
    return { layout, first: triple(first), second: triple(second) }
  })

/** The point at given distances from A and C on one side of the line AC from (0, 0) to (c, 0). */
const corner = (c: number, fromA: number, fromC: number, side: 1 | -1): readonly [number, number] => {
  const x = (fromA * fromA - fromC * fromC + c * c) / (2 * c)
  return [x, side * Math.sqrt(Math.max(0, fromA * fromA - x * x))]
}

/** The figure with the three given lengths. */
export function twoTrianglesFigure(
  { layout, first, second }: Pair,
  labels: Readonly<Record<string, string>>,
  description: string,
): SketchFigure {
  const label = (name: string) => (labels[name] ? { label: labels[name] } : {})
  if (layout === 'altitude')
    return {
      kind: 'sketch',
      points: { A: [first[0], first[1]], B: [0, 0], C: [first[0] + second[1], 0], D: [first[0], 0] },
      segments: [
        { from: 'B', to: 'A', ...label('AB') },
        { from: 'B', to: 'D', ...label('BD') },
        { from: 'D', to: 'C', ...label('DC') },
        { from: 'A', to: 'C', ...label('AC') },
        { from: 'A', to: 'D' },
      ],
      angles: [{ at: 'D', from: 'A', to: 'C', right: true }],
      description,
    }
  const c = first[2]
  const d: readonly [number, number] =
    layout === 'hypotenuse and leg' ? [c, second[0]] : corner(c, second[1], second[0], 1)
  return {
    kind: 'sketch',
    points: { A: [0, 0], B: corner(c, first[0], first[1], -1), C: [c, 0], D: d },
    segments: [
      { from: 'A', to: 'B', ...label('AB') },
      { from: 'B', to: 'C', ...label('BC') },
      { from: 'C', to: 'D', ...label('CD') },
      { from: 'A', to: 'D', ...label('AD') },
      { from: 'A', to: 'C' },
    ],
    angles: [
      { at: 'B', from: 'A', to: 'C', right: true },
      layout === 'hypotenuse and leg'
        ? { at: 'C', from: 'A', to: 'D', right: true }
        : { at: 'D', from: 'A', to: 'C', right: true },
    ],
    description,
  }
}
