import { fraction } from '../../maths'
import { template } from '../template'
import { byDeterminants, solutionText, type Pair } from './line'
import { conclusion, eliminationLines } from './elimination'

const pair: Pair = [
  [1, 1, 5],
  [2, -3, 4],
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
            '$x + y = 5 \\quad \\ldots (1)$',
            '$2x - 3y = 4 \\quad \\ldots (2)$',
            'From (1): $y = 5 - x$',
            'Substituting in (2): $2x - 3(5 - x) = 4$',
            '$2x - 15 + 3x = 4$, so $5x = 19$ and $x = \\frac{19}{5}$',
            'Putting $x = \\frac{19}{5}$ back: $y = 5 - \\frac{19}{5} = \\frac{6}{5}$',
            'So $x = \\frac{19}{5}$ and $y = \\frac{6}{5}$',
          ]
        : [...eliminationLines(pair), conclusion(fraction(19, 5), fraction(6, 5))],
    explanation:
      'Both methods come down to one equation in one variable. Putting the values back into both equations shows that they are right.',
  }),
  crossCheck: () => solutionText(...byDeterminants(pair)),
  slips: () => [
    { response: 'x = 6/5, y = 19/5', note: 'The values are exchanged: put them back to see which is x.' },
    { response: 'x = 19/5, y = -6/5', note: 'Check the sign of y in the first equation.' },
    { response: 'x = 11, y = -6', note: 'Subtracting −3y means adding 3y: check the signs.' },
  ],
})
