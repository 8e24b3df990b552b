import { drawOrder, letterAt, letterOf, arranged, choiceOf, choiceSlips } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'

/** The AP first; then squares, powers, and a list that goes wrong at its last term. */
interface Draw {
  readonly lists: readonly (readonly number[])[]
  readonly order: readonly number[]
  readonly stem: string
}

const written = (list: readonly number[]): string => `$${list.join(', ')}, \\ldots$`

const differences = (list: readonly number[]): readonly number[] =>
  list.slice(1).map((term, index) => term - (list[index] ?? 0))

/** The name of the line of the solution that looks at the list under that letter. */
const lineOf = (letter: string): string => `list ${letter}`

/** E.g. "Which of the following lists of numbers is an AP?" */
export const isItAnAp = template<Draw>({
  id: 'ap-which-list-is-an-ap',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-is-it-ap'],
  marks: 1,
  draw: (random) => {
    const places = [0, 1, 2, 3]
    const [a, d] = [random.integer(-9, 20), random.integer(2, 9) * random.pick([1, -1])]
    const square = random.integer(1, 6)
    const [start, ratio] = [random.integer(1, 5), random.pick([2, 3, -2])]
    const [b, e] = [random.integer(1, 15), random.integer(2, 8)]
    const slip = random.pick([1, -1, 2])
    return {
      lists: [
        places.map((n) => a + n * d),
        places.map((n) => (square + n) ** 2),
        places.map((n) => start * ratio ** n),
        places.map((n) => b + n * e + (n === 3 ? slip : 0)),
      ],
      order: drawOrder(random, 4),
      stem: random.pick([
        'Which of the following lists of numbers is an AP?',
        'Only one of these lists of numbers is an arithmetic progression. Which one?',
        'In which of the following does the list of numbers form an AP?',
      ]),
    }
  },
  pose: ({ lists, order, stem }) => ({
    question: stem,
    ...choiceOf(lists.map(written), order),
    hints: [
      'Find the difference of each term and the term just before it.',
      'Check all the differences, not only the first two.',
    ],
    steps: [
      'A list of numbers is an AP if $a_{k+1} - a_k$ is the same for every $k$.',
      ...arranged(lists, order).map((list, index) =>
        line(
          lineOf(letterAt(index)),
          `(${letterAt(index)}) differences: $${differences(list).join(',\\ ')}$: ${new Set(differences(list)).size === 1 ? 'all the same' : 'not all the same'}.`,
        ),
      ),
      earns(1, `Hence the AP is the list in option ${letterOf(0, order)}.`),
    ],
    explanation:
      'A list may grow steadily and still not be an AP: squares and powers grow by different amounts each time.',
  }),
  crossCheck: ({ lists, order }) => {
    // In an AP every middle term is the mean of its two neighbours.
    const shown = arranged(lists, order)
    const isAp = (list: readonly number[]) =>
      [1, 2].every((k) => 2 * (list[k] ?? NaN) === (list[k - 1] ?? NaN) + (list[k + 1] ?? NaN))
    return letterAt(shown.findIndex(isAp))
  },
  slips: ({ order }) =>
    choiceSlips(
      [
        [
          'Those are squares of consecutive numbers: work out two of the differences and compare.',
          lineOf(letterOf(1, order)),
        ],
        [
          'There each term is the one before it times a fixed number. In an AP a fixed number is added.',
          lineOf(letterOf(2, order)),
        ],
        ['Check every difference, up to the last one.', lineOf(letterOf(3, order))],
      ],
      order,
    ),
})
