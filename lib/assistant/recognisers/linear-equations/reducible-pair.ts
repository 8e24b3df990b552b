import { solveWords } from './equations'
import { reducibleIn } from './reducible'
import { reduciblePair as solution, type Given } from '../../../solutions/linear-equations/reducible-pair'
import type { Fact } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { rational } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "x ≠ 0, y ≠ 0": no denominator is 0. */
const isCondition = (fact: Fact): boolean =>
  fact.kind === 'equation' && fact.relation === '!=' && fact.sides.some((side) => rational(side) !== null)

const pairs: readonly Given['letters'][] = [
  ['x', 'y'],
  ['u', 'v'],
  ['p', 'q'],
  ['a', 'b'],
]

export const reduciblePair = recogniser<Given>({
  id: 'reducible-pair',
  solution,
  cues: ['#equation'],
  words: [...solveWords, 'elimination', 'substitution', 'reducing', 'reduce', 'reducible', 'them', 'where', 'form'],
  examples: [
    'Solve 1/(2x) + 1/(3y) = 2, 1/(3x) + 1/(2y) = 13/6.',
    'Solve the pair of equations: 2/√x + 3/√y = 2, 4/√x − 9/√y = −1',
    'Solve 5/(x − 1) + 1/(y − 2) = 2, 6/(x − 1) − 3/(y − 2) = 1',
    'Solve (7x − 2y)/(xy) = 5, (8x + 7y)/(xy) = 15',
    'Solve 6x + 3y = 6xy, 2x + 4y = 5xy',
    'Solve 10/(x + y) + 2/(x − y) = 4, 15/(x + y) − 5/(x − y) = −2 by reducing them to a pair of linear equations',
    'solve 4/x + 3y = 14 and 3/x - 4y = 23',
  ],
  refuses: [
    'Find x + y if 2/x + 3/y = 13 and 5/x − 4/y = −2.',
    'How many solutions has the pair 2/x + 3/y = 13, 5/x − 4/y = −2?',
    'Solve 2/x + 3/y = 13, 5/x² − 4/y = −2.',
    'Solve 2/x + 3/y = 13 for x.',
  ],
  read: (question) => {
    const equations = factsOf(question, 'equation').filter(({ relation }) => relation === '=')
    if (equations.length !== 2) return null
    const given = pairs.flatMap((letters) => reducibleIn(equations, letters) ?? [])[0]
    if (!given) return null
    return {
      given,
      used: [...equations, ...question.facts.filter(isCondition), ...lettersNamed(question, ...given.letters)],
    }
  },
  before: () => '',
})
