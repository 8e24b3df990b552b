import { graphTriangle, sizesOf } from './graph-triangle'
import type { Equations } from './pieces/equation'
import { earns, lineOf } from '../line'
import { worked } from '../solution'
import { divide, toTex } from '../../maths'

export interface Given {
  readonly lines: Equations
  /** The axis of the first triangle; the other one is on the other axis. */
  readonly first: 'x' | 'y'
}

const both = ({ lines, first }: Given) =>
  ([first, first === 'x' ? 'y' : 'x'] as const).map((axis) => ({ lines, axis, asked: 'area' as const }))

/** E.g. "Find the ratio of the areas of the triangles that 2x + y = 6 and 2x − y = −2 make with the x-axis and with the y-axis." */
export const graphTrianglesRatio = worked<Given>({
  id: 'graph-triangles-ratio',
  archetype: 'le-graph-triangle',
  objection: (given) => both(given).reduce<string | null>((found, one) => found ?? graphTriangle.objection(one), null),
  solve: (given) => {
    const all = both(given)
    const texts = all.flatMap((one) => graphTriangle.solve(one).lines.map((step) => lineOf(step).text))
    const [one, other] = all.map((each) => sizesOf(each).area)
    if (!one || !other) throw new Error('graphTrianglesRatio: two axes')
    const { n, d } = divide(one, other)
    return {
      lines: [...new Set(texts), earns(1, `Ratio of the areas $= ${toTex(one)} : ${toTex(other)} = ${n} : ${d}$`)],
      key: `${n} : ${d}`,
    }
  },
})
