import { toDecimal, toText } from '../../maths'
import { earns, template } from '../template'
import { byDeterminants, determinant, lineTex } from '../../solutions/linear-equations/pieces/line'
import { atPoint, plotting, pointTex } from './pieces/lattice-lines'
import { cornersOf, heightOf, areaOf, sidesOf, allCorners, figureOf, type Triangle } from './pieces/axis-triangle'
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
  pose: ({ triangle, asked, stem }) => {
    const corners = cornersOf(triangle)
    const [first, second, vertex] = corners
    const sides = sidesOf(triangle)
    const { axis, places } = triangle
    const other = axis === 'x' ? 'y' : 'x'
    const base = places[1] - places[0]
    const area = areaOf(triangle)
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
      rule:
        asked === 'vertices'
          ? { kind: 'coordinates', expected: allCorners(corners) }
          : { kind: 'number', expected: toDecimal(area), unit: 'square units' },
      hints: [
        `On the $${axis}$-axis $${other} = 0$: find where each line meets this axis.`,
        'The third vertex is the point where the two lines meet.',
        ...(asked === 'area' ? [`Take the side along the $${axis}$-axis as the base of the triangle.`] : []),
      ],
      steps: [
        earns(1, plotting(sides[0], [first, vertex])),
        earns(1, plotting(sides[1], [second, vertex])),
        earns(
          0.5,
          `$${lineTex(sides[0])}$ meets the $${axis}$-axis, where $${other} = 0$, at $${pointTex(first)}$`,
          'first vertex',
        ),
        earns(0.5, `$${lineTex(sides[1])}$ meets the $${axis}$-axis at $${pointTex(second)}$`),
        earns(
          asked === 'vertices' ? 1 : 0.5,
          `From the graph, the two lines meet at $${pointTex(vertex)}$, because $${atPoint(sides[0], vertex)}$ and $${atPoint(sides[1], vertex)}$`,
          'third vertex',
        ),
        ...(asked === 'vertices'
          ? [earns(1, `So the vertices are $${pointTex(first)}$, $${pointTex(second)}$ and $${pointTex(vertex)}$`)]
          : [
              earns(
                0.5,
                `Base along the $${axis}$-axis $= ${base}$ units; height $=$ distance of $${pointTex(vertex)}$ from the $${axis}$-axis $= ${heightOf(triangle)}$ units`,
                'base and height',
              ),
              earns(
                1,
                `Area $= \\frac{1}{2} \\times ${base} \\times ${heightOf(triangle)} = ${toDecimal(area)}$ square units`,
              ),
            ]),
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
