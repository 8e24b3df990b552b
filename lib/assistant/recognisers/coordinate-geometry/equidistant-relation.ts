import { equallyFar, isEquallyFar } from './equally-far'
import { namesOf, pointsWithLetters, pointWords } from './points'
import { equidistantRelation as solution } from '../../../solutions/coordinate-geometry/equidistant-relation'
import { lettersNamed } from '../../question/pick'
import { recogniser } from '../../recogniser'

/** "Find a relation between x and y such that the point P(x, y) is equidistant from A(7, 1) and B(3, 5)." */
export const equidistantRelation = recogniser({
  id: 'equidistant-relation',
  solution,
  story: true,
  cues: ['equidistant', 'equally', 'equal', 'same', '#equation'],
  words: [...pointWords, ...equallyFar, 'relation', 'between', 'both', 'equation'],
  examples: [
    'Find a relation between x and y such that the point P(x, y) is equidistant from the points A(3, 4) and B(6, 3).',
    'A point P(x, y) moves so that PA = PB, where A is (5, 4) and B is (-4, 7). Find the equation that x and y satisfy.',
    'Two schools stand at A(8, -4) and B(5, -7) on a grid map, and a bus stop at P(x, y) is to be equally far from both. Find a relation between x and y.',
    'if (x,y) is equidistant from (3,6) and (-3,4) find relation b/w x and y',
  ],
  refuses: [
    'P(x, y) is equidistant from A(3, 4) and B(6, 3) and lies on the x-axis. Find x and y.',
    'P(x, y) moves so that PA = 2 PB, where A is (5, 4) and B is (-4, 7). Find the equation that x and y satisfy.',
    'P(x, y) is equidistant from A(3, 4), B(6, 3) and C(1, 1). Find x and y',
  ],
  read: (question) => {
    const found = pointsWithLetters(question)
    const [a, b, ...more] = found?.points ?? []
    if (!found?.free || found.half || !a || !b || more.length > 0) return null
    const [x, y] = found.free.letters
    const equal = isEquallyFar(question, found.free.name, a.name, b.name)
    const asked = ['relation', 'equation', 'satisfy', 'show', 'prove'].some((word) => question.words.includes(word))
    if (x !== 'x' || y !== 'y' || !equal || !asked) return null
    return {
      given: { a, b },
      used: [...found.used, ...equal, ...lettersNamed(question, 'x', 'y'), ...namesOf(question, [a, b, found.free])],
    }
  },
})
