import { equationsObjection, type Equations } from './pieces/equation'
import { byDeterminants, determinant, lineTex, type Line } from './pieces/line'
import { lineAt, plotted, pointOf, type Point } from './pieces/points'
import { wholePair } from './pieces/story'
import {
  absolute,
  fraction,
  multiply,
  sign,
  subtract,
  terminates,
  toDecimal,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

export interface Given {
  readonly lines: Equations
  /** The third side of the triangle. */
  readonly axis: 'x' | 'y'
  readonly asked: 'vertices' | 'area' | 'both'
}

const axes: Readonly<Record<Given['axis'], Line>> = { x: [0, 1, 0], y: [1, 0, 0] }

const shown = (value: Fraction): string => (terminates(value) ? toDecimal(value) : toTex(value))

/** Where the first line meets the axis, where the second does, and where they meet. */
function cornersOf({ lines, axis }: Given): readonly [Point, Point, Point] {
  const [first, second] = wholePair(lines)
  return [byDeterminants([first, axes[axis]]), byDeterminants([second, axes[axis]]), byDeterminants([first, second])]
}

/** Along the axis, and off it. */
export function sizesOf(given: Given) {
  const [first, second, vertex] = cornersOf(given)
  const along = given.axis === 'x' ? 0 : 1
  const base = absolute(subtract(second[along], first[along]))
  const height = absolute(vertex[1 - along] ?? fraction(0))
  return { base, height, area: multiply(fraction(1, 2), multiply(base, height)) }
}

function objection(given: Given): string | null {
  const general = equationsObjection(given.lines)
  if (general !== null) return general
  const [first, second] = wholePair(given.lines)
  const meets = [first, second].every((line) => determinant([line, axes[given.axis]]) !== 0)
  if (!meets || determinant([first, second]) === 0)
    return 'These lines make no triangle with that axis: two of the three are parallel.'
  const { base, height } = sizesOf(given)
  return sign(base) === 0 || sign(height) === 0 ? 'These three lines meet in one point: they make no triangle.' : null
}

/** E.g. "The lines x − y = −1 and 3x + 2y = 12 form a triangle with the x-axis. Write its vertices, or find its area." */
export const graphTriangle = worked<Given>({
  id: 'graph-triangle',
  archetype: 'le-graph-triangle',
  objection,
  solve: (given) => {
    const { axis, asked } = given
    const other = axis === 'x' ? 'y' : 'x'
    const [one, two] = wholePair(given.lines)
    const corners = cornersOf(given)
    const [first, second, vertex] = corners
    const { base, height, area } = sizesOf(given)
    const [b, h] = [shown(base), shown(height)]
    return {
      lines: [
        earns(1, plotted(one, [first, vertex])),
        earns(1, plotted(two, [second, vertex])),
        earns(
          0.5,
          `$${lineTex(one)}$ meets the $${axis}$-axis, where $${other} = 0$, at $${pointOf(first)}$`,
          'first vertex',
        ),
        earns(0.5, `$${lineTex(two)}$ meets the $${axis}$-axis at $${pointOf(second)}$`),
        earns(
          asked === 'vertices' ? 1 : 0.5,
          `From the graph, the two lines meet at $${pointOf(vertex)}$, because $${lineAt(one, vertex)}$ and $${lineAt(two, vertex)}$`,
          'third vertex',
        ),
        ...(asked === 'both'
          ? [line('vertices', `So the vertices are $${pointOf(first)}$, $${pointOf(second)}$ and $${pointOf(vertex)}$`)]
          : []),
        ...(asked === 'vertices'
          ? [earns(1, `So the vertices are $${pointOf(first)}$, $${pointOf(second)}$ and $${pointOf(vertex)}$`)]
          : [
              earns(
                0.5,
                `Base along the $${axis}$-axis $= ${b}$ units; height $=$ distance of $${pointOf(vertex)}$ from the $${axis}$-axis $= ${h}$ units`,
                'base and height',
              ),
              earns(1, `Area $= \\frac{1}{2} \\times ${b} \\times ${h} = ${shown(area)}$ square units`),
            ]),
      ],
      key:
        asked === 'area'
          ? terminates(area)
            ? toDecimal(area)
            : toText(area)
          : `${corners.map(([x, y]) => `(${toText(x)}, ${toText(y)})`).join(', ')}${asked === 'both' ? `; area = ${terminates(area) ? toDecimal(area) : toText(area)}` : ''}`,
    }
  },
})
