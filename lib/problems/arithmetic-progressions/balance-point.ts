import { drawRow, places, rowText, sizeOf } from './pieces/balance-rows'
import { fraction } from '../../maths'
import { balancePoint as solution } from '../../solutions/arithmetic-progressions/balance-point'
import { wrongValues } from '../slips/wrong-values'
import { template } from '../template'

/** E.g. "Lockers in a hall carry the odd numbers 1, 3, 5, ..., 57. The numbers before locker x add up to the same as those after it." */
export const balancePoint = template({
  id: 'ap-word-balance-point',
  version: 2,
  topic: 'arithmetic-progressions',
  difficulty: 'hard',
  archetypes: ['ap-balance-point'],
  marks: 5,
  draw: drawRow,
  things: ({ step, count }) => [
    { name: 'how many there are in the row', size: count, least: 5, most: 300 },
    { name: 'the step between two numbers', size: step, least: 1, most: 10 },
  ],
  given: ({ first, step, count }) => ({ first, step, count }),
  solution,
  ask: (row) => {
    const { things, thing, lead } = places[row.story]
    return {
      question:
        [
          `${lead(rowText(row))} The numbers on the ${things} before the ${thing} $x$ add up to the same as the numbers on the ${things} after it. Find $x$.`,
          `${lead(rowText(row))} Find the number $x$ of the ${thing} for which the numbers before $x$ and the numbers after $x$ have equal sums.`,
        ][row.stem] ?? '',
      rule: { kind: 'number' },
      hints: [
        'Write the sum of the numbers before $x$ and the sum of those after it.',
        'The numbers after $x$ have the sum of all numbers less the sum up to $x$.',
        'The equation reduces to a square that equals a number: take the positive root.',
      ],
      explanation: `There are more numbers before $x$ than after it, because the numbers before it are smaller.`,
    }
  },
  crossCheck: ({ first, step, count }) => {
    const numbers = Array.from({ length: count }, (_, index) => first + index * step)
    const added = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0)
    const found = numbers.filter((_, index) => added(numbers.slice(0, index)) === added(numbers.slice(index + 1)))
    return found.join(', ')
  },
  slips: (row) => {
    const { first, step, count, x } = row
    const last = first + (count - 1) * step
    return wrongValues(
      fraction(x),
      [
        [fraction(sizeOf(row)), 'That is the square. Take its root.', 'root'],
        [
          fraction(first + last, 2),
          'That is the middle of the row. The numbers after it have a greater sum than those before it.',
          'before',
        ],
        ...(row.kind === 'run'
          ? []
          : [
              [
                fraction((x - first) / step + 1),
                'That is the place in the row. Which number stands there?',
                'last',
              ] as const,
            ]),
        [
          fraction(x - step),
          'The number $x$ itself belongs to neither of the two sums: check the last number before it.',
          'before',
        ],
      ],
      { as: 'fraction' },
    )
  },
})
