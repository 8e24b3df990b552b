import { sumAndProduct as solution } from '../../solutions/quadratic-equations/sum-and-product'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Draw {
  readonly small: number
  readonly large: number
  readonly stem: 0 | 1 | 2
}

const answer = (small: number, large: number): string => `smaller = ${small}, larger = ${large}`

const stories = [
  (sum: number, product: number) => `Find two numbers whose sum is $${sum}$ and whose product is $${product}$.`,
  (sum: number, product: number) =>
    `Leela and Arjun together have ${sum} marbles. The product of the numbers of marbles that they have is ${product}. Find the two numbers.`,
  (sum: number, product: number) =>
    `Divide $${sum}$ into two parts in such a way that the product of the parts is $${product}$.`,
] as const

/** What each story asks for. */
const parts = ['number', 'number', 'part'] as const

/** E.g. "Find two numbers whose sum is 27 and whose product is 182." */
export const wordSumProduct = template({
  id: 'qe-word-sum-product',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-word-numbers'],
  marks: 3,
  draw: (random): Draw => {
    const small = random.integer(5, 22)
    return { small, large: small + random.integer(1, 12), stem: random.pick([0, 1, 2] as const) }
  },
  things: ({ small, large, stem }) =>
    stem === 1 ? [small, large].map((size) => ({ name: 'the marbles of one of them', size, least: 5, most: 35 })) : [],
  given: ({ small, large, stem }) => ({
    sum: fraction(small + large),
    product: fraction(small * large),
    noun: parts[stem],
  }),
  solution,
  ask: ({ small, large, stem }) => {
    const part = parts[stem]
    return {
      question: `${stories[stem](small + large, small * large)} (Give the smaller one first.)`,
      rule: { kind: 'pair', aliases: { smaller: ['x', 'first'], larger: ['y', 'second'] } },
      hints: [
        `Call one of the two ${part}s $x$. What is the other one, if you know their sum?`,
        'Write the product as an equation and bring it to the form $ax^2 + bx + c = 0$.',
        `Put each root back: what is the other ${part} in each case?`,
      ],
      explanation: `Here no root is rejected: $x$ may stand for either of the two ${part}s, so the roots are the ${part}s.`,
    }
  },
  crossCheck: ({ small, large }) => {
    for (let n = 1; n <= 60; n++)
      if (n * (small + large - n) === small * large) return `larger = ${small + large - n}, smaller = ${n}`
    return ''
  },
  slips: ({ small, large, stem }) =>
    distinctSlips(answer(small, large), [
      {
        response: answer(-large, -small),
        note: 'Check the signs: set each factor equal to zero and solve it.',
        step: 'roots',
      },
      {
        response: answer(large, small),
        note: `The right ${parts[stem]}s, but the smaller one was asked for first.`,
        step: 'last',
      },
      {
        response: answer(small, 2 * small + large),
        note: `The other ${parts[stem]} is the sum less $x$: subtract, do not add.`,
        step: 'other',
      },
    ]),
})
