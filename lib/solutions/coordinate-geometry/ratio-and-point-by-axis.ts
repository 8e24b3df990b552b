import { alongLine, axisLines, axisObjection, axisRatio, meetingPoint, type CutByAxis } from './pieces/axis'
import { exactTex, exactText, namedTex } from './pieces/point'
import { ratioTex, ratioText } from './pieces/ratio'
import { earns } from '../line'
import { worked } from '../solution'

interface Given extends CutByAxis {
  readonly asked: 'point' | 'both'
}

/** E.g. "In what ratio does the y-axis divide the segment joining A(5, -6) and B(-1, -4)? Also find the point of division." */
export const ratioAndPointByAxis = worked<Given>({
  id: 'ratio-and-point-by-axis',
  archetype: 'cg-ratio-axis',
  objection: axisObjection,
  solve: ({ asked, ...cut }) => {
    const { a, b } = cut
    const [ratio, point] = [axisRatio(cut), meetingPoint(cut)]
    return {
      lines: [
        `Given: $${namedTex(a)}$ and $${namedTex(b)}$.`,
        ...axisLines(cut, 0.5),
        earns(0.5, alongLine(cut), 'along'),
        earns(0.5, `Hence the ratio is $${ratioTex(ratio)}$, and the point is $P${exactTex(point)}$.`),
      ],
      key: asked === 'point' ? exactText(point) : `${ratioText(ratio)}, ${exactText(point)}`,
    }
  },
})
