import type { XY } from '../../figures/figure'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, line, template } from '../template'
import { determinant } from '../../solutions/linear-equations/pieces/line'
import { drawnLines, through } from './pieces/drawn-lines'
import { drawMeetingLines, pointTex } from './pieces/lattice-lines'

/** E.g. "The lines p and q are drawn on one graph. Write the solution of the pair of equations as a point." (3, 1) */
export const readGraph = template({
  id: 'le-read-graph',
  version: 2,
  topic: 'linear-equations',
  archetypes: ['le-read-graph'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({
    ...random.until(drawMeetingLines, ({ pair }) => Math.abs(determinant(pair)) >= 2),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ pair, meet, stem }) => ({
    question:
      [
        'The two lines $p$ and $q$ of a pair of linear equations are drawn on one graph. Write the solution of the pair as a point $(x, y)$.',
        'The figure shows the graphs $p$ and $q$ of two linear equations in $x$ and $y$. At which point are both equations satisfied?',
        'Farhan has solved a pair of linear equations by a graph: his lines are $p$ and $q$. Which point is the solution?',
      ][stem] ?? '',
    rule: { kind: 'coordinates', expected: pointTex(meet) },
    hints: [
      'Which point lies on both lines?',
      'Read its $x$ on the $x$-axis first, then its $y$ on the $y$-axis. Mind the signs.',
    ],
    steps: [
      line('common', 'The solution of the pair is the point that lies on both lines'),
      line('read', `From the graph, the lines meet at $${pointTex(meet)}$`),
      `The marked points tell the lines: ${through(pair, meet)}. A ruler through the marked points of each line passes through $${pointTex(meet)}$ too`,
      earns(1, `So the solution is the point $${pointTex(meet)}$`),
    ],
    explanation:
      'Every point of a line satisfies its equation, so the point that both lines share satisfies both equations.',
    figure: drawnLines(pair, meet),
  }),
  crossCheck: ({ pair }) => {
    for (let x = -8; x <= 10; x++)
      for (let y = -8; y <= 10; y++) if (pair.every(([a, b, c]) => a * x + b * y === c)) return pointTex([x, y])
    return null
  },
  slips: ({ pair, meet: [x, y] }) => {
    const onAxis = (at: XY) => ({
      response: pointTex(at),
      note: 'There one line meets an axis. Where do the two lines meet each other?',
      step: 'common',
    })
    return distinctSlips(pointTex([x, y]), [
      { response: pointTex([y, x]), note: 'The coordinates are exchanged: x comes first.', step: 'read' },
      ...(x === 0
        ? []
        : [
            {
              response: pointTex([-x, y]),
              note: 'Look again on which side of the y-axis the point lies.',
              step: 'read',
            },
          ]),
      ...(y === 0
        ? []
        : [{ response: pointTex([x, -y]), note: 'Is the point above the x-axis or below it?', step: 'read' }]),
      ...pair.flatMap(([a, b, c]) => [
        ...(c % b === 0 && x !== 0 ? [onAxis([0, c / b])] : []),
        ...(c % a === 0 && y !== 0 ? [onAxis([c / a, 0])] : []),
      ]),
    ]).slice(0, 4)
  },
})
