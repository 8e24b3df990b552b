import { fraction } from '../../maths'
import { chain, earns, says, template, type Slip } from '../template'
import { byDeterminants, solutionText, type Pair } from '../../solutions/linear-equations/pieces/line'
import { conclusion, eliminationLines, numberedPair } from '../../solutions/linear-equations/pieces/elimination'
import { usualSlips } from './pieces/usual-slips'

const pair: Pair = [
  [1, 1, 5],
  [2, -3, 4],
]

/** Where the substitution of y = 5 − x goes wrong. */
const substitutionSlips: readonly Slip[] = [
  { response: 'x = 6/5, y = 19/5', note: 'The values are exchanged: put them back to see which is x.', step: 'last' },
  { response: 'x = -19, y = -14', note: 'When a term goes to the other side, its sign changes.', step: 'expressed' },
  {
    response: 'x = -19, y = 24',
    note: 'A minus sign before a bracket changes the sign of every term inside.',
    step: 'expanded',
  },
  { response: 'x = 19, y = -14', note: 'Multiply every term of the bracket, not only the first.', step: 'expanded' },
  {
    response: 'x = 19/5, y = 44/5',
    note: 'Mind the sign of the second term when you put the value back.',
    step: 'put back',
  },
]

/** The pair of the textbook: "Solve x + y = 5 and 2x − 3y = 4 by the elimination method and the substitution method." */
export const bookPair = template({
  id: 'le-book-pair',
  topic: 'linear-equations',
  archetypes: ['le-solve-fraction'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({ stem: random.pick(['both', 'elimination', 'substitution'] as const) }),
  pose: ({ stem }) => ({
    question: {
      both: 'Solve the pair of linear equations $x + y = 5$ and $2x - 3y = 4$ by any algebraic method.',
      elimination: 'Solve $x + y = 5$ and $2x - 3y = 4$ by the elimination method.',
      substitution: 'Solve $x + y = 5$ and $2x - 3y = 4$ by the substitution method.',
    }[stem],
    rule: { kind: 'pair', expected: 'x = 19/5, y = 6/5' },
    hints: [
      'The solution need not be in whole numbers: work with fractions.',
      stem === 'substitution'
        ? 'From the first equation $y = 5 - x$. Put this into the second one.'
        : 'Multiply the first equation by $2$ or by $3$, so that one variable can go.',
    ],
    steps:
      stem === 'substitution'
        ? [
            ...numberedPair(pair),
            earns(0.5, says`From (1): ${chain('y', '5 - x')}`, 'expressed'),
            earns(0.5, 'Substituting in (2): $2x - 3(5 - x) = 4$'),
            earns(
              1,
              says`${chain('2x - 15 + 3x', '4')}, so ${chain('5x', '19')} and ${chain('x', '\\frac{19}{5}')}`,
              'expanded',
            ),
            earns(
              0.5,
              says`Putting $x = \\frac{19}{5}$ back: ${chain('y', '5 - \\frac{19}{5}', '\\frac{6}{5}')}`,
              'put back',
            ),
            conclusion(fraction(19, 5), fraction(6, 5)),
          ]
        : [...eliminationLines(pair, [0.5, 1, 1]), conclusion(fraction(19, 5), fraction(6, 5))],
    explanation:
      'Both methods come down to one equation in one variable. Putting the values back into both equations shows that they are right.',
  }),
  crossCheck: () => solutionText(...byDeterminants(pair)),
  slips: ({ stem }) => (stem === 'substitution' ? substitutionSlips : usualSlips(pair)),
})
