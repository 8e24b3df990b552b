import { sumOf, termOf } from './pieces/progression'
import { pile as solution } from '../../solutions/arithmetic-progressions/pile'
import { template, type Slip } from '../template'
import { names, orders, stories, words } from './pieces/pile-stories'

/** `first` things in the bottom row, `step` fewer in each next; the pile ends after `rows` rows. */
interface Draw {
  readonly first: number
  readonly step: number
  readonly rows: number
  readonly story: 0 | 1 | 2
}

const answer = (story: 0 | 1 | 2, count: number, last: number): string =>
  `${names[story][0]} = ${count}, ${names[story][1]} = ${last}`

/** E.g. "200 logs are stacked so that there are 20 logs in the bottom row, 19 in the next row, ... In how many rows ..." */
export const logPile = template({
  id: 'ap-word-log-pile',
  version: 2,
  topic: 'arithmetic-progressions',
  difficulty: 'hard',
  archetypes: ['ap-word-sequence', 'ap-terms-for-sum'],
  marks: 5,
  draw: (random): Draw => {
    const story = random.pick([0, 1, 2] as const)
    return {
      ...random.until(
        // A log lies in the gap of two, so each row of logs holds one fewer.
        (source) => ({
          first: source.integer(14, 40),
          step: story === 0 ? 1 : source.integer(1, 2),
          rows: source.integer(6, 18),
        }),
        // The next row would still hold something, so the other root is no second answer.
        ({ first, step, rows }) => {
          const top = termOf(first, -step, rows)
          return top > step && top !== rows && sumOf(first, -step, rows) <= 400
        },
      ),
      story,
    }
  },
  things: ({ first, rows }) => [
    { name: 'how many lie in the first row', size: first, least: 10, most: 40 },
    { name: 'the number of rows', size: rows, least: 5, most: 20 },
  ],
  given: ({ first, step, rows, story }) => ({ total: sumOf(first, -step, rows), first, step, names: names[story] }),
  solution,
  manner: ({ story }) => words[story],
  ask: ({ first, step, rows, story }) => {
    const total = sumOf(first, -step, rows)
    const { things, line, lines, end } = words[story]
    return {
      question: `${stories[story](total, first, step)} (${orders[story]})`,
      rule: {
        kind: 'pair',
        aliases: {
          [names[story][0]]: ['n', `number of ${lines}`],
          [names[story][1]]: [end, `${things} in the ${end}`],
        },
      },
      hints: [
        `The numbers of ${things} in the ${lines} form an AP with a negative common difference.`,
        'Put the total in $S_n = \\frac{n}{2}[2a + (n - 1)d]$ and solve for $n$.',
        `For each value of $n$ ask how many ${things} the ${end} would hold.`,
      ],
      explanation: `The quadratic equation does not know that every ${line} must hold at least one ${words[story].thing}; that condition chooses the right root.`,
    }
  },
  crossCheck: ({ first, step, rows, story }) => {
    let left = Array.from({ length: rows }, (_, index) => first - index * step).reduce((sum, row) => sum + row, 0)
    let [row, count] = [first, 0]
    for (; left > 0; row -= step) {
      left -= row
      count++
    }
    return answer(story, count, row + step)
  },
  slips: ({ first, step, rows, story }) => [
    {
      response: answer(story, rows, first - rows * step),
      note: `The ${words[story].end} is $n - 1$ steps after the first ${words[story].line}, not $n$.`,
      step: 'top',
    },
    {
      response: answer(story, rows, termOf(first, step, rows)),
      note: `Do the ${words[story].lines} hold more and more, or fewer and fewer? Check the sign of $d$.`,
      step: 'top',
    },
    {
      response: answer(story, termOf(first, -step, rows), rows),
      note: 'The right numbers, on the wrong names: read again which is which.',
      step: 'last',
    },
    ...otherRootSlips({ first, step, rows, story }),
  ],
})

/** The second root of the quadratic taken for the number of rows, where it is an integer. */
function otherRootSlips({ first, step, rows, story }: Draw): readonly Slip[] {
  const other = (2 * first + step) / step - rows
  if (!Number.isInteger(other)) return []
  return [
    {
      response: answer(story, other, termOf(first, -step, other)),
      note: `Can a ${words[story].line} hold that number of ${words[story].things}?`,
      step: 'rejected',
    },
  ]
}
