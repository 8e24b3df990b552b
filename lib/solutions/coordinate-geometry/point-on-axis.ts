import { alongLine, axisLines, axisObjection, meetingPoint, type CutByAxis } from './pieces/axis'
import { exactTex, exactText } from './pieces/point'
import { earns } from '../line'
import { worked } from '../solution'

/** E.g. "The line segment joining A(5, -6) and B(-1, -4) meets the y-axis at P. Find P." */
export const pointOnAxis = worked<CutByAxis>({
  id: 'point-on-axis',
  archetype: 'cg-ratio-axis',
  objection: axisObjection,
  solve: (cut) => ({
    lines: [
      ...axisLines(cut, 0.5),
      earns(0.5, alongLine(cut), 'along'),
      earns(0.5, `Hence $P$ is the point $${exactTex(meetingPoint(cut))}$.`),
    ],
    key: exactText(meetingPoint(cut)),
  }),
})
