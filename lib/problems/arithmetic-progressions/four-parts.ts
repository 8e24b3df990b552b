import { fraction, gcd } from '../../maths'
import { fourParts as solution } from '../../solutions/arithmetic-progressions/four-parts'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** The parts are middle − 3d, middle − d, middle + d, middle + 3d. */
interface Draw {
  readonly middle: number
  readonly d: number
  readonly story: 0 | 1 | 2 | 3
}

const partsOf = (middle: number, d: number): readonly number[] => [
  middle - 3 * d,
  middle - d,
  middle + d,
  middle + 3 * d,
]

/** The ratio of the products of the outer and of the inner parts, in lowest terms. */
function ratioOf({ middle, d }: Draw): readonly [number, number] {
  const [outer, inner] = [middle * middle - 9 * d * d, middle * middle - d * d]
  const common = gcd(outer, inner)
  return [outer / common, inner / common]
}

const stories = [
  { of: '', lead: (total: number) => `Divide ${total} into four parts in AP such that`, things: 'parts' },
  { of: '', lead: (total: number) => `Four numbers in AP add up to ${total}. Find the numbers, if`, things: 'numbers' },
  {
    of: ' cm',
    lead: (total: number) =>
      `A wire of length ${total} cm is cut into four pieces whose lengths, in cm, are in AP. Find the lengths, if`,
    things: 'lengths',
  },
  {
    of: ' marbles',
    lead: (total: number) =>
      `${total} marbles are shared among four children so that their numbers are in AP. How many does each get, if`,
    things: 'numbers',
  },
] as const

/** E.g. "Divide 36 into four parts in AP so that the product of the first and the last is to that of the middle two as 9 : 10." */
export const fourParts = template({
  id: 'ap-four-parts-of-a-number',
  version: 3,
  topic: 'arithmetic-progressions',
  difficulty: 'hard',
  archetypes: ['ap-four-parts'],
  marks: 5,
  wrongRoadsShow: true,
  draw: (random): Draw => {
    const story = random.pick([0, 1, 2, 3] as const)
    return {
      story,
      ...random.until(
        (source) => ({ middle: source.integer(5, story === 3 ? 25 : 40), d: source.integer(1, 6) }),
        ({ middle, d }) => middle > 3 * d && Math.max(...ratioOf({ middle, d, story })) <= 160,
      ),
    }
  },
  things: ({ middle, d }) =>
    [middle - 3 * d, middle + 3 * d].map((size) => ({ name: 'what one of the four gets', size, least: 1, most: 60 })),
  given: (draw) => ({ total: fraction(4 * draw.middle), ratio: ratioOf(draw) }),
  solution,
  manner: ({ story }) => stories[story],
  ask: (draw) => {
    const { middle, story } = draw
    const { lead, things } = stories[story]
    const [u, v] = ratioOf(draw)
    return {
      question: `${lead(4 * middle)} the product of the first and the last is to the product of the two in the middle as $${u} : ${v}$.${story < 2 ? '' : ' Give all four.'}`,
      rule: { kind: 'roots' },
      answerFormat: 'string',
      hints: [
        `Call the four ${things} $a - 3d,\\ a - d,\\ a + d,\\ a + 3d$: then $d$ cancels in their sum.`,
        'Write the ratio of the two products as an equation and multiply crosswise.',
        'Both values of $d$ give the same four numbers, in opposite order.',
      ],
      explanation: `The terms next to each other differ by $2d$ here. That is why the four ${things} are written with $-3d, -d, d, 3d$: nothing but $4a$ is left in their sum.`,
    }
  },
  crossCheck: (draw) => {
    const { middle } = draw
    const [u, v] = ratioOf(draw)
    for (let first = 1; first < middle; first++)
      for (let step = 1; step <= middle; step++) {
        const four = [first, first + step, first + 2 * step, first + 3 * step] as const
        const total = four[0] + four[1] + four[2] + four[3]
        if (total === 4 * middle && four[0] * four[3] * v === four[1] * four[2] * u) return four.join(', ')
      }
    return ''
  },
  slips: ({ middle, d }) =>
    distinctSlips(partsOf(middle, d).join(', '), [
      {
        response: [middle - 3 * d, middle - 2 * d, middle - d, middle].join(', '),
        note: 'Neighbouring parts differ by $2d$, not by $d$. Do your four numbers have the right sum?',
        step: 'letters',
      },
      {
        response: partsOf(middle, d * d).join(', '),
        note: 'That is $d^2$. Take the root before you write the parts.',
        step: 'difference',
      },
      { response: `${middle}, ${d}`, note: 'Those are $a$ and $d$. The four numbers are asked.', step: 'last' },
    ]),
})
