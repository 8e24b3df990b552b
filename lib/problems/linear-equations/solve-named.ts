import { template } from '../template'
import { linearPair } from '../../solutions/linear-equations/linear-pair'
import { stated } from '../../solutions/linear-equations/pieces/equation'
import { xy } from '../../solutions/linear-equations/pieces/line'
import { levelled } from '../../solutions/linear-equations/pieces/elimination'
import { through } from './pieces/line'
import { determinant, lineTex, solutionText } from '../../solutions/linear-equations/pieces/line'
import { usualSlips } from './pieces/usual-slips'

/** E.g. "Solve 3x + 5y = 41 and 4x + 2y = 36, and write the answer as x = ..., y = ..." */
export const solveNamed = template({
  id: 'le-solve-named',
  topic: 'linear-equations',
  archetypes: ['le-solve-integer'],
  difficulty: 'hard',
  marks: 3,
  weight: 0.25,
  draw: (random) =>
    random.until(
      (source) => {
        const point = [source.integer(1, 10), source.integer(1, 10)] as const
        const line = () => through(source.integer(1, 5), source.integer(1, 5), point)
        return { point, pair: [line(), line()] as const, stem: source.pick(['solve', 'find', 'algebra'] as const) }
      },
      ({ pair, point }) => determinant(pair) !== 0 && point[0] !== point[1],
    ),
  given: ({ pair }) => ({ equations: stated(pair), letters: xy, method: 'any' as const }),
  solution: linearPair,
  manner: () => ({ marks: [0.5, 1, 1] as const }),
  ask: ({ pair, stem }) => ({
    question: {
      solve: `Solve the pair of linear equations $${lineTex(pair[0])}$ and $${lineTex(pair[1])}$. Write your answer as $x = \\ldots$, $y = \\ldots$`,
      algebra: `By an algebraic method, solve $${lineTex(pair[0])}$ and $${lineTex(pair[1])}$ for $x$ and $y$. Write your answer as $x = \\ldots$, $y = \\ldots$`,
      find: `Find the values of $x$ and $y$ that satisfy both $${lineTex(pair[0])}$ and $${lineTex(pair[1])}$. Write your answer as $x = \\ldots$, $y = \\ldots$`,
    }[stem],
    rule: { kind: 'pair', named: true },
    hints: [
      levelled(pair).times.every((by) => by === 1)
        ? 'The coefficients of one variable are already equal: which one?'
        : 'Multiply the equations by suitable numbers, so that the coefficients of one variable become equal.',
      'Subtract one equation from the other, and mind every sign.',
      'Check the values in both equations, and write the names $x$ and $y$ with them.',
    ],
    explanation:
      'Two lines that are not parallel meet in just one point; its coordinates are the only values that satisfy both equations.',
  }),
  crossCheck: ({ pair }) => {
    for (let x = 1; x <= 10; x++)
      for (let y = 1; y <= 10; y++) if (pair.every(([a, b, c]) => a * x + b * y === c)) return solutionText(x, y)
    return null
  },
  slips: ({ point: [x, y], pair }) => [
    ...usualSlips(pair),
    { response: `${x}, ${y}`, note: 'Write the names with the values: x = ... and y = ...', step: 'last' },
  ],
})
