import { toText } from '../../maths'
import { template } from '../template'
import { graphTriangle as solution } from '../../solutions/linear-equations/graph-triangle'
import { stated } from '../../solutions/linear-equations/pieces/equation'
import { byDeterminants, determinant, lineTex } from '../../solutions/linear-equations/pieces/line'
import { heightOf, sidesOf, figureOf, type Triangle } from './pieces/axis-triangle'
import { vertexSlips, areaSlips } from './pieces/triangle-slips'

/** E.g. "The lines x − y = −1 and 3x + 2y = 12 form a triangle with the x-axis. Write its vertices." */
export const graphTriangle = template({
  id: 'le-graph-triangle',
  version: 2,
  topic: 'linear-equations',
  archetypes: ['le-graph-triangle'],
  difficulty: 'hard',
  marks: 5,
  draw: (random) => ({
    ...random.until(
      (source) => {
        const first = source.integer(-5, 4)
        const triangle: Triangle = {
          axis: source.pick(['x', 'x', 'y'] as const),
          places: [first, first + source.integer(2, 7)],
          vertex: [source.integer(-4, 6), source.integer(-5, 6)],
        }
        return { triangle, asked: source.pick(['vertices', 'area'] as const) }
      },
      ({ triangle }) => {
        const sides = sidesOf(triangle)
        return (
          heightOf(triangle) >= 2 &&
          triangle.vertex.every((n) => n !== 0) &&
          triangle.places.every((n) => n !== 0 && n <= 7) &&
          determinant(sides) !== 0 &&
          sides.every(([a, b]) => a !== 0 && b !== 0 && Math.max(Math.abs(a), Math.abs(b)) <= 6)
        )
      },
    ),
    stem: random.pick(['draw', 'enclose', 'plot'] as const),
  }),
  given: ({ triangle, asked }) => ({ lines: stated(sidesOf(triangle)), axis: triangle.axis, asked }),
  solution,
  ask: ({ triangle, asked, stem }) => {
    const sides = sidesOf(triangle)
    const { axis } = triangle
    const other = axis === 'x' ? 'y' : 'x'
    const lines = `$${lineTex(sides[0])}$ and $${lineTex(sides[1])}$`
    return {
      question:
        asked === 'vertices'
          ? {
              draw: `Draw the graphs of the equations ${lines}. Determine the coordinates of the three vertices of the triangle formed by these lines and the $${axis}$-axis. (Type all three points.)`,
              enclose: `The lines ${lines} enclose a triangle with the $${axis}$-axis. Draw it on graph paper and write the coordinates of its three vertices. (Type all three points.)`,
              plot: `On graph paper, plot the lines ${lines}. Write down the vertices of the triangle between these lines and the $${axis}$-axis. (Type all three points.)`,
            }[stem]
          : {
              draw: `Draw the graphs of ${lines} on the same axes. Find the area, in square units, of the triangle formed by these lines and the $${axis}$-axis.`,
              enclose: `The lines ${lines} enclose a triangle with the $${axis}$-axis. Draw it on graph paper and find its area in square units.`,
              plot: `On graph paper, plot the lines ${lines} and shade the triangle between them and the $${axis}$-axis. What is its area in square units?`,
            }[stem],
      rule: asked === 'vertices' ? { kind: 'coordinates' } : { kind: 'number', unit: 'square units' },
      hints: [
        `On the $${axis}$-axis $${other} = 0$: find where each line meets this axis.`,
        'The third vertex is the point where the two lines meet.',
        ...(asked === 'area' ? [`Take the side along the $${axis}$-axis as the base of the triangle.`] : []),
      ],
      explanation:
        'The vertices of the triangle are the points where two of its three sides meet: each line with the axis, and the two lines with each other.',
      solutionFigure: figureOf(triangle),
    }
  },
  crossCheck: ({ triangle, asked }) => {
    const sides = sidesOf(triangle)
    const axisLine = triangle.axis === 'x' ? ([0, 1, 0] as const) : ([1, 0, 0] as const)
    const found = [[sides[0], axisLine] as const, [sides[1], axisLine] as const, sides].map((pair) =>
      byDeterminants(pair),
    )
    if (asked === 'vertices') return found.map(([x, y]) => `(${toText(x)}, ${toText(y)})`).join(', ')
    const [p = [0, 0], q = [0, 0], r = [0, 0]] = found.map(([x, y]) => [Number(x.n), Number(y.n)])
    const [[px = 0, py = 0], [qx = 0, qy = 0], [rx = 0, ry = 0]] = [p, q, r]
    return `${Math.abs(px * (qy - ry) + qx * (ry - py) + rx * (py - qy)) / 2}`
  },
  slips: ({ triangle, asked }) => (asked === 'vertices' ? vertexSlips(triangle) : areaSlips(triangle)),
})
