import { drawOrder, letterAt, letterOf, arranged, choiceOf, choiceSlips } from '../kinds-of-question/lettered'
import { drawLists, type FalseList } from './pieces/draw-lists'
import type { Listed } from './pieces/lists-in-looks'
import { earns, line, template, type Line } from '../template'
import type { SetClaim } from '../../solutions/claim'

interface Draw {
  readonly even: Listed
  readonly others: readonly FalseList[]
  readonly order: readonly number[]
  readonly stem: string
}

/** The AP first. */
const listsOf = ({ even, others }: Draw): readonly Listed[] => [even, ...others.map(({ list }) => list)]

const written = ({ terms }: Listed): string => `$${terms.join(', ')}, \\ldots$`

/** The name of the line of the solution that looks at the list under that letter. */
const lineOf = (letter: string): string => `list ${letter}`

const lastSide = ({ claim }: SetClaim): string => claim.sides.at(-1) ?? ''

/** The differences up to the first that is not like the one before it, and what they tell. */
function looked(letter: string, { gaps }: Listed): Line {
  const other = gaps.findIndex((gap, index) => index > 0 && lastSide(gap) !== lastSide(gaps[index - 1] ?? gap))
  const shown = other < 0 ? gaps : gaps.slice(0, other + 1)
  return line(lineOf(letter), {
    text: `(${letter}) Differences: ${shown.map(({ set }) => set).join(', ')}: ${other < 0 ? 'all the same' : 'not all the same'}.`,
    claim: shown.map(({ claim }) => claim),
  })
}

/** E.g. "Which of the following lists of numbers is an AP?" with whole numbers, fractions, decimals, roots and letters. */
export const isItAnAp = template<Draw>({
  id: 'ap-which-list-is-an-ap',
  version: 2,
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-is-it-ap'],
  marks: 1,
  draw: (random) => ({
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
  pose: (draw) => ({
    question: draw.stem,
    ...choiceOf(listsOf(draw).map(written), draw.order),
    hints: [
      'Find the difference of each term and the term just before it.',
      'Check all the differences, not only the first two.',
    ],
    steps: [
      'A list of numbers is an AP if $a_{k+1} - a_k$ is the same for every $k$.',
      ...arranged(listsOf(draw), draw.order).map((list, index) => looked(letterAt(index), list)),
      earns(1, `Hence the AP is the list in option ${letterOf(0, draw.order)}.`),
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
      others.map(({ note }, index) => [note, lineOf(letterOf(index + 1, order))]),
      order,
    ),
})
