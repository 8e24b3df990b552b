import { axisDrawing, axisWords, cutOf, drawAxisCut } from './pieces/axis-cut'
import { ratioSlips } from './pieces/axis-slips'
import { axisRatioStems } from './pieces/axis-stems'
import { crossingOf, ratioAt } from './pieces/internal-ratio'
import { pointText } from './pieces/point'
import { ratioByAxis } from '../../solutions/coordinate-geometry/ratio-by-axis'
import { template } from '../template'

/** E.g. "Find the ratio in which the y-axis divides the line segment joining A(5, -6) and B(-1, -4)." */
export const ratioAloneByAxis = template({
  id: 'cg-ratio-alone-by-axis',
  topic: 'coordinate-geometry',
  archetypes: ['cg-ratio-axis'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({ cut: drawAxisCut(random), stem: random.pick(axisRatioStems) }),
  given: ({ cut }) => cutOf(cut),
  solution: ratioByAxis,
  manner: () => ({ marks: 0.5 as const }),
  ask: ({ cut, stem }) => ({
    ...axisWords(cut.axis),
    question: stem(cut.axis, pointText(cut.pair[0]), pointText(cut.pair[1])),
    rule: { kind: 'ratio' },
    solutionFigure: axisDrawing(cut),
  }),
  crossCheck: ({
    cut: {
      axis,
      pair: [a, b],
    },
  }) => ratioAt(crossingOf(a, b, (x, y) => (axis === 'x' ? y : x))),
  slips: ({ cut }) => ratioSlips(cutOf(cut)),
})
