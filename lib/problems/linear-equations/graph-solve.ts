import { distinctSlips } from '../distinct-slips'
import { template } from '../template'
import { atPoint, drawMeetingLines, meetingFigure, plottingLine, pointTex } from './lattice-lines'
import { lineTex } from './line'

/** E.g. "Solve x + 3y = 6 and 2x − 3y = 12 graphically, and write the point where the lines meet." */
export const graphSolve = template({
  id: 'le-graph-solve',
  topic: 'linear-equations',
  archetypes: ['le-graph-solve'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({ ...drawMeetingLines(random), stem: random.pick(['solve', 'lines'] as const) }),
  pose: ({ pair, meet, stem }) => ({
    question: {
      solve: `Solve the pair of linear equations $${lineTex(pair[0])}$ and $${lineTex(pair[1])}$ graphically. Write the coordinates of the point where the lines meet.`,
      lines: `Draw the lines $${lineTex(pair[0])}$ and $${lineTex(pair[1])}$ on graph paper. At which point do they intersect?`,
    }[stem],
    rule: { kind: 'coordinates', expected: pointTex(meet) },
    hints: [
      'For each equation find two or three points with whole-number coordinates.',
      'Join the points of each line with a ruler and read off the common point.',
      'Check: the coordinates must satisfy both equations.',
    ],
    steps: [
      plottingLine(pair[0]),
      plottingLine(pair[1]),
      ...pair.map((line) => `Check: $${pointTex(meet)}$ lies on $${lineTex(line)}$, since $${atPoint(line, meet)}$`),
      `So the lines meet at the point $${pointTex(meet)}$`,
    ],
    explanation:
      'Every point of a line satisfies its equation, so the common point of both lines is the solution of the pair.',
    solutionFigure: meetingFigure(pair, meet),
  }),
  crossCheck: ({ pair }) => {
    for (let x = -8; x <= 10; x++)
      for (let y = -8; y <= 10; y++) if (pair.every(([a, b, c]) => a * x + b * y === c)) return `(${x}, ${y})`
    return null
  },
  slips: ({ meet: [x, y] }) =>
    distinctSlips(pointTex([x, y]), [
      { response: pointTex([y, x]), note: 'The coordinates are exchanged: x comes first.' },
      {
        response: pointTex([x, y + 1]),
        note: 'Plot the points of both lines again: this point is not on both of them.',
      },
      ...(x === 0
        ? []
        : [{ response: pointTex([-x, y]), note: 'Check the sign of x: put the point into both equations.' }]),
    ]),
})
