import { earns, template } from '../template'
import { drawMeetingLines, meetingFigure, plottingLine, pointTex } from './pieces/lattice-lines'
import { lineTex } from '../../solutions/linear-equations/pieces/line'

/** E.g. "Draw the graphs of x + 3y = 6 and 2x − 3y = 12 on graph paper, and mark the point where they meet." */
export const graphDraw = template({
  id: 'le-graph-draw',
  version: 3,
  topic: 'linear-equations',
  archetypes: ['le-graph-solve'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({ ...drawMeetingLines(random), stem: random.pick(['draw', 'solve', 'rule'] as const) }),
  pose: ({ pair, meet, stem }) => ({
    question: {
      draw: `Draw the graphs of $${lineTex(pair[0])}$ and $${lineTex(pair[1])}$ on the same graph paper, and mark the point where the two lines meet.`,
      rule: `With a ruler, draw the lines $${lineTex(pair[0])}$ and $${lineTex(pair[1])}$ on one sheet of graph paper and read off the solution of the pair.`,
      solve: `On graph paper, solve the pair of equations $${lineTex(pair[0])}$ and $${lineTex(pair[1])}$ graphically.`,
    }[stem],
    rule: null,
    hints: [
      'For each line make a table with at least two, better three, points.',
      'Choose values of $x$ for which $y$ is a whole number.',
      'The solution is the point that lies on both lines.',
    ],
    steps: [
      earns(1, plottingLine(pair[0])),
      earns(1, plottingLine(pair[1])),
      earns(0.5, `The two lines meet at the point $${pointTex(meet)}$`),
      earns(0.5, `So the solution is $x = ${meet[0]}$, $y = ${meet[1]}$`),
    ],
    explanation:
      'Every point of a line satisfies its equation, so a common point of both lines satisfies both equations.',
    solutionFigure: meetingFigure(pair, meet),
  }),
  crossCheck: () => null,
  slips: () => [],
})
