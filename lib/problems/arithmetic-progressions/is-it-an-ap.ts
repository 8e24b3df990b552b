import { drawOrder, letterAt, letterOf, arranged, choiceSlips, offeredOf } from '../kinds-of-question/lettered'
import { drawLists, type FalseList } from './pieces/draw-lists'
import type { Listed } from './pieces/lists-in-looks'
import { template } from '../template'
import { lineOfList, whichList as solution, type Given } from '../../solutions/arithmetic-progressions/which-list'

interface Draw {
  readonly even: Listed
  readonly others: readonly FalseList[]
  readonly order: readonly number[]
  readonly stem: string
}

/** The AP first. */
const listsOf = ({ even, others }: Draw): readonly Listed[] => [even, ...others.map(({ list }) => list)]

const written = ({ terms }: Listed): string => `$${terms.join(', ')}, \\ldots$`

/** E.g. "Which of the following lists of numbers is an AP?" with whole numbers, fractions, decimals, roots and letters. */
export const isItAnAp = template({
  id: 'ap-which-list-is-an-ap',
  version: 2,
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-is-it-ap'],
  marks: 1,
  draw: (random): Draw => ({
    ...random.until(drawLists, ({ even, others }) => {
      const firsts = [even, ...others.map(({ list }) => list)].map(({ terms }) => terms.join())
      return new Set(firsts).size === 4
    }),
    order: drawOrder(random, 4),
    stem: random.pick([
      'Which of the following lists of numbers is an AP?',
      'Only one of these lists of numbers is an arithmetic progression. Which one?',
      'In which of the following does the list of numbers form an AP?',
    ]),
  }),
  given: (draw): Given => ({
    lists: arranged(listsOf(draw), draw.order).map(({ gaps }) => gaps),
    wanted: 'an AP',
  }),
  solution,
  ask: (draw) => ({
    question: draw.stem,
    ...offeredOf(listsOf(draw).map(written), draw.order),
    hints: [
      'Find the difference of each term and the term just before it.',
      'Check all the differences, not only the first two.',
    ],
    explanation:
      'A list may grow steadily and still not be an AP: squares, powers and roots grow by different amounts each time.',
  }),
  crossCheck: (draw) => {
    // In an AP every middle term is the mean of its two neighbours.
    const isAp = ({ values }: Listed) =>
      [1, 2].every((k) => Math.abs(2 * (values[k] ?? NaN) - (values[k - 1] ?? NaN) - (values[k + 1] ?? NaN)) < 1e-9)
    return letterAt(arranged(listsOf(draw), draw.order).findIndex(isAp))
  },
  slips: ({ others, order }) =>
    choiceSlips(
      others.map(({ note }, index) => [note, lineOfList(letterOf(index + 1, order))]),
      order,
    ),
})
