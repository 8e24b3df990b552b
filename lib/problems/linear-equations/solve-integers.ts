import { template } from '../template'
import { linearPair, type Given } from '../../solutions/linear-equations/linear-pair'
import { stated } from '../../solutions/linear-equations/pieces/equation'
import { xy } from '../../solutions/linear-equations/pieces/line'
import { drawCoefficient, through } from './pieces/line'
import { determinant, lineTex, solutionText } from '../../solutions/linear-equations/pieces/line'
import { suitsSubstitution } from '../../solutions/linear-equations/pieces/substitution'
import { substitutionSlips } from './pieces/substitution-slips'
import { usualSlips } from './pieces/usual-slips'

/** E.g. "Solve 3x + 4y = 10 and 2x − 2y = 2 by the elimination method." */
export const solveIntegers = template({
  id: 'le-solve-integers',
  topic: 'linear-equations',
  archetypes: ['le-solve-integer'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) =>
    random.until(
      (source) => {
        const point = [source.integer(-9, 9), source.integer(-9, 9)] as const
        const first = through(source.integer(1, 9), drawCoefficient(source, 9), point)
        const second = through(source.integer(1, 9), drawCoefficient(source, 9), point)
        return {
          point,
          pair: [first, second] as const,
          stem: source.pick(['solve', 'elimination', 'substitution'] as const),
        }
      },
      ({ point: [x, y], pair }) =>
        x !== 0 &&
        y !== 0 &&
        determinant(pair) !== 0 &&
        Math.abs(determinant(pair)) <= 50 &&
        pair.every(([a, b, c]) => Math.abs(c) <= 50 && a !== Math.abs(b)),
    ),
  given: ({ pair, stem }): Given => ({
    equations: stated(pair),
    letters: xy,
    method: stem === 'solve' ? 'any' : stem === 'elimination' || suitsSubstitution(pair) ? stem : 'any',
  }),
  solution: linearPair,
  ask: ({ pair, stem }) => {
    const equations = `$${lineTex(pair[0])}$ and $${lineTex(pair[1])}$`
    const substitute = stem === 'substitution' && suitsSubstitution(pair)
    return {
      question: {
        solve: `Solve the pair of linear equations ${equations}.`,
        elimination: `Solve ${equations} by the elimination method.`,
        substitution: substitute
          ? `Solve ${equations} by the substitution method.`
          : `Find the values of $x$ and $y$ that satisfy both ${equations}.`,
      }[stem],
      rule: { kind: 'pair' },
      hints: substitute
        ? [
            'In which equation is a coefficient equal to $1$ or $-1$? Express that variable in terms of the other.',
            'Put this expression, in brackets, into the other equation.',
            'Then one variable is left: solve for it, and go back for the other.',
          ]
        : [
            'Make the coefficients of one of the variables equal in size, multiplying whole equations.',
            'Then add or subtract the equations so that this variable goes.',
            'Put the value you find into one of the given equations.',
          ],
      explanation: substitute
        ? 'One equation tells how the two variables depend on each other; put into the other equation, it leaves one unknown.'
        : 'Adding equal things to equal things keeps an equation true, so we may combine the two equations in such a way that one variable disappears.',
    }
  },
  crossCheck: ({ pair }) => {
    for (let x = -20; x <= 20; x++)
      for (let y = -20; y <= 20; y++) if (pair.every(([a, b, c]) => a * x + b * y === c)) return solutionText(x, y)
    return null
  },
  slips: ({ pair, stem }) =>
    stem === 'substitution' && suitsSubstitution(pair) ? substitutionSlips(pair) : usualSlips(pair),
})
