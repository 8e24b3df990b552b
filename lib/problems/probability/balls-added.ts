import { fraction } from '../../maths'
import { ballsAdded as solution } from '../../solutions/probability/balls-added'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

interface Draw {
  readonly total: number
  readonly black: number
  readonly more: number
  readonly times: number
  readonly colour: string
  readonly stem: 0 | 1 | 2
}

/** Every x black of n balls such that with m more black the probability is k times what it was, in small whole numbers. */
const settings = [2, 3].flatMap((times) =>
  Array.from({ length: 27 }, (_, i) => i + 10).flatMap((total) =>
    Array.from({ length: 19 }, (_, i) => i + 2).flatMap((more) => {
      const black = (total * more) / (times * (total + more) - total)
      return Number.isInteger(black) && black > 1 && black !== more ? [{ total, black, more, times }] : []
    }),
  ),
)

/** E.g. "A box contains 12 balls out of which x are black. If 6 more black balls are put in, the probability of black is double. Find x." */
export const ballsAdded = template({
  id: 'prob-balls-added-to-box',
  topic: 'probability',
  archetypes: ['prob-find-count'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => ({
    ...random.pick(settings),
    colour: random.pick(['black', 'red', 'green', 'white']),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ total }) => [{ name: 'the balls in the box', size: total, least: 10, most: 36 }],
  given: ({ total, more, times, colour }) => ({ total, more, times, colour, things: 'balls' }),
  solution,
  ask: ({ total, more, times, colour, stem }) => {
    const say = times === 2 ? 'double' : 'three times'
    const larger = `${times === 2 ? 'double of' : say} what it was before`
    const stories = [
      `A box contains $${total}$ balls out of which $x$ are ${colour}. If $${more}$ more ${colour} balls are put in the box, the probability of drawing a ${colour} ball is now ${larger}. Find $x$.`,
      `A bag holds $${total}$ balls, of which $x$ are ${colour}. Kavita puts $${more}$ more ${colour} balls in the bag, and the probability of drawing a ${colour} ball becomes ${larger}. Find $x$.`,
      `There are $x$ ${colour} balls among the $${total}$ balls in a basket. After $${more}$ more ${colour} balls have been added, a ball taken out at random is ${colour} with a probability which is ${larger}. What is $x$?`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number' },
      hints: [
        'Write the probability before and the probability after, both with $x$.',
        'The new balls raise the favourable outcomes and the total as well.',
        `The second probability is ${say} the first.`,
      ],
      explanation:
        'Putting more balls in changes both parts of the fraction; forgetting the new total is the usual mistake.',
    }
  },
  crossCheck: ({ total, more, times }) => {
    for (let x = 1; x <= total; x++) if ((x + more) * total === times * x * (total + more)) return `${x}`
    return null
  },
  slips: ({ total, black, more, times }) =>
    wrongValues(fraction(black), [
      [fraction(more, times - 1), 'The total number of balls has changed as well.', 'after'],
      [fraction(black + more), 'That is the number after the new balls are put in.', 'last'],
      [fraction(total - black), 'That is the number of the other balls.', 'last'],
    ]),
})
