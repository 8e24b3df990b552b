import { fraction } from '../../maths'
import { twoIntegers as solution } from '../../solutions/quadratic-equations/two-integers'
import { template } from '../template'

type Kind = 'squares' | 'product' | 'difference'

interface Draw {
  readonly kind: Kind
  readonly smaller: number
  readonly gap: number
  readonly stem: 0 | 1 | 2
}

const total = ({ kind, smaller, gap }: Draw): number =>
  kind === 'squares' ? smaller ** 2 + (smaller + gap) ** 2 : smaller * (smaller + gap)

function story(draw: Draw): string {
  const { kind, gap, stem, smaller } = draw
  const value = total(draw)
  const run = gap === 1 ? 'positive integers' : smaller % 2 === 0 ? 'even positive integers' : 'odd positive integers'
  const stories = {
    squares: [
      `Find two consecutive ${run}, the sum of whose squares is $${value}$.`,
      `The sum of the squares of two consecutive ${run} is $${value}$. Find the two integers.`,
      `Ritu squares two consecutive ${run} and adds the squares. She gets $${value}$. Which are the two integers?`,
    ],
    product: [
      `The product of two consecutive ${run} is $${value}$. Find the integers.`,
      `Two consecutive ${run} are multiplied and the product is $${value}$. Find the two integers.`,
      `The numbers on two lockers that stand side by side are consecutive ${run}, and their product is $${value}$. Find the two numbers.`,
    ],
    difference: [
      `Two positive integers differ by $${gap}$ and their product is $${value}$. Find the integers.`,
      `One positive integer is $${gap}$ more than another, and their product is $${value}$. Find both integers.`,
      `The product of two positive integers is $${value}$. The larger one exceeds the smaller one by $${gap}$. Find both of them.`,
    ],
  } as const
  return stories[kind][stem]
}

function drawNumbers(kind: Kind, start: number, gap: number): Omit<Draw, 'stem'> {
  return kind === 'difference'
    ? { kind, smaller: start, gap: gap + 1 }
    : { kind, smaller: start, gap: gap % 2 === 0 ? 2 : 1 }
}

/** E.g. "Find two consecutive positive integers, the sum of whose squares is 365." */
export const wordNumbers = template({
  id: 'qe-word-numbers',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-word-numbers'],
  marks: 3,
  draw: (random): Draw => {
    const kind = random.pick(['squares', 'product', 'difference'] as const)
    const start = kind === 'squares' ? random.integer(4, 20) : random.integer(5, 28)
    return { ...drawNumbers(kind, start, random.integer(1, 10)), stem: random.pick([0, 1, 2] as const) }
  },
  variants: { all: ['squares', 'product', 'difference'], of: ({ kind }) => kind },
  given: (draw) => ({
    told: draw.kind === 'squares' ? ('squares' as const) : ('product' as const),
    gap: fraction(draw.gap),
    value: fraction(total(draw)),
  }),
  solution,
  ask: (draw) => {
    const { gap } = draw
    return {
      question: `${story(draw)} (Give the smaller integer first.)`,
      rule: { kind: 'pair', aliases: { smaller: ['x', 'first'], larger: ['y', 'second'] } },
      hints: [
        `Let the smaller integer be $x$. Then the larger one is $x + ${gap}$.`,
        'Write the condition as an equation and bring it to the form $ax^2 + bx + c = 0$.',
        'The integers are positive: what does that say about a negative root?',
      ],
      explanation: 'The equation knows nothing of the word "positive": each root must be checked against the story.',
    }
  },
  crossCheck: (draw) => {
    for (let n = 1; n <= 60; n++) {
      const m = n + draw.gap
      const value = draw.kind === 'squares' ? n * n + m * m : n * m
      if (value === total(draw)) return `larger = ${m}, smaller = ${n}`
    }
    return ''
  },
  slips: ({ smaller, gap }) => [
    {
      response: `smaller = ${-(smaller + gap)}, larger = ${-smaller}`,
      note: 'That pair satisfies the equation, but the integers must be positive.',
      step: 'rejected',
    },
    {
      response: `smaller = ${smaller + gap}, larger = ${smaller + 2 * gap}`,
      note: 'The root with its sign changed was taken for the smaller integer. Check with the condition.',
      step: 'roots',
    },
    {
      response: `smaller = ${smaller + gap}, larger = ${smaller}`,
      note: 'The right numbers, on the wrong names: $x$ was taken for the smaller integer.',
      step: 'last',
    },
  ],
})
