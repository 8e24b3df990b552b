import { countGiven, countQuestion } from './pieces/unknown-count-stories'
import { countFacts, type UnknownCount } from './pieces/unknown-count'
import { fraction } from '../../maths'
import { findCount as solution } from '../../solutions/probability/find-count'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

/** E.g. "A bag contains 5 red balls and some blue balls. If the probability of drawing a blue ball is double that of a red ball, ..." */
export const findCount = template({
  id: 'prob-find-number-of-items',
  topic: 'probability',
  archetypes: ['prob-find-count'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): UnknownCount => ({
    ask: random.pick(['times', 'share'] as const),
    red: random.integer(3, 12),
    times: random.integer(2, 5),
    ...random.pick([
      { n: 2, d: 3 },
      { n: 1, d: 4 },
      { n: 3, d: 4 },
      { n: 2, d: 5 },
      { n: 3, d: 5 },
      { n: 5, d: 6 },
      { n: 3, d: 8 },
    ]),
    story: random.pick([0, 1, 2] as const),
  }),
  things: ({ red }) => [{ name: 'how many of one colour there are', size: red, least: 3, most: 12 }],
  variants: {
    all: ['times', 'share'].flatMap((ask) => [0, 1, 2].map((story) => `${ask} ${story}`)),
    of: ({ ask, story }) => `${ask} ${story}`,
  },
  given: countGiven,
  solution,
  ask: (draw) => ({
    question: countQuestion(draw),
    rule: { kind: 'number' },
    hints: [
      'Let the unknown number be $x$, and write each probability with it.',
      draw.ask === 'times'
        ? 'Both probabilities have the same denominator.'
        : 'First find how many there are of the kind whose probability is given.',
    ],
    explanation:
      'A probability is a share of the total, so a known probability gives an equation for the unknown number.',
  }),
  crossCheck: ({ ask, red, times, n, d }) => {
    for (let x = 1; x <= 500; x++) {
      const total = d * red
      if (ask === 'times' ? x * (x + red) === times * red * (x + red) : (total - x) * d === n * total) return `${x}`
    }
    return null
  },
  slips: (draw) => {
    const { unknown, total, green } = countFacts(draw)
    return wrongValues(
      fraction(unknown),
      draw.ask === 'times'
        ? [
            [fraction(total), 'That is the total number of balls.', 'last'],
            [
              fraction(draw.red, draw.times),
              'The other colour is the more likely one, so there are more of it.',
              'equation',
            ],
            [
              fraction(draw.red + draw.times),
              'The probability is so many times as large: multiply, do not add.',
              'equation',
            ],
          ]
        : [
            [
              fraction(green),
              'That is the number of those whose probability is given. The others are asked.',
              'others',
            ],
            [fraction(total * draw.d, draw.n), 'Multiply the total by the probability.', 'known'],
            [fraction(total - draw.n), 'Take the probability of the whole total first.', 'known'],
          ],
    )
  },
})
