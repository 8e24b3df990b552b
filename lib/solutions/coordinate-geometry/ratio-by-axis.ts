import { axisLines, axisObjection, axisRatio, type CutByAxis } from './pieces/axis'
import { namedTex } from './pieces/point'
import { ratioTex, ratioText } from './pieces/ratio'
import { earns } from '../line'
import { worked } from '../solution'

interface Manner {
  /** Of the two lines of the section formula, each. */
  readonly marks?: 1 | 0.5
}

/** E.g. "Find the ratio in which the y-axis divides the line segment joining A(5, -6) and B(-1, -4)." */
export const ratioByAxis = worked<CutByAxis, Manner>({
  id: 'ratio-by-axis',
  archetype: 'cg-ratio-axis',
  objection: axisObjection,
  solve: (cut, { marks = 1 } = {}) => {
    const { a, b, axis } = cut
    const ratio = axisRatio(cut)
    return {
      lines: [
        `Given: $${namedTex(a)}$ and $${namedTex(b)}$.`,
        ...axisLines(cut, marks),
        earns(0.5, `Hence the $${axis}$-axis divides $${a.name}${b.name}$ in the ratio $${ratioTex(ratio)}$.`),
      ],
      key: ratioText(ratio),
    }
  },
})
