import { add, fraction, subtract, one, toTex, type Fraction } from '../../maths'
import { countFromTwoChances as solution } from '../../solutions/probability/count-from-two-chances'
import { template } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'

interface Draw {
  readonly first: Fraction
  readonly second: Fraction
  /** How many there are of the third kind. */
  readonly third: number
  readonly total: number
  readonly ask: 'total' | 'first' | 'second'
  readonly story: Story
  readonly stem: 0 | 1 | 2
}

interface Story {
  readonly holder: string
  readonly things: string
  readonly thing: string
  readonly kinds: readonly [string, string, string]
}

const stories: readonly Story[] = [
  { holder: 'A jar', things: 'marbles', thing: 'marble', kinds: ['blue', 'green', 'white'] },
  { holder: 'A bag', things: 'balls', thing: 'ball', kinds: ['red', 'yellow', 'black'] },
  { holder: 'A box', things: 'crayons', thing: 'crayon', kinds: ['orange', 'purple', 'brown'] },
  { holder: 'A packet', things: 'seeds', thing: 'seed', kinds: ['tomato', 'chilli', 'brinjal'] },
]

const keyOf = ({ ask, total, first, second }: Draw): number =>
  ask === 'total'
    ? total
    : Math.round((total * Number((ask === 'first' ? first : second).n)) / Number((ask === 'first' ? first : second).d))

/** E.g. "A jar has blue, green and white marbles. P(blue) = 1/3, P(green) = 4/9, and there are 12 white ones. How many marbles are in the jar?" */
export const countFromTwo = template({
  id: 'prob-count-from-two-chances',
  topic: 'probability',
  archetypes: ['prob-find-count'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): Draw =>
    random.until(
      (r) => {
        const [p, q] = [r.pick([3, 4, 5, 6, 8, 9, 10]), r.pick([3, 4, 5, 6, 8, 9, 10, 12])]
        const total = r.integer(24, 120)
        const [first, second] = [fraction(r.integer(1, p - 1), p), fraction(r.integer(1, q - 1), q)]
        const rest = subtract(one, add(first, second))
        return {
          first,
          second,
          total,
          third: (Number(rest.n) / Number(rest.d)) * total,
          ask: r.pick(['total', 'first', 'second'] as const),
          story: r.pick(stories),
          stem: r.pick([0, 1, 2] as const),
        }
      },
      ({ first, second, third, total }) =>
        Math.abs(third - Math.round(third)) < 1e-9 &&
        third >= 4 &&
        first.d !== second.d &&
        total % Number(first.d) === 0 &&
        total % Number(second.d) === 0,
    ),
  things: ({ total }) => [{ name: 'how many there are in all', size: total, least: 24, most: 120 }],
  given: ({ first, second, third, ask, story }) => ({
    things: story.things,
    kinds: story.kinds,
    chances: [first, second] as const,
    third: Math.round(third),
    asked: ask,
  }),
  solution,
  ask: (draw) => {
    const { first, second, ask, story, stem } = draw
    const third = Math.round(draw.third)
    const [a, b, c] = story.kinds
    const [p, q] = [toTex(first), toTex(second)]
    const wanted =
      ask === 'total'
        ? `How many ${story.things} are there in all?`
        : `How many ${ask === 'first' ? a : b} ${story.things} are there?`
    const stems = [
      `${story.holder} contains ${story.things} of three kinds: ${a}, ${b} and ${c}. The probability that a ${story.thing} taken out at random is ${a} is $${p}$, and that it is ${b} is $${q}$. There are $${third}$ ${c} ${story.things}. ${wanted}`,
      `In ${story.holder.replace('A', 'a')} there are only ${a}, ${b} and ${c} ${story.things}; $${third}$ of them are ${c}. If one is drawn at random, it is ${a} with the probability $${p}$ and ${b} with the probability $${q}$. ${wanted}`,
      `${story.holder} has $${third}$ ${c} ${story.things} and some ${a} and ${b} ones, but no others. For a ${story.thing} drawn at random, $P(\\text{${a}}) = ${p}$ and $P(\\text{${b}}) = ${q}$. ${wanted}`,
    ] as const
    return {
      question: stems[stem],
      rule: { kind: 'number' },
      hints: [
        'The probabilities of the three kinds add up to $1$.',
        `Find the probability of the third kind; it is the share of the $${third}$ ${story.things} in the total.`,
      ],
      explanation:
        'Every ball, marble or seed is of exactly one of the kinds, so what the other probabilities leave over from 1 belongs to the last kind.',
    }
  },
  crossCheck: (draw) => {
    const [p, q] = [Number(draw.first.n) / Number(draw.first.d), Number(draw.second.n) / Number(draw.second.d)]
    for (let n = 1; n <= 500; n++)
      if (Math.abs(n - p * n - q * n - draw.third) < 1e-9)
        return `${Math.round(draw.ask === 'total' ? n : draw.ask === 'first' ? p * n : q * n)}`
    return null
  },
  slips: (draw) => {
    const { total, ask } = draw
    const third = Math.round(draw.third)
    const key = keyOf(draw)
    const wrong: readonly WrongValue[] = [
      ...(ask === 'total'
        ? [[fraction(total - third), 'Those of the third kind belong to the total as well.', 'equation'] as const]
        : [
            [fraction(total), 'That is the total: take the share of the kind that is asked.', 'kind'] as const,
            [fraction(total - third - key), 'That is the number of the other kind.', 'kind'] as const,
          ]),
      [fraction(third), 'That is the number which is given.', 'equation'],
    ]
    return wrongValues(fraction(key), wrong)
  },
})
