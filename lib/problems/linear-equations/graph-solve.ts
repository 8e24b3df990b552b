import { distinctSlips } from '../slips/distinct-slips'
import { toText } from '../../maths'
import { earns, template, type Slip } from '../template'
import { atPoint, drawMeetingLines, meetingFigure, plottingLine, pointTex } from './pieces/lattice-lines'
import { byDeterminants, determinant, lineTex, type Pair } from '../../solutions/linear-equations/pieces/line'

/** E.g. "Solve x + 3y = 6 and 2x − 3y = 12 graphically, and write the point where the lines meet." */
export const graphSolve = template({
  id: 'le-graph-solve',
  topic: 'linear-equations',
  archetypes: ['le-graph-solve'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({ ...drawMeetingLines(random), stem: random.pick(['solve', 'lines', 'method'] as const) }),
  pose: ({ pair, meet, stem }) => ({
    question: {
      solve: `Solve the pair of linear equations $${lineTex(pair[0])}$ and $${lineTex(pair[1])}$ graphically. Write the coordinates of the point where the lines meet.`,
      method: `Use the graphical method to solve $${lineTex(pair[0])}$ and $${lineTex(pair[1])}$. Give the common point of the two lines.`,
      lines: `Draw the lines $${lineTex(pair[0])}$ and $${lineTex(pair[1])}$ on graph paper. At which point do they intersect?`,
    }[stem],
    rule: { kind: 'coordinates', expected: pointTex(meet) },
    hints: [
      'For each equation find two or three points with whole-number coordinates.',
      'Join the points of each line with a ruler and read off the common point.',
      'Check: the coordinates must satisfy both equations.',
    ],
    steps: [
      earns(1, plottingLine(pair[0]), 'first line'),
      earns(1, plottingLine(pair[1]), 'second line'),
      earns(0.5, `From the graph, the lines meet at $${pointTex(meet)}$`, 'meeting point'),
      ...pair.map((line) => `Check: $${pointTex(meet)}$ lies on $${lineTex(line)}$, since $${atPoint(line, meet)}$`),
      earns(0.5, `So the lines meet at the point $${pointTex(meet)}$`),
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
  slips: ({ pair, meet: [x, y] }) =>
    distinctSlips(pointTex([x, y]), [
      { response: pointTex([y, x]), note: 'The coordinates are exchanged: x comes first.', step: 'meeting point' },
      ...(x === 0
        ? []
        : [
            {
              response: pointTex([-x, y]),
              note: 'Check the sign of x: put the point into both equations.',
              step: 'meeting point',
            },
          ]),
      ...(y === 0
        ? []
        : [
            ...wronglyPlotted(pair, 0),
            ...wronglyPlotted(pair, 1),
            {
              response: pointTex([x, -y]),
              note: 'Check the sign of y: put the point into both equations.',
              step: 'meeting point',
            },
          ]),
    ]),
})

/** Where the lines meet when one of them is plotted with the wrong sign of y, if that can be read off. */
function wronglyPlotted(pair: Pair, which: 0 | 1): readonly Slip[] {
  const [first, second] = pair.map(([a, b, c], index) => [a, index === which ? -b : b, c] as const)
  if (!first || !second || determinant([first, second]) === 0) return []
  const at = byDeterminants([first, second])
  if (at.some(({ d }) => d > 2n)) return []
  const note = `Check the table of the ${which === 0 ? 'first' : 'second'} line: mind the sign of the y-term.`
  return [{ response: `(${at.map(toText).join(', ')})`, note, step: which === 0 ? 'first line' : 'second line' }]
}
