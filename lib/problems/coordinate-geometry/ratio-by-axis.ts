import { axisDrawing, axisWords, cutOf, drawAxisCut, type AxisCut } from './pieces/axis-cut'
import { pointSlips, ratioSlips } from './pieces/axis-slips'
import { axisPointStems, type AxisPointStem } from './pieces/axis-stems'
import { crossingOf, ratioAt } from './pieces/internal-ratio'
import { measured, pointText } from './pieces/point'
import { alongLine, axisLines, axisRatio, meetingPoint } from '../../solutions/coordinate-geometry/pieces/axis'
import { exactTex, exactText } from '../../solutions/coordinate-geometry/pieces/point'
import { ratioTex, ratioText } from '../../solutions/coordinate-geometry/pieces/ratio'
import type { PosedInParts } from '../posed'
import { earns, template } from '../template'

interface Draw extends AxisCut {
  readonly pointStem: AxisPointStem
}

function partsOf({ pointStem, ...drawn }: Draw): PosedInParts['parts'] {
  const cut = cutOf(drawn)
  const point = meetingPoint(cut)
  return [
    {
      label: '(i)',
      ask: pointStem.ratio(drawn.axis),
      rule: { kind: 'ratio', expected: ratioText(axisRatio(cut)) },
      steps: [
        ...axisLines(cut, 0.5),
        earns(0.5, `Hence the ratio in which $P$ divides $AB$ is $${ratioTex(axisRatio(cut))}$.`),
      ],
    },
    {
      label: '(ii)',
      ask: pointStem.point,
      rule: { kind: 'coordinates', expected: exactText(point) },
      steps: [earns(0.5, alongLine(cut), 'along'), earns(0.5, `Hence $P$ is the point $${exactTex(point)}$.`)],
    },
  ]
}

/** E.g. "The line segment joining A(5, -6) and B(-1, -4) meets the y-axis at P. (i) Find the ratio. (ii) Find the point." */
export const ratioByAnAxis = template<Draw>({
  id: 'cg-ratio-by-axis',
  version: 3,
  topic: 'coordinate-geometry',
  archetypes: ['cg-ratio-axis'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({ ...drawAxisCut(random), pointStem: random.pick(axisPointStems) }),
  pose: (draw) => {
    const { axis, pair, pointStem } = draw
    return {
      ...axisWords(axis),
      question: pointStem.lead(axis, pointText(pair[0]), pointText(pair[1])),
      parts: partsOf(draw),
      solutionFigure: axisDrawing(draw),
    }
  },
  crossCheck: ({ axis, pair: [a, b] }) => {
    const place = crossingOf(a, b, (x, y) => (axis === 'x' ? y : x))
    const [x, y] = [a[0] + place * (b[0] - a[0]), a[1] + place * (b[1] - a[1])]
    return [ratioAt(place), axis === 'x' ? `(${measured(x)}, 0)` : `(0, ${measured(y)})`]
  },
  slips: (draw) => {
    const cut = cutOf(draw)
    return [...ratioSlips(cut).map((slip) => ({ ...slip, part: '(i)' })), ...pointSlips(cut)]
  },
})
