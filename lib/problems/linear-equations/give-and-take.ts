import { timesWords } from '../../solutions/linear-equations/pieces/times-words'
import { giveAndTake as solution } from '../../solutions/linear-equations/give-and-take'
import { fraction } from '../../maths'
import type { Pair } from '../../solutions/linear-equations/pieces/line'
import { twoCauses } from '../slips/two-causes'
import { template } from '../template'
import { giftStory, type Gifts } from './pieces/gift-stories'
import { searchPairs } from './pieces/solved-story'
import { storySlips, wrongPair } from './pieces/usual-slips'

/** x + p = k(y − p) and y + q = m(x − q). */
const pairOf = ({ p, k, q, m }: Gifts): Pair => [
  [1, -k, -p * (k + 1)],
  [m, -1, q * (m + 1)],
]

/** E.g. "If Bela gives Asha 20 stickers, Asha will have twice as many as Bela. If instead Asha gives Bela 10 ..." */
export const giveAndTake = template({
  id: 'le-give-and-take',
  version: 2,
  topic: 'linear-equations',
  archetypes: ['le-give-and-take'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Gifts =>
    random.until(
      (source) => {
        const [y, p, k, m] = [
          source.integer(12, 110),
          source.integer(5, 30),
          source.integer(1, 5),
          source.integer(1, 5),
        ]
        const x = k * (y - p) - p
        return {
          x,
          y,
          p,
          k,
          m,
          q: (m * x - y) / (m + 1),
          stem: source.pick(['stickers', 'marbles', 'stamps', 'beads'] as const),
        }
      },
      ({ x, y, p, q, k, m }) =>
        Number.isInteger(q) &&
        q >= 5 &&
        q <= 30 &&
        x >= 10 &&
        x <= 120 &&
        y > p + 4 &&
        x > q + 4 &&
        k * m > 1 &&
        p !== q &&
        ![p, q].includes(x) &&
        ![p, q].includes(y),
    ),
  things: ({ x, y }) => [x, y].map((size) => ({ name: 'how many one of them has', size, least: 5, most: 120 })),
  variants: { all: ['stickers', 'marbles', 'stamps', 'beads'], of: ({ stem }) => stem },
  given: ({ p, k, q, m }) => ({
    toFirst: { count: fraction(p), times: fraction(k) },
    toSecond: { count: fraction(q), times: fraction(m) },
  }),
  solution,
  manner: giftStory,
  ask: (gifts) => {
    const { p } = gifts
    const { question, names, gift } = giftStory(gifts)
    const [first, second] = names
    return {
      question,
      rule: { kind: 'pair', aliases: { x: [first], y: [second] } },
      hints: [
        'What leaves one comes to the other: one number becomes smaller and the other greater.',
        `Write both new numbers when ${gift(false, `${p}`)}, then compare them.`,
        'Bring both equations to the form $ax + by = c$.',
      ],
      explanation:
        'A gift changes both numbers at once: it is subtracted on one side and added on the other. Each story gives one equation for the numbers before the gift.',
    }
  },
  crossCheck: ({ p, q, k, m }) =>
    searchPairs(1, 200, (a, b) => b > p && a > q && a + p === k * (b - p) && b + q === m * (a - q)),
  slips: (gifts) => {
    const { p, q, k, m } = gifts
    const [first, second] = pairOf(gifts)
    const both = 'What comes to one leaves the other: both numbers change.'
    const whole = (times: number) => `Multiply the whole bracket: ${timesWords(times)} what is left.`
    return storySlips(
      [first, second],
      [
        ...wrongPair([[1, -k, -p], second], both, 'first equation'),
        ...wrongPair([first, [m, -1, q]], both, 'second equation'),
        ...wrongPair([[1, -k, -k * p], second], both, 'first equation'),
        ...wrongPair([first, [m, -1, m * q]], both, 'second equation'),
        ...(k === 1 ? [] : wrongPair([[1, -k, -2 * p], second], whole(k), 'first equation')),
        ...(m === 1 ? [] : wrongPair([first, [m, -1, 2 * q]], whole(m), 'second equation')),
      ],
      twoCauses,
    )
  },
})
