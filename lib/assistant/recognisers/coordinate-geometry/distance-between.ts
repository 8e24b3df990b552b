import { namesOf, pointsIn, pointWords } from './points'
import { distanceBetween as solution } from '../../../solutions/coordinate-geometry/distance-between'
import { beside } from './scale'
import { isFree, isNoun } from '../../question/meanings'
import { recogniser } from '../../recogniser'

/** Half the way, or the way there and back. */
const elsewhere = new Set(['halfway', 'back', 'returns', 'return', 'wapas'])

/** "The distance of the market from the house", where no market was told. */
const isOfOther = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const [of, thing = ''] = [words[at + 1], words[at + 2] === 'the' ? words[at + 3] : words[at + 2]]
    return (
      word === 'distance' &&
      of === 'of' &&
      isFree(thing) &&
      isNoun(thing) &&
      words.indexOf(thing) === words.lastIndexOf(thing)
    )
  })

export const distanceBetween = recogniser({
  id: 'distance-between',
  solution,
  story: true,
  cues: ['distance', 'length', 'far', 'apart', 'long'],
  words: [...pointWords, 'between', 'formula', 'pair', 'pairs'],
  examples: [
    'distance between (1, 2) and (4, 6)',
    'length of AB, A(2,3), B(4,1)',
    'Find the distance between the points A(-5, 0) and B(-1, -3).',
    'On a graph sheet the school is at A(-5, 5) and the library is at B(2, 3). How far apart are they, in units of the graph?',
    'On the plan of a school one unit of the grid stands for 1 m. The library is at A(2, 4) and the canteen at B(14, 13), and a straight path leads from one to the other. How long is the path, in metres?',
    'dist b/w a(2,3) & b(4,1) nikalo',
    '(–3, 6) aur (1, 2) ke beech ki doori nikalo',
  ],
  refuses: [
    'On the plan of a school one unit of the grid stands for 10 m. The library is at A(2, 4) and the canteen at B(14, 13). How long is the path between them, in metres?',
    'square of the distance between (1, 2) and (4, 6)',
    'distance between (1, k) and (4, 6) is 5',
    'distance between (1, 2) and (4, 6) and (7, 8)',
    'length of AC for A(1, 2), B(4, 6)',
    'length of the median from (1, 2) to (4, 6)',
    'AB is a diameter of a circle, A(1, 2) and B(4, 6). Find the length of its radius',
    'distance between (1, 2) and the image of (4, 6) in the origin',
    'A bus stop is halfway between A(1, 2) and B(4, 6). How far is it from A?',
    'If the distance between A(1, 2) and B(4, 6) is halved, how far apart are they?',
    'The map shows the house at H(1, 2) and the school at S(7, 10). Find the distance of the market from the house.',
    'The temple is at T(2, 3) and the school at S(8, 11). A boy walks from the temple to the school and back. How far does he walk?',
  ],
  read: (question) => {
    const found =
      question.words.some((word) => elsewhere.has(word)) || isOfOther(question.words) ? null : pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    return found && a && b && more.length === 0
      ? { given: { a, b }, ...beside(question, [...found.used, ...namesOf(question, [a, b])]) }
      : null
  },
  before: () => 'Distance = ',
})
